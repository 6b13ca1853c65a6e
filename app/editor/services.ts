import { reasonOf } from '#app/contract/client/reason.ts';
import { placesOf } from '#app/inspector/finders/page-places.ts';
import type { FormServices } from '#app/inspector/form-context.ts';
import { answerMessage } from './answer-message.ts';
import { call } from './call.ts';
import type { Editor } from './core/editor.ts';

/** The library and the link targets, asked over the page editor API. */
export function formServices(editor: Editor): FormServices {
  const { locale } = editor.context;
  const lang = { lang: locale };
  return {
    locale,
    context: editor.context,
    async listMedia(q) {
      const answer = await call('listMedia', { params: lang, query: { q } });
      return answer.ok ? answer.body.results : null;
    },
    async findTargets(q, type) {
      const answer = await call('targets', { params: lang, query: { q, type } });
      return answer.ok ? answer.body : null;
    },
    keepMedia: (record) => editor.fields.addMedia(record),
    async changeMedia(id, change) {
      const answer = await call('patchMedia', { params: { ...lang, id }, body: change });
      if (answer.ok) editor.fields.addMedia(answer.body);
      return answer.ok;
    },
    async findUsages(id) {
      const answer = await call('mediaUsages', { params: { ...lang, id } });
      return answer.ok ? answer.body : null;
    },
    keepAddress: (key, address) => editor.addAddress(key, address),
    placesHere() {
      const { content } = editor;
      const own = content
        .all()
        .flatMap(({ props: { anchor } }) => (typeof anchor === 'string' && anchor ? [anchor] : []));
      const rendered = placesOf(document, own);
      const isRendered = (name: string) => rendered.some(({ anchor }) => anchor === name);
      const others = [...new Set(own)].filter((name) => !isRendered(name));
      return [...rendered, ...others.map((anchor) => ({ anchor, title: '' }))];
    },
    async uploadMedia(file) {
      const answer = await call('uploadMedia', { params: lang, form: { file } });
      return answer.ok ? answer.body : (reasonOf(answer) ?? answerMessage(answer.status));
    },
  };
}
