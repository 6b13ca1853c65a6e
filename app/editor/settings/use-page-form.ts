import { useState } from 'react';
import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { askPage } from '../page-api.ts';
import { refresh } from '../publishing/publish.ts';
import type { Editor } from '../state/editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { changesOf, clashesOf } from './page-draft.ts';
import { usePage } from './use-page.ts';

export type FormState =
  | { kind: 'idle' | 'busy' | 'failed' }
  | { kind: 'invalid'; errors: { path: string; message: string }[] }
  | { kind: 'clash'; names: string[] };

/** The fields of the page as the person has them, and as the server had them when this began. */
export function usePageForm() {
  const editor = useEditor();
  const [base, setBase] = useState<PageRecord>(usePage());
  const [page, setPage] = useState(base);
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  const mine = changesOf(base, page);

  async function send(from: PageRecord): Promise<void> {
    setState({ kind: 'busy' });
    const address = `/${editor.context.locale}/pageeditor-api/pages/${from.id}/`;
    const answer = await askPage<{ rev: number }>(address, { method: 'PATCH', body: mine, rev: from.rev });
    if (answer.ok) {
      const saved = { ...page, rev: answer.body.rev };
      setBase(saved);
      setPage(saved);
      setState({ kind: 'idle' });
      return tell(editor);
    }
    if (answer.status === 412) return meet(answer.body.current as PageRecord, from);
    if (answer.status === 422) return setState({ kind: 'invalid', errors: answer.body.errors ?? [] });
    setState({ kind: 'failed' });
  }

  /** Somebody saved meanwhile: other fields are taken over, the same field is a question. */
  function meet(current: PageRecord, from: PageRecord): Promise<void> | void {
    const names = clashesOf(from, current, mine);
    setBase(current);
    setPage(laidOver(current, mine));
    if (names.length > 0) return setState({ kind: 'clash', names });
    return send(current);
  }
  return {
    page,
    state,
    dirty: Object.keys(mine).length > 0,
    change: (how: (page: PageRecord) => PageRecord) => {
      setPage(how);
      setState({ kind: 'idle' });
    },
    save: () => send(base),
  };
}

function laidOver(page: PageRecord, changes: Record<string, unknown>): PageRecord {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = page[name as keyof PageRecord];
    const isWords = typeof value === 'object' && value !== null;
    return [name, isWords ? { ...(before as object), ...value } : value];
  });
  return { ...page, ...Object.fromEntries(entries) };
}

async function tell(editor: Editor): Promise<void> {
  await refresh(editor);
  const text = m.editor_settings_saved();
  editor.interaction.announcement.set(text);
  editor.interaction.toast.set({ text, canUndo: false });
}
