import { useEffect, useMemo, useState } from 'react';
import { nodesIn } from '#app/cms/compile.ts';
import type { Field } from '#app/cms/field/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { documentChanges, type ModuleChange } from '#app/cms/publishing/document-changes.ts';
import { type RestoreRequest, restoreOperations } from '#app/cms/tree/restore-operations.ts';
import { pageFieldsIn } from '#app/collections/page/compile.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call } from '../call.ts';
import { changeText, pageChangeText } from '../changes/change-text.ts';
import { comparedTexts, differencesOf } from '../changes/differences.ts';
import { loadVersion, type VersionContent } from '../changes/load-version.ts';
import { WordChanges } from '../changes/word-changes.tsx';
import { markChangedText } from '../changes/word-marks.ts';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import type { Editor } from '../core/editor.ts';
import { useChanges, useEditor, useObservable } from '../core/use-editor.ts';
import { moduleElement } from '../document/module-element.ts';
import { languageName } from '../language-name.ts';
import { refresh } from '../publishing/publish.ts';
import css from './comparison.module.css';
import { markOnPage } from './page-marks.ts';
import { keep, type ListedVersion } from './use-versions.ts';

/** A version beside the draft on screen: rings on the page, words in the list, and the way back piece by piece. */
export function Comparison({ version, back }: { version: ListedVersion; back(): void }) {
  const editor = useEditor();
  const [doc, setDoc] = useState<VersionContent | null>(null);
  useEffect(() => void loadVersion(editor, version.n).then(setDoc), [editor, version.n]);
  return (
    <>
      <button type="button" className="insp-link" onClick={back}>
        ← {m.editor_versions()}
      </button>
      {doc && <Differences doc={doc} n={version.n} />}
    </>
  );
}

function Differences({ doc, n }: { doc: VersionContent; n: number }) {
  const editor = useEditor();
  const { content, context } = editor;
  const { owner, page } = useObservable(editor.payload);
  const round = useChanges();
  const [withShared, setShared] = useState(false);
  const { locale } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` rises with every change of the draft
  const changes = useMemo(
    () =>
      documentChanges(
        doc,
        // The values of an entry are compared in the office, where they are written.
        { page: page ? pageFieldsIn(page, locale) : doc.page, nodes: nodesIn(content.all(), locale) },
        locale,
      ),
    [doc, page, locale, content, round],
  );
  useMarksOnPage(editor, changes.modules, doc);

  const restore = (only: string | null) =>
    restoreVersion(editor, { doc, n, request: { locale, only, withShared }, fields: changes.page });
  const nothing = changes.modules.length === 0 && changes.page.length === 0;
  return (
    <>
      {nothing && <p className={panelParts.note}>{m.editor_version_same()}</p>}
      {changes.page.length > 0 && (
        <p className={panelParts.note}>
          {pageChangeText(owner.type, changes.page).what}: {pageChangeText(owner.type, changes.page).how}
        </p>
      )}
      <ul className={panelLists.history}>
        {changes.modules.map((change) => (
          <ChangedModule
            key={change.module}
            change={change}
            old={doc.nodes.find(({ id }) => id === change.module)}
            restore={() => void restore(change.module)}
          />
        ))}
      </ul>
      {!nothing && (
        <div className={css.restore}>
          <label className="insp-check">
            <input type="checkbox" checked={withShared} onChange={() => setShared((on) => !on)} />
            {m.editor_restore_shared()}
          </label>
          <button type="button" className={panelParts.secondary} onClick={() => void restore(null)}>
            {m.editor_restore_page({ language: languageName(locale) })}
          </button>
        </div>
      )}
    </>
  );
}

/** Rings around what differs, and the words within it, as long as the comparison is open. */
function useMarksOnPage(editor: Editor, changed: readonly ModuleChange[], doc: VersionContent) {
  // The page is rendered after the store has changed, and its words are measured as they stand.
  useEffect(() => {
    let stop = () => {};
    const frame = requestAnimationFrame(() => {
      stop = markChangedText(comparedTexts(editor, changed, doc.nodes));
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [editor, changed, doc]);
  const ids = changed.map(({ module }) => module).join(' ');
  useEffect(() => markOnPage(ids.split(' ').filter(Boolean)), [ids]);
}

type Restoring = { doc: VersionContent; n: number; request: RestoreRequest; fields: readonly string[] };

/** Brings one module back, or all of them and the page's own fields; what stood there until now is kept as a version. */
async function restoreVersion(editor: Editor, { doc, n, request, fields }: Restoring): Promise<void> {
  if (!(await keep(editor, String(n), 'before-restore'))) return;
  editor.do(m.editor_step_restore({ number: n }), restoreOperations(editor.content.tree(), doc.nodes, request), {
    joins: false,
  });
  const names = fields.filter((name) => request.withShared || fieldOfPage(name)?.localized);
  const isWhole = request.only !== null || (await restoreFields(editor, doc, names));
  const text = isWhole ? m.editor_version_restored({ number: n }) : m.panels_restore_fields_failed({ number: n });
  editor.interaction.announcement.set(text);
  editor.interaction.toast.set({ text, canUndo: true });
}

/** The page's own fields, in the language on screen; modules are steps of the timeline, these are saved at once. */
async function restoreFields(editor: Editor, doc: VersionContent, names: string[]): Promise<boolean> {
  const { page } = editor.payload.get();
  if (names.length === 0 || !page) return true;
  const { locale } = editor.context;
  const { id, rev } = page;
  const values = new Map(Object.entries(doc.page));
  const body = Object.fromEntries(
    names.map((name) => {
      const value = values.get(name);
      return [name, fieldOfPage(name)?.localized ? { [locale]: value } : value];
    }),
  );
  const answer = await call('patchPage', { params: { lang: locale, id }, headers: { 'if-match': `"${rev}"` }, body });
  await refresh(editor);
  return answer.ok;
}

function fieldOfPage(name: string): Field | undefined {
  return Object.entries(pageFields).find(([known]) => known === name)?.[1];
}

type ChangedProps = { change: ModuleChange; old: ModuleNode | undefined; restore(): void };

function ChangedModule({ change, old, restore }: ChangedProps) {
  const { content, context, interaction } = useEditor();
  const now = content.get(change.module);
  const { what, how } = changeText(change, now ?? old);
  const differences = old && now ? differencesOf(change, old, now, context.locale) : [];
  return (
    <li>
      <b>{what}</b>
      {differences.length === 0 && <small>{how}</small>}
      {differences.map(({ label, words, isInvisible }) => (
        <div key={label}>
          <small>
            {label}
            {isInvisible && ` (${m.editor_diff_invisible()})`}
          </small>
          {words ? <WordChanges parts={words} /> : <em>{m.editor_diff_other()}</em>}
        </div>
      ))}
      <span className={panelLists.fixes}>
        {now && (
          <button
            type="button"
            className="insp-link"
            aria-label={`${m.editor_show()}: ${what}`}
            onClick={() => {
              interaction.selected.set(now.id);
              moduleElement(now.id)?.scrollIntoView({ block: 'center' });
            }}
          >
            {m.editor_show()}
          </button>
        )}
        {old && (
          <button
            type="button"
            className="insp-link"
            aria-label={`${m.editor_restore_one()}: ${what}`}
            onClick={restore}
          >
            {m.editor_restore_one()}
          </button>
        )}
      </span>
    </li>
  );
}
