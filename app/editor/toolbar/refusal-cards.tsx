import type { PatchBody } from '#app/drafting/entry.ts';
import { fieldsOf, valueIn } from '#app/drafting/field-values.ts';
import { toPlainText } from '#app/drafting/plain-text.ts';
import type { Refusal } from '#app/drafting/sync-state.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/labels.ts';
import { getModule } from '#app/modules/registry.ts';
import { insertAnew, letGo } from '../commands/settle-conflict.ts';
import { useEditor, usePart } from '../core/use-editor.ts';
import css from './decision-cards.module.css';

/** What the server will not take: why, the words to copy, and the ways on. Other modules go on saving. */
export function RefusalCards() {
  const editor = useEditor();
  const refusals = usePart(editor.queue.state, (sync) => sync.refusals);
  return refusals.map((refusal) => {
    const node = editor.content.get(refusal.id);
    const isGone = refusal.status === 404 || refusal.status === 410 || editor.hasGone(node?.parent_id ?? null);
    return (
      <section key={refusal.id} className={css.decision} role="alertdialog" aria-label={reasonOf(refusal.status)}>
        <h2>{reasonOf(refusal.status)}</h2>
        <p>{moduleName(node?.model ?? refusal.entries[0]?.model ?? '')}</p>
        {[...new Set(refusal.errors.map((error) => problemOf(error, refusal)))].map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        <blockquote className={css.kept}>{keptText(refusal)}</blockquote>
        {isGone && node && (
          <button type="button" className="insp-link" onClick={() => insertAnew(editor, refusal)}>
            {m.editor_refused_anew()}
          </button>
        )}
        <button type="button" className="insp-link" onClick={() => letGo(editor, refusal)}>
          {m.editor_refused_let_go()}
        </button>
      </section>
    );
  });
}

export function reasonOf(status: number): string {
  if (status === 403) return m.editor_refused_right();
  if (status === 404 || status === 410) return m.editor_refused_gone();
  if (status === 422) return m.editor_refused_value();
  if (status === 409) return m.editor_refused_place();
  return m.editor_refused_other();
}

/** Our own sentence where there is one; else the field it is about: what a check of shapes says is for nobody's eyes. */
function problemOf({ path, message }: Refusal['errors'][number], { entries }: Refusal): string {
  const model = entries[0]?.model ?? '';
  const fields = getModule(model)?.fields ?? {};
  const field = path.split('.').find((name) => name in fields);
  return findMessage(message) ?? (field ? fieldLabel(model, field) : '');
}

/** Selectable, so that nothing typed is ever out of reach. */
function keptText({ entries }: Refusal): string {
  const words = entries.flatMap((entry) => {
    if (entry.kind === 'patch') return valuesIn(entry.body);
    return entry.kind === 'create' ? valuesIn({ i18n: entry.node.i18n }) : [];
  });
  return words.join('\n');
}

function valuesIn(body: PatchBody): string[] {
  return fieldsOf(body).map((name) => toPlainText(valueIn(body, name)));
}
