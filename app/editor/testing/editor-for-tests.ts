import { noStyleGuide } from '#app/cms/checks/style-guide.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { Editor } from '../core/editor.ts';

/** What the server hands the editor of a German page of these modules, for somebody who may publish. */
export function draftOf(nodes: readonly ModuleNode[]): DraftPayload {
  const payload = {
    owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
    page: { id: 'p' },
    locale: 'de',
    urls: { de: '/de/p', en: '/en/p' },
    person: 'ich',
    nodes,
    media: [],
    addresses: {},
    draft_tag: '',
    published: { de: null, en: null },
    changed: { de: 0, en: 0 },
    live: { de: { same: [], changed: [] }, en: { same: [], changed: [] } },
    style: noStyleGuide,
    permissions: { publish: true, html: false },
  };
  // Proof: only what the editor itself reads; the rest is for panels.
  return payload as unknown as DraftPayload;
}

/** That page open; no server answers. */
export function openEditor(nodes: readonly ModuleNode[]): Editor {
  const transport = { send: async () => ({ kind: 'unreachable' as const }) };
  return new Editor({ payload: draftOf(nodes), transport, journal: memoryJournal() });
}
