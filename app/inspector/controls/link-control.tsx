import { parseLink } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import { LinkFinder } from '../finders/link-finder.tsx';
import { useFormServices } from '../form-context.ts';

export function LinkControl({ id, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const link = parseLink(stored.shared);
  const address = link?.ref && context.address(link.ref);
  const shown = link?.ref ? (address?.title ?? link.ref.id) : (link?.url ?? '');
  return (
    <div>
      {link && (
        <p className="insp-target" data-broken={link.ref && !address?.online ? '' : undefined}>
          <span>
            {address || !link.ref ? shown : m.editor_link_gone()}
            {address && !address.online && <small> · {m.editor_link_offline()}</small>}
          </span>
          <button
            type="button"
            id={`${id}-remove`}
            className="insp-link"
            aria-labelledby={`${id}-remove ${id}-label`}
            onClick={() => onChange('shared', undefined)}
          >
            {m.editor_link_remove()}
          </button>
        </p>
      )}
      <LinkFinder
        id={id}
        onChoose={(chosen) => onChange('shared', link?.blank ? { ...chosen, blank: true } : chosen)}
      />
      {link?.ref && (
        <label className="insp-sub">
          {m.editor_link_anchor()}
          <input
            value={link.ref.anchor ?? ''}
            maxLength={80}
            pattern="[a-z0-9-]*"
            placeholder={m.editor_link_anchor_none()}
            onChange={(event) => {
              const { anchor: _, ...ref } = link.ref ?? { type: '', id: '' };
              const anchor = event.target.value.replace(/^#/, '');
              onChange('shared', { ...link, ref: anchor ? { ...ref, anchor } : ref });
            }}
          />
        </label>
      )}
      {link && (
        <label className="insp-check">
          <input
            type="checkbox"
            checked={link.blank ?? false}
            onChange={() => onChange('shared', { ...link, blank: !link.blank })}
          />
          {m.editor_link_blank()}
        </label>
      )}
    </div>
  );
}
