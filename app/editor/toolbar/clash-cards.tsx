import { documentText } from '#app/cms/rich-text/document-text.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel } from '#app/inspector/words.ts';
import type { OpenClash } from '../state/queue.ts';
import { useCell, useEditor } from '../state/use-editor.ts';

/** Two people answered the same question differently: both texts are shown, nothing is lost, one is chosen. */
export function ClashCards() {
  const editor = useEditor();
  const { clashes } = useCell(editor.queue.state);
  return clashes.map((clash) => (
    <section
      key={`${clash.id}${clash.lang}${clash.field}`}
      className="ed-clash"
      role="alertdialog"
      aria-label={m.editor_clash_title()}
    >
      <h2>{m.editor_clash_title()}</h2>
      <p>{fieldLabel(editor.content.get(clash.id)?.model ?? '', clash.field)}</p>
      <Version name={m.editor_clash_mine()} value={clash.mine} onTake={() => take(clash, clash.mine)} />
      <Version name={m.editor_clash_theirs()} value={clash.theirs} onTake={() => take(clash, clash.theirs)} />
    </section>
  ));

  function take(clash: OpenClash, value: unknown) {
    const part = clash.lang ?? 'props';
    const after = value ?? undefined;
    editor.queue.resolveClash(clash);
    editor.do(m.editor_step_clash(), [
      { kind: 'set', id: clash.id, part, field: clash.field, before: { other: true }, after },
    ]);
  }
}

function Version({ name, value, onTake }: { name: string; value: unknown; onTake(): void }) {
  return (
    <div className="ed-version">
      <b>{name}</b>
      <p>{inWords(value)}</p>
      <button type="button" className="insp-link" onClick={onTake}>
        {m.editor_clash_take()}
      </button>
    </div>
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc') {
    // Proof: stored values of that type are documents of the two text fields.
    return documentText(value as Parameters<typeof documentText>[0]);
  }
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
