import { useId, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { headlineModule } from '#app/modules/headline/schema.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelParts from '../chrome/panel-parts.module.css';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { textOf } from '../document/text-of.ts';
import css from './keep-dialog.module.css';
import { keepSection } from './shared-sections.ts';

/** Asks what a container shall be called as a shared section, and whether it shall be shown here from now on. */
export function KeepDialog({ id }: { id: string }) {
  const editor = useEditor();
  const [title, setTitle] = useState(() => headlineOf(editor, id));
  const [isReplacing, setReplacing] = useState(true);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const close = () => editor.interaction.panel.set({ kind: 'none' });

  async function keep(): Promise<void> {
    setBusy(true);
    const refused = await keepSection(editor, id, { title: title.trim(), isReplacing });
    setBusy(false);
    if (refused === null) close();
    else setProblem(refused);
  }
  return (
    <PanelDialog title={m.sections_keep_title()} onClose={close}>
      <form
        className={panelParts.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void keep();
        }}
      >
        <div className="insp-row">
          <label className={formParts.label} htmlFor={field}>
            {m.sections_keep_name()}
          </label>
          <input
            id={field}
            required
            maxLength={200}
            value={title}
            aria-describedby={`${field}-hint`}
            onChange={(event) => setTitle(event.target.value)}
          />
          <small id={`${field}-hint`} className={panelParts.note}>
            {m.sections_keep_hint()}
          </small>
        </div>
        <label className={css.choice}>
          <input type="checkbox" checked={isReplacing} onChange={(event) => setReplacing(event.target.checked)} />
          {m.sections_keep_replace()}
        </label>
        <p className={panelParts.note}>{isReplacing ? m.sections_keep_replace_on() : m.sections_keep_replace_off()}</p>
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        <button type="submit" className="ed-primary" aria-disabled={isBusy || undefined}>
          {m.sections_keep_submit()}
        </button>
      </form>
    </PanelDialog>
  );
}

/** A headline is mostly what the container is called. */
function headlineOf({ content, context }: Editor, id: string): string {
  const headline = content.subtree(id).find(({ model }) => model === headlineModule.model);
  return headline ? textOf(headline, context.locale) : '';
}
