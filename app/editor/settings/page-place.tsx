import { useEffect, useId, useState } from 'react';
import type { ListedPage } from '#app/collections/page/public/page-list.server.ts';
import { reasonOf } from '#app/contract/client/reason.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { urls } from '#app/urls.ts';
import { answerMessage } from '../answer-message.ts';
import { call } from '../call.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { refresh } from '../publishing/publish.ts';
import css from './page-place.module.css';
import { nameIn, within } from './page-tree.ts';
import { ParentChoice } from './parent-choice.tsx';
import { usePage } from './use-page.ts';
import { usePages } from './use-pages.ts';

/** Where the page stands in the tree, and its end in the bin. */
export function PagePlace() {
  const editor = useEditor();
  const { permissions } = useObservable(editor.payload);
  const pages = usePages();
  if (!permissions.pages || !pages) return null;
  return (
    <section className={panelParts.group} aria-label={m.editor_place()}>
      <h3>{m.editor_place()}</h3>
      <Place pages={pages} />
      <Bin />
    </section>
  );
}

function Place({ pages }: { pages: ListedPage[] }) {
  const editor = useEditor();
  const page = usePage();
  const { locale } = editor.context;
  const own = pages.find(({ id }) => id === page.id);
  const [parent, setParent] = useState(own?.parent_id ?? '');
  const siblings = pages.filter(({ id, parent_id }) => (parent_id ?? '') === parent && id !== page.id);
  const next = nextOf(pages, page.id);
  const [before, setBefore] = useState(next ?? '');
  const [problem, setProblem] = useState('');
  const ids = { parent: useId(), before: useId() };
  useEffect(() => setBefore(parent === (own?.parent_id ?? '') ? (next ?? '') : ''), [parent, own?.parent_id, next]);

  async function move(): Promise<void> {
    const body = { parent: parent || null, before: before || null };
    const answer = await call('movePage', { params: { lang: locale, id: page.id }, body });
    setProblem(answer.ok ? '' : (reasonOf(answer) ?? answerMessage(answer.status)));
    if (!answer.ok) return;
    await refresh(editor);
    editor.interaction.announcement.set(m.editor_place_moved());
    editor.interaction.toast.set({ text: m.editor_place_moved(), canUndo: false });
  }
  return (
    <>
      <ParentChoice
        id={ids.parent}
        pages={pages}
        without={within(pages, page.id)}
        value={parent}
        onChange={setParent}
      />
      <div className="insp-row">
        <label className={formParts.label} htmlFor={ids.before}>
          {m.editor_place_before()}
        </label>
        <select id={ids.before} value={before} onChange={(event) => setBefore(event.target.value)}>
          <option value="">{m.editor_place_end()}</option>
          {siblings.map((one) => (
            <option key={one.id} value={one.id}>
              {nameIn(one, locale)}
            </option>
          ))}
        </select>
      </div>
      {problem && (
        <p role="alert" className="ed-problem">
          {problem}
        </p>
      )}
      <p className={panelParts.note}>{m.editor_place_note()}</p>
      <button type="button" className={panelParts.secondary} onClick={() => void move()}>
        {m.editor_place_move()}
      </button>
    </>
  );
}

/** Leads to the question of the office: what visitors lose, where it is used, what could stand there instead. */
function Bin() {
  const editor = useEditor();
  const { id } = usePage();
  return (
    <p className={css.bin}>
      <a className={`insp-link ${panelParts.danger}`} href={urls.officeRemoval(editor.context.locale, 'page', id)}>
        {m.editor_bin_delete()}
      </a>
    </p>
  );
}

function nextOf(pages: ListedPage[], id: string): string | null {
  const own = pages.find((page) => page.id === id);
  const siblings = pages.filter(({ parent_id }) => parent_id === own?.parent_id);
  return siblings[siblings.findIndex((page) => page.id === id) + 1]?.id ?? null;
}
