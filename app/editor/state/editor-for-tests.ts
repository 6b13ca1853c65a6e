import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { Editor } from './editor.ts';
import { memoryJournal } from './journal.ts';

/** A German page of these modules, open before somebody who may publish; no server answers. */
export function openEditor(nodes: ModuleNode[]): Editor {
  const payload = {
    owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
    page: { id: 'p' },
    locale: 'de',
    person: 'anna',
    nodes,
    media: [],
    addresses: {},
    draft_tag: '',
    published: { de: null, en: null },
    changed: { de: 0, en: 0 },
    live: { de: { same: [], changed: [] }, en: { same: [], changed: [] } },
    permissions: { publish: true, html: false },
  } as unknown as DraftPayload;
  return new Editor({ payload, transport: { send: async () => ({ kind: 'unreachable' }) }, journal: memoryJournal() });
}
