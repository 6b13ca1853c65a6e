import type { Editor } from '#app/auth/viewer.ts';
import { isUuid } from '#app/db/uuid.ts';
import {
  deleteFormEntries,
  type FormEntryName,
  formEntriesOf,
  formEntryNames,
  markFormEntries,
  trashFormEntries,
} from '#app/features/forms/entries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatMoment } from '../format.ts';

/** What is deleted for good once somebody has read how many there are and whose. */
export type ChosenLetters = { ids: string[]; names: string[] };

export type InboxAnswer =
  | {
      kind: 'said';
      text: string;
      isProblem: boolean /** Lie in the trash now and can be taken out. */;
      trashed: string[];
    }
  | { kind: 'confirm'; letters: ChosenLetters };

type Doing = { form: FormData; actor: Editor; locale: Locale; most: number };

/** What the buttons of the inbox do; null for a command that nobody has made a button for. */
export async function runInboxAction({ form, actor, locale, most }: Doing): Promise<InboxAnswer | 'forbidden' | null> {
  const command = String(form.get('command') ?? '');
  const ids = form.getAll('id').map(String).filter(isUuid).slice(0, most);
  if (command === 'ask-erase') return toConfirm(await formEntriesOf(String(form.get('email') ?? '')), locale);
  if (!isCommand(command)) return null;
  if (ids.length === 0) return { ...said(m.office_nothing_selected()), isProblem: true };
  if (command === 'ask-delete') return toConfirm(await formEntryNames(ids), locale);
  const count = await commands[command](ids, actor);
  if (count === 'forbidden') return 'forbidden';
  return said(words[command]({ count }), command === 'trash' ? ids : []);
}

const commands = {
  done: (ids: string[], actor: Editor) => markFormEntries(ids, true, actor),
  open: (ids: string[], actor: Editor) => markFormEntries(ids, false, actor),
  trash: (ids: string[], actor: Editor) => trashFormEntries(ids, true, actor),
  restore: (ids: string[], actor: Editor) => trashFormEntries(ids, false, actor),
  delete: deleteFormEntries,
} as const;

const words = {
  done: m.office_inbox_marked_done,
  open: m.office_inbox_marked_open,
  trash: m.office_inbox_trashed,
  restore: m.office_inbox_restored,
  delete: m.office_inbox_deleted,
};

function isCommand(command: string): command is keyof typeof commands | 'ask-delete' {
  return command in commands || command === 'ask-delete';
}

function said(text: string, trashed: string[] = []): Extract<InboxAnswer, { kind: 'said' }> {
  return { kind: 'said', text: text, isProblem: false, trashed };
}

function toConfirm(entries: readonly FormEntryName[], locale: Locale): InboxAnswer {
  const names = entries.map(({ email, received_at }) =>
    m.office_inbox_name({ from: email ?? '–', moment: formatMoment(received_at, locale) }),
  );
  return { kind: 'confirm', letters: { ids: entries.map(({ id }) => id), names } };
}
