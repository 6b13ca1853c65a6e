import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerWords } from '../answer-words.ts';
import type { Editor } from '../core/editor.ts';
import { languageName } from '../language-name.ts';
import { askPage, pageAddress, type Refused } from '../page-api.ts';
import type { Review } from './review.ts';

export type Problem = NonNullable<Refused['problems']>[number];
export type Outcome =
  | { kind: 'done' }
  | { kind: 'changed' }
  | { kind: 'failed'; status: number }
  | { kind: 'problems'; problems: Problem[] };

type What = { modules: string[] | null };
type Published = { before: number | null };

/** Publishes what was reviewed, and offers the way back while the person is still looking. */
export async function publishNow(editor: Editor, review: Review, { modules }: What): Promise<Outcome> {
  const { lang } = review;
  const answer = await askPage<Published>(`${pageAddress(editor, lang)}/publish/`, {
    method: 'POST',
    body: { lang, draft_tag: review.draft.draft_tag, ...(modules ? { modules } : {}) },
  });
  if (!answer.ok) return refused(answer.status, answer.body);
  editor.published(lang);
  if (modules) await refresh(editor);
  const { before } = answer.body;
  const text = m.editor_published({ language: languageName(lang) });
  say(editor, text, { label: m.editor_publish_undo(), run: () => void takeBack(editor, lang, before) });
  return { kind: 'done' };
}

/** Lets the language go online, as reviewed, or offline at a local time of the venue. */
export async function publishLater(
  editor: Editor,
  review: Review,
  { modules, at, action }: What & { at: string; action: 'publish' | 'unpublish' },
): Promise<Outcome> {
  const { lang } = review;
  const answer = await askPage(`${pageAddress(editor, lang)}/schedule/`, {
    method: 'POST',
    body: { lang, draft_tag: review.draft.draft_tag, action, at, ...(modules ? { modules } : {}) },
  });
  if (!answer.ok) return refused(answer.status, answer.body);
  await refresh(editor);
  say(editor, m.editor_scheduled({ language: languageName(lang), at: at.replace('T', ' ') }));
  return { kind: 'done' };
}

export async function forgetSchedule(editor: Editor, lang: Locale, action: 'publish' | 'unpublish'): Promise<boolean> {
  const answer = await askPage(`${pageAddress(editor, lang)}/schedule/?of=${lang}&action=${action}`, {
    method: 'DELETE',
  });
  await refresh(editor);
  if (answer.ok) say(editor, m.editor_unscheduled());
  return answer.ok;
}

export async function goOffline(editor: Editor, lang: Locale): Promise<Outcome> {
  const answer = await askPage(`${pageAddress(editor, lang)}/unpublish/`, { method: 'POST', body: { lang } });
  if (!answer.ok) return refused(answer.status, answer.body);
  const before = editor.payload.get().published[lang]?.n ?? null;
  await refresh(editor);
  const back = () => void takeBack(editor, lang, before);
  say(editor, m.editor_offline_now({ language: languageName(lang) }), { label: m.editor_publish_undo(), run: back });
  return { kind: 'done' };
}

/** Visitors read again what they read before; nothing when there was nothing. The draft stays. */
async function takeBack(editor: Editor, lang: Locale, before: number | null): Promise<void> {
  const call = before === null ? 'unpublish' : 'publish-version';
  const body = before === null ? { lang } : { lang, n: before };
  const answer = await askPage(`${pageAddress(editor, lang)}/${call}/`, { method: 'POST', body });
  await refresh(editor);
  say(editor, answer.ok ? m.editor_publish_undone({ language: languageName(lang) }) : answerWords(answer.status));
}

/** What is public and what waits, asked anew; the text on screen is not touched. */
export async function refresh(editor: Editor): Promise<void> {
  const answer = await askPage<ReturnType<Editor['payload']['get']>>(`${pageAddress(editor)}/draft/`);
  if (!answer.ok) return;
  const { owner, page, published, changed, live, scheduled, draft_tag } = answer.body;
  editor.payload.update((payload) => ({ ...payload, owner, page, published, changed, live, scheduled, draft_tag }));
  editor.touched.set(new Set());
}

function say(editor: Editor, text: string, action?: { label: string; run(): void }): void {
  editor.interaction.announcement.set(text);
  editor.interaction.toast.set({ text, canUndo: false, ...(action ? { action } : {}) });
}

function refused(status: number, { problems }: Refused): Outcome {
  if (status === 422 && problems) return { kind: 'problems', problems };
  return status === 409 ? { kind: 'changed' } : { kind: 'failed', status };
}
