import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { pageCalls } from '#app/contract/rows/page-calls.ts';
import { findOwner } from '#app/features/editing/content-owner.server.ts';
import { loadDraftOf } from '#app/features/editing/entry-draft.server.ts';
import { findTargets } from '#app/features/link-targets/link-targets.server.ts';
import { changeMedia } from '#app/features/media-library/commands.server.ts';
import {
  countUsages,
  findMedia,
  getMediaOrTrashed,
  usagesOfMedia,
} from '#app/features/media-library/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MediaRefusal } from '#app/media/inspect.server.ts';
import type { LibraryRecord, MediaRecord } from '#app/media/media-record.ts';
import { refusalMessage } from '#app/media/refusal-message.ts';
import { importMedia } from '#app/media/store.server.ts';
import { pagedAnswer } from '../paged-answer.ts';

/** What the editor asks about a whole page, its pictures and its links. Parse, ask or do, present. */
export function bindPageCalls(api: Api): void {
  api.openapi(pageCalls.draft, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const owner = await findOwner(id);
    const draft = owner && (await loadDraftOf(owner, { locale: lang, viewer: editor }));
    return draft ? context.json(draft, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(pageCalls.targets, async (context) => {
    const { lang } = context.req.valid('param');
    return context.json(await findTargets({ ...context.req.valid('query'), locale: lang }), 200);
  });

  api.openapi(pageCalls.listMedia, async (context) => {
    const { q, page, page_size } = context.req.valid('query');
    const found = await findMedia({ q, page, pageSize: page_size, isShowable: true });
    return context.json(
      pagedAnswer({
        url: context.req.url,
        page,
        pageSize: page_size,
        count: found.count,
        results: found.results.map(chosenRecord),
      }),
      200,
    );
  });

  api.openapi(pageCalls.uploadMedia, async (context) => {
    const { lang } = context.req.valid('param');
    const { editor } = context.var;
    const file: unknown = context.req.valid('form').file;
    if (!(file instanceof File)) return context.json(refused({ problem: 'unknown_type' }, lang), 422);
    const content = new Uint8Array(await file.arrayBuffer());
    const stored = await importMedia({ content, name: file.name, createdBy: editor.id });
    if ('problem' in stored) return context.json(refused(stored, lang), 422);
    const record = await getMediaOrTrashed(stored.id);
    return record ? context.json(chosenRecord(record), 201) : context.json(notFound(lang), 404);
  });

  api.openapi(pageCalls.mediaUsages, async (context) => {
    const { lang, id } = context.req.valid('param');
    const [count, usages] = await Promise.all([countUsages(id), usagesOfMedia(id, lang)]);
    return context.json({ count, titles: usages.map(({ title }) => title) }, 200);
  });

  api.openapi(pageCalls.patchMedia, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const changed = await changeMedia({ id, actor: editor, ...context.req.valid('json') });
    return changed && changed !== 'forbidden' ? context.json(changed, 200) : context.json(notFound(lang), 404);
  });
}

/** A picture of the library for whoever chooses it: what is shown of it, and the caption it comes with. */
function chosenRecord({
  id,
  kind,
  name,
  mime,
  bytes,
  width,
  height,
  hash,
  placeholder,
  ...said
}: LibraryRecord): MediaRecord {
  const { alt, credit, focal, caption } = said;
  return { id, kind, name, mime, bytes, width, height, hash, placeholder, alt, credit, focal, caption };
}

function refused(refusal: MediaRefusal, locale: Locale): { errors: { path: string; message: string }[] } {
  return { errors: [{ path: 'file', message: refusalMessage(refusal, locale) }] };
}
