import { useEffect, useState } from 'react';
import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { askPage } from '../page-api.ts';
import { refresh } from '../publishing/publish.ts';
import type { Editor } from '../state/editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { changesOf, clashesOf, laidOver, type PageClash, withTheirs } from './page-draft.ts';
import { usePage } from './use-page.ts';

export type FormState =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; status: number }
  | { kind: 'invalid'; errors: { path: string; message: string }[] }
  /** Two people wrote the same fields; each is asked about on its own. */
  | { kind: 'clash'; clashes: PageClash[] };

/** The fields of the page as the person has them, and as the server had them when this began. */
export function usePageForm() {
  const editor = useEditor();
  const saved = usePage();
  const { unsavedPage } = editor.interaction;
  const kept = unsavedPage.get();
  const [base, setBase] = useState<PageRecord>(kept?.base ?? saved);
  const [page, setPage] = useState(kept?.page ?? base);
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  const dirty = Object.keys(changesOf(base, page)).length > 0;
  useEffect(() => unsavedPage.set(dirty ? { base, page } : null), [unsavedPage, dirty, base, page]);

  async function send(from: PageRecord, to: PageRecord): Promise<void> {
    const mine = changesOf(from, to);
    if (Object.keys(mine).length === 0) return setState({ kind: 'idle' });
    setState({ kind: 'busy' });
    const address = `/${editor.context.locale}/pageeditor-api/pages/${from.id}/`;
    const answer = await askPage<{ rev: number }>(address, { method: 'PATCH', body: mine, rev: from.rev });
    if (answer.ok) {
      const saved = { ...to, rev: answer.body.rev };
      setBase(saved);
      setPage(saved);
      setState({ kind: 'idle' });
      return tell(editor);
    }
    if (answer.status === 412) return meet(answer.body.current as PageRecord, { from, mine });
    if (answer.status === 422) return setState({ kind: 'invalid', errors: answer.body.errors ?? [] });
    setState({ kind: 'failed', status: answer.status });
  }

  /** Somebody saved meanwhile: other fields are taken over, the same field is a question. */
  function meet(current: PageRecord, { from, mine }: { from: PageRecord; mine: Record<string, unknown> }) {
    const clashes = clashesOf(from, current, mine);
    const merged = laidOver(current, mine);
    setBase(current);
    setPage(merged);
    return clashes.length > 0 ? setState({ kind: 'clash', clashes }) : send(current, merged);
  }

  /** With the last answer everything is saved; until then nothing of it is. */
  function settle(clash: PageClash, choice: 'mine' | 'theirs'): Promise<void> | void {
    if (state.kind !== 'clash') return;
    const next = choice === 'theirs' ? withTheirs(page, clash) : page;
    const left = state.clashes.filter((one) => one !== clash);
    setPage(next);
    return left.length > 0 ? setState({ kind: 'clash', clashes: left }) : send(base, next);
  }
  return {
    page,
    state,
    dirty,
    settle,
    change: (how: (page: PageRecord) => PageRecord) => {
      setPage(how);
      setState({ kind: 'idle' });
    },
    save: () => send(base, page),
    discard: () => {
      setPage(base);
      setState({ kind: 'idle' });
    },
  };
}

async function tell(editor: Editor): Promise<void> {
  await refresh(editor);
  const text = m.editor_settings_saved();
  editor.interaction.announcement.set(text);
  editor.interaction.toast.set({ text, canUndo: false });
}
