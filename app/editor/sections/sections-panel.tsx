import { useDeferredValue, useEffect, useId, useState } from 'react';
import type { Answer } from '#app/contract/client/call-types.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { answerMessage } from '../answer-message.ts';
import { call } from '../call.ts';
import editorPanel from '../chrome/editor-panel.module.css';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelParts from '../chrome/panel-parts.module.css';
import Thumbnail from '../chrome/thumbnail.tsx';
import { useEditor } from '../core/use-editor.ts';
import type { InsertPoint } from '../document/ui-state.ts';
import css from './sections-panel.module.css';
import { copySection, showSection } from './shared-sections.ts';

type Listed = Answer<'listSharedSections'>[number];

/** Which of the kept sections shall stand at a place: shown there, or copied. */
export function SectionsPanel({ spot }: { spot: InsertPoint }) {
  const editor = useEditor();
  const [query, setQuery] = useState('');
  const field = useId();
  const { sections, problem } = useSections(query.trim());
  const close = () => editor.interaction.panel.set({ kind: 'none' });
  return (
    <PanelDialog title={m.sections_title()} className={css.dialog} onClose={close}>
      <div className={`insp-row ${css.search}`}>
        <label className={formParts.label} htmlFor={field}>
          {m.sections_search()}
        </label>
        <input
          id={field}
          type="search"
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className={editorPanel.scroll}>
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        {sections?.length === 0 && (
          <p className={panelParts.note}>{query ? m.sections_none_found() : m.sections_none()}</p>
        )}
        <ul className={css.sections} aria-label={m.sections_title()}>
          {sections?.map((section) => (
            <SectionRow
              key={section.id}
              section={section}
              onShow={() => {
                close();
                showSection(editor, section, spot);
              }}
              onCopy={() => {
                close();
                void copySection(editor, section.id, spot);
              }}
            />
          ))}
        </ul>
      </div>
    </PanelDialog>
  );
}

/** What the server finds for these words; the last question wins. */
function useSections(query: string): { sections: Listed[] | null; problem: string } {
  const { locale } = useEditor().context;
  const q = useDeferredValue(query);
  const [sections, setSections] = useState<Listed[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void call('listSharedSections', { params: { lang: locale }, query: { q } }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setSections(answer.body);
      setProblem(answer.ok ? '' : answerMessage(answer.status));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, q]);
  return { sections, problem };
}

type RowProps = { section: Listed; onShow(): void; onCopy(): void };

function SectionRow({ section: { title, models, places, online }, onShow, onCopy }: RowProps) {
  return (
    <li className={css.section}>
      <span className={css.pictures} aria-hidden="true">
        {models.slice(0, 3).map((model, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section may hold two texts, and rows are never put in another order
          <Thumbnail key={at} model={model} />
        ))}
      </span>
      <span className={css.words}>
        <b>{title}</b>
        <small>
          {[
            places > 0 ? m.sections_places({ count: places }) : m.sections_nowhere(),
            online.length === 0 && m.sections_draft(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={css.choices}>
        <button
          type="button"
          className={panelParts.secondary}
          aria-label={m.sections_show_one({ title })}
          onClick={onShow}
        >
          {m.sections_show()}
        </button>
        <button
          type="button"
          className={panelParts.secondary}
          aria-label={m.sections_copy_one({ title })}
          onClick={onCopy}
        >
          {m.sections_copy()}
        </button>
      </span>
    </li>
  );
}
