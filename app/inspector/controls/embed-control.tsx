import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import css from '../form-parts.module.css';

export function EmbedControl({ id, stored, onChange }: ControlProps) {
  const url = String((stored.shared as { url?: string } | undefined)?.url ?? '');
  const title = String((stored.localized as { title?: string } | undefined)?.title ?? '');
  return (
    <>
      <input
        id={id}
        type="url"
        value={url}
        onChange={(event) => onChange('shared', event.target.value ? { url: event.target.value } : undefined)}
      />
      <label className={css.sub}>
        {m.editor_words_title()}
        <input
          id={`${id}-title`}
          value={title}
          maxLength={255}
          onChange={(event) => onChange('localized', event.target.value ? { title: event.target.value } : undefined)}
        />
      </label>
    </>
  );
}
