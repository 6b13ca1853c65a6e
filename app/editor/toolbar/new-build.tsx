import { m } from '#app/i18n/paraglide/messages.js';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { saveScroll } from '../language/kept-place.ts';
import { usePresence } from '../presence/use-presence.ts';
import css from './decision-cards.module.css';

/** The server was built anew while somebody edits: offered, never forced; what is unsent is in the journal first. */
export function NewBuild() {
  const editor = useEditor();
  const { isOutdated } = usePresence();
  if (!useObservable(isOutdated)) return null;
  const reload = async () => {
    await editor.saved();
    saveScroll(editor);
    location.reload();
  };
  return (
    <section className={css.decision} role="status">
      <p>{m.editor_new_build()}</p>
      <button type="button" className="insp-link" onClick={() => void reload()}>
        {m.editor_new_build_load()}
      </button>
    </section>
  );
}
