import { useId, useState } from 'react';
import { slugOf } from '#app/cms/collection/slug.ts';
import { reasonOf } from '#app/contract/client/reason.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { answerMessage } from '../answer-message.ts';
import { call } from '../call.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import css from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { openPage } from './open-page.ts';
import { ParentChoice } from './parent-choice.tsx';
import { usePage } from './use-page.ts';
import { usePages } from './use-pages.ts';

/** A title in each language and a place; the address follows from the title and can be changed later. */
export function NewPagePanel() {
  const editor = useEditor();
  const { locale } = editor.context;
  const pages = usePages() ?? [];
  const [title, setTitle] = useState<Localized<string>>({});
  const [parent, setParent] = useState(usePage().id);
  const [problem, setProblem] = useState('');
  const id = useId();
  const close = () => editor.interaction.panel.set({ kind: 'none' });

  async function create(): Promise<void> {
    const body = { parent: parent || null, page: { title, slug: slugsOf(title) } };
    const answer = await call('createPage', { params: { lang: locale }, body });
    if (answer.ok) return openPage(editor, answer.body.id);
    setProblem(reasonOf(answer) ?? answerMessage(answer.status));
  }
  return (
    <PanelDialog title={m.editor_new_page()} onClose={close}>
      <form
        className={css.group}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {locales.map((one) => (
          <div key={one} className="insp-row">
            <label className={formParts.label} htmlFor={`${id}-${one}`}>
              {m.editor_new_page_title({ language: languageName(one) })}
            </label>
            <input
              id={`${id}-${one}`}
              required={one === locale}
              maxLength={200}
              lang={one}
              value={title[one] ?? ''}
              onChange={(event) => setTitle({ ...title, [one]: event.target.value })}
            />
            {title[one] && <small className={css.note}>…/{slugOf(title[one], fallback[one])}</small>}
          </div>
        ))}
        <ParentChoice id={`${id}-parent`} pages={pages} value={parent} onChange={setParent} />
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        <p className={css.note}>{m.editor_new_page_note()}</p>
        <button type="submit" className="ed-primary">
          {m.editor_new_page_create()}
        </button>
      </form>
    </PanelDialog>
  );
}

const fallback: Record<Locale, string> = { de: 'seite', en: 'page' };

function slugsOf(title: Localized<string>): Localized<string> {
  const named = locales.flatMap((one) => (title[one] ? [[one, slugOf(title[one], fallback[one])]] : []));
  return Object.fromEntries(named);
}
