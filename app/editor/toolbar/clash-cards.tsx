import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, moduleName } from '#app/inspector/words.ts';
import { bothOf } from '../state/both-texts.ts';
import { type Choice, settleClash } from '../state/settle.ts';
import { useEditor, usePart } from '../state/use-editor.ts';
import { inWords } from './in-words.ts';

/** Two people answered the same question differently: both texts are shown, nothing is lost, one or both are chosen. */
export function ClashCards() {
  const editor = useEditor();
  const clashes = usePart(editor.queue.state, (sync) => sync.clashes);
  return clashes.map((clash) => {
    const model = editor.content.get(clash.id)?.model ?? '';
    const settle = (choice: Choice) => settleClash(editor, clash, choice);
    return (
      <section
        key={`${clash.id}${clash.lang}${clash.field}`}
        className="ed-clash"
        role="alertdialog"
        aria-label={m.editor_clash_title()}
      >
        <h2>{m.editor_clash_title()}</h2>
        <p>{m.editor_clash_where({ name: moduleName(model), field: fieldLabel(model, clash.field) })}</p>
        <Version name={m.editor_clash_mine()} value={clash.mine} onTake={() => settle('mine')} />
        <Version name={m.editor_clash_theirs()} value={clash.theirs} onTake={() => settle('theirs')} />
        {bothOf(clash.theirs, clash.mine) !== null && (
          <button type="button" className="insp-link" onClick={() => settle('both')}>
            {m.editor_clash_both()}
          </button>
        )}
      </section>
    );
  });
}

function Version({ name, value, onTake }: { name: string; value: unknown; onTake(): void }) {
  return (
    <div className="ed-version">
      <b>{name}</b>
      <p>{inWords(value)}</p>
      <button type="button" className="insp-link" aria-label={`${m.editor_clash_take()}: ${name}`} onClick={onTake}>
        {m.editor_clash_take()}
      </button>
    </div>
  );
}
