import type { Reply } from '#app/contract/client/call-types.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerMessage } from '../answer-message.ts';
import { call, ownerParams } from '../call.ts';
import type { Editor } from '../core/editor.ts';
import { languageName } from '../language-name.ts';
import type { Review } from './review.ts';

type NotPublished = Extract<Reply<'publish' | 'schedule'>, { ok: false }>;
export type Problem = Extract<NotPublished, { status: 422 }>['body']['problems'][number];
export type Outcome =
  | { kind: 'done' }
  | { kind: 'changed' }
  | { kind: 'failed'; status: number }
  | { kind: 'problems'; problems: Problem[] };

type Selection = { modules: string[] | null };

/** Publishes what was reviewed, and offers the way back while the person is still looking. */
export async function publishNow(editor: Editor, review: Review, { modules }: Selection): Promise<Outcome> {
  const { lang } = review;
  const answer = await call('publish', {
    params: ownerParams(editor, lang),
    body: { lang, draft_tag: review.draft.draft_tag, ...(modules ? { modules } : {}) },
  });
  if (!answer.ok) return refused(answer);
  editor.published(lang);
  // A page that was published under another address stands there from now on.
  if (modules || review.changes.page.length > 0) await refresh(editor);
  const { before } = answer.body;
  const text = m.editor_published({ language: languageName(lang) });
  say(editor, text, { label: m.editor_publish_undo(), run: () => void takeBack(editor, lang, before) });
  return { kind: 'done' };
}

/** Lets the language go online, as reviewed, or offline at a local time of the venue. */
export async function publishLater(
  editor: Editor,
  review: Review,
  { modules, at, action }: Selection & { at: string; action: 'publish' | 'unpublish' },
): Promise<Outcome> {
  const { lang } = review;
  const answer = await call('schedule', {
    params: ownerParams(editor, lang),
    body: { lang, draft_tag: review.draft.draft_tag, action, at, ...(modules ? { modules } : {}) },
  });
  if (!answer.ok) return refused(answer);
  await refresh(editor);
  say(editor, m.editor_scheduled({ language: languageName(lang), at: at.replace('T', ' ') }));
  return { kind: 'done' };
}

export async function forgetSchedule(editor: Editor, lang: Locale, action: 'publish' | 'unpublish'): Promise<boolean> {
  const answer = await call('unschedule', { params: ownerParams(editor, lang), query: { of: lang, action } });
  await refresh(editor);
  if (answer.ok) say(editor, m.editor_unscheduled());
  return answer.ok;
}

export async function unpublish(editor: Editor, lang: Locale): Promise<Outcome> {
  const answer = await call('unpublish', { params: ownerParams(editor, lang), body: { lang } });
  if (!answer.ok) return { kind: 'failed', status: answer.status };
  const before = editor.payload.get().published[lang]?.n ?? null;
  await refresh(editor);
  const back = () => void takeBack(editor, lang, before);
  say(editor, m.editor_offline_now({ language: languageName(lang) }), { label: m.editor_publish_undo(), run: back });
  return { kind: 'done' };
}

/** Visitors read again what they read before; nothing when there was nothing. The draft stays. */
async function takeBack(editor: Editor, lang: Locale, before: number | null): Promise<void> {
  const params = ownerParams(editor, lang);
  const answer = await (before === null
    ? call('unpublish', { params, body: { lang } })
    : call('publishVersion', { params, body: { lang, n: before } }));
  await refresh(editor);
  say(editor, answer.ok ? m.editor_publish_undone({ language: languageName(lang) }) : answerMessage(answer.status));
}

/** What is public and what waits, asked anew; the text on screen is not touched. */
export async function refresh(editor: Editor): Promise<void> {
  const answer = await call('draft', { params: ownerParams(editor) });
  if (!answer.ok) return;
  const { owner, page, urls, published, changed, live, scheduled, draft_tag } = answer.body;
  const known = { owner, page, urls, published, changed, live, scheduled, draft_tag };
  editor.payload.update((payload) => ({ ...payload, ...known }));
  editor.touched.set(new Set());
}

function say(editor: Editor, text: string, action?: { label: string; run(): void }): void {
  editor.interaction.announcement.set(text);
  editor.interaction.toast.set({ text, canUndo: false, ...(action ? { action } : {}) });
}

function refused(answer: NotPublished): Outcome {
  if (answer.status === 422) return { kind: 'problems', problems: answer.body.problems };
  return answer.status === 409 ? { kind: 'changed' } : { kind: 'failed', status: answer.status };
}
