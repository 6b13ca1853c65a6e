import { m } from '#app/i18n/paraglide/messages.js';

/** Why the server did not do what it was asked, by the status of its answer; 0 is no answer at all. */
export function answerMessage(status: number): string {
  if (status === 0) return m.editor_answer_none();
  if (status === 403) return m.editor_answer_right();
  if (status === 404 || status === 410) return m.editor_answer_gone();
  if (status === 507) return m.editor_answer_full();
  return status >= 500 ? m.editor_answer_broken() : m.editor_settings_failed();
}
