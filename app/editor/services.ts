import type { MediaRecord } from '#app/cms/resolve.ts';
import { placesOf } from '#app/inspector/finders/page-places.ts';
import type { FormServices, Target, Usages } from '#app/inspector/form-context.ts';
import { answerWords } from './answer-words.ts';
import type { Editor } from './core/editor.ts';
import { askPage } from './page-api.ts';

/** The library and the link targets, asked over the page editor API. */
export function formServices(editor: Editor): FormServices {
  const { locale } = editor.context;
  const api = `/${locale}/pageeditor-api`;
  const ask = async <Answer>(path: string): Promise<Answer | null> => {
    const answer = await askPage<Answer>(`${api}/${path}`);
    return answer.ok ? answer.body : null;
  };
  return {
    locale,
    context: editor.context,
    listMedia: async (query) =>
      (await ask<{ results: MediaRecord[] }>(`media/?q=${encodeURIComponent(query)}`))?.results ?? null,
    findTargets: (query, type) =>
      ask<Target[]>(`targets/?q=${encodeURIComponent(query)}${type ? `&type=${type}` : ''}`),
    keepMedia: (record) => editor.addMedia(record),
    async changeMedia(id, change) {
      const answer = await askPage<MediaRecord>(`${api}/media/${id}/`, { method: 'PATCH', body: change });
      if (answer.ok) editor.addMedia(answer.body);
      return answer.ok;
    },
    findUsages: (id) => ask<Usages>(`media/${id}/usages/`),
    keepAddress: (key, address) => editor.addAddress(key, address),
    placesHere() {
      const { content } = editor;
      const own = content
        .all()
        .flatMap(({ props: { anchor } }) => (typeof anchor === 'string' && anchor ? [anchor] : []));
      const drawn = placesOf(document, own);
      const isDrawn = (name: string) => drawn.some(({ anchor }) => anchor === name);
      const others = [...new Set(own)].filter((name) => !isDrawn(name));
      return [...drawn, ...others.map((anchor) => ({ anchor, title: '' }))];
    },
    async uploadMedia(file) {
      const body = new FormData();
      body.set('file', file);
      const answer = await askPage<MediaRecord>(`${api}/media/`, { method: 'POST', body });
      if (answer.ok) return answer.body;
      return answer.body.errors?.[0]?.message ?? answer.body.detail ?? answerWords(answer.status);
    },
  };
}
