import type { DocumentChanges } from '#app/cms/publishing/document-changes.ts';
import type { DraftOwner } from '#app/collections/page/draft-payload.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { changeText, pageChangeText } from './change-text.ts';
import css from './changes.module.css';

type ChangesProps = {
  changes: DocumentChanges;
  page: DraftOwner;
  isOnline: boolean;
  chosen: ReadonlySet<string> | null;
  onChoose(chosen: ReadonlySet<string> | null): void;
};

/** What visitors will see anew. A page that is online can go out in part; a new one goes out whole. */
export function Changes({ changes, page, isOnline, chosen, onChoose }: ChangesProps) {
  const { content } = useEditor();
  const rows = [
    ...(changes.page.length > 0 ? [{ id: page.id, words: pageChangeText(page.type, changes.page) }] : []),
    ...changes.modules.map((change) => ({ id: change.module, words: changeText(change, content.get(change.module)) })),
  ];
  if (!isOnline) return <p className={panelParts.note}>{m.editor_changes_all({ count: changes.modules.length })}</p>;
  if (rows.length === 0) return <p className={panelParts.note}>{m.editor_changes_none()}</p>;
  const all = rows.map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(chosen ?? all);
    if (!next.delete(id)) next.add(id);
    onChoose(next.size === all.length ? null : next);
  };
  return (
    <fieldset className={css.changes}>
      <legend>{m.editor_changes_title()}</legend>
      {rows.map(({ id, words }) => (
        <label key={id} className="insp-check">
          <input type="checkbox" checked={chosen?.has(id) ?? true} onChange={() => toggle(id)} />
          <span>
            {words.what} <small>{words.how}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
