import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#app/contract/client/call-types.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call, ownerParams } from '../call.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';

const perPage = 15;

export type ListedVersion = Answer<'listVersions'>['results'][number];

/** The history of the language on screen, newest first, and how it goes on. */
export function useVersions() {
  const editor = useEditor();
  const [versions, setVersions] = useState<ListedVersion[] | null>(null);
  const [count, setCount] = useState(0);
  const load = useCallback(
    async (page: number) => {
      const query = { of: editor.context.locale, page, page_size: perPage };
      const answer = await call('listVersions', { params: ownerParams(editor), query });
      // That there are none is not what was answered; why is said by the alert.
      if (!answer.ok) return;
      setCount(answer.body.count);
      setVersions((known) => (page === 1 ? answer.body.results : [...(known ?? []), ...answer.body.results]));
    },
    [editor],
  );
  useEffect(() => void load(1), [load]);
  const pages = Math.ceil((versions?.length ?? 0) / perPage);
  return {
    versions,
    more: versions && versions.length < count ? () => void load(pages + 1) : null,
    again: () => load(1),
  };
}

/** Keeps the draft as it is now; everything on screen is on the server first. */
export async function keep(editor: Editor, label: string, kind: 'named' | 'before-restore'): Promise<boolean> {
  if (!(await editor.saved())) {
    editor.interaction.toast.set({ text: m.editor_publish_unsaved(), canUndo: false });
    return false;
  }
  const body = { lang: editor.context.locale, label, kind };
  return (await call('nameVersion', { params: ownerParams(editor), body })).ok;
}
