import type { ModuleChange } from '#app/cms/publishing/document-changes.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { type ChangeText, changeText, pageChangeText } from '../changes/change-text.ts';
import { differencesOf } from '../changes/differences.ts';
import { WordChanges } from '../changes/word-changes.tsx';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { moduleElement } from '../document/module-element.ts';
import css from './change-list.module.css';
import type { Review } from './review.ts';
import { venueTerms } from './venue-terms.ts';

type ChangesProps = {
  review: Review;
  chosen: ReadonlySet<string> | null;
  onChoose(chosen: ReadonlySet<string> | null): void;
};

type Row = { id: string; text: ChangeText; change: ModuleChange | null };

/** What visitors will see anew, numbered as on the page. A page that is online can go out in part; a new one goes out whole. */
export function Changes({ review, chosen, onChoose }: ChangesProps) {
  const { content } = useEditor();
  const { changes, draft, lang } = review;
  const { owner } = draft;
  if (draft.published[lang] === null)
    return <p className={panelParts.note}>{m.editor_changes_all({ count: changes.modules.length })}</p>;
  const rows: Row[] = [
    ...changes.modules.map((change) => ({
      id: change.module,
      text: changeText(change, content.get(change.module)),
      change,
    })),
    ...(changes.page.length > 0
      ? [{ id: owner.id, text: pageChangeText(owner.type, changes.page), change: null }]
      : []),
  ];
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
      {rows.map((row, index) => (
        <ChangeRow
          key={row.id}
          row={row}
          number={index + 1}
          review={review}
          isChosen={chosen?.has(row.id) ?? true}
          toggle={() => toggle(row.id)}
        />
      ))}
    </fieldset>
  );
}

type RowProps = { row: Row; number: number; review: Review; isChosen: boolean; toggle(): void };

/** What it is, its words before and after, who wrote it and when, and the way there. */
function ChangeRow({ row: { id, text, change }, number, review, isChosen, toggle }: RowProps) {
  const { content, interaction, context } = useEditor();
  const node = content.get(id);
  const written = review.written.get(id);
  const show = () => {
    interaction.flash.set({ id, at: Date.now() });
    moduleElement(id)?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={css.row}>
      <label className="insp-check">
        <b className={css.number} data-left-out={!isChosen || undefined} aria-hidden="true">
          {number}
        </b>
        <input type="checkbox" checked={isChosen} onChange={toggle} />
        <span>
          {text.what} <small>{text.how}</small>
        </span>
      </label>
      {node && review.lang === context.locale && (
        <button type="button" className={css.show} aria-label={`${m.editor_show()}: ${text.what}`} onClick={show}>
          <ToolIcon name="right" />
        </button>
      )}
      {change && <ChangedWords change={change} review={review} />}
      {written && <small className={css.who}>{[written.by, venueTerms(written.at)].filter(Boolean).join(', ')}</small>}
    </div>
  );
}

function ChangedWords({ change, review: { before, draft, lang } }: { change: ModuleChange; review: Review }) {
  const old = before?.nodes.find(({ id }) => id === change.module);
  const now = draft.nodes.find(({ id }) => id === change.module);
  if (!old || !now) return null;
  return differencesOf(change, old, now, lang).map(
    ({ label, words }) => words && <WordChanges key={label} parts={words} />,
  );
}
