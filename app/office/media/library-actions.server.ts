import type { Editor } from '#app/auth/viewer.ts';
import { isUuid } from '#app/db/uuid.ts';
import { changeManyMedia, changeMedia, type MediaChange } from '#app/features/media-library/commands.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { readBothLanguages } from '../both-languages.tsx';
import { permitted } from '../require-editor.server.ts';
import { longestWords, readLicence, readTags } from './media-fields.ts';

type Asking = { actor: Editor; now: Temporal.Instant };
type Outcome = { text: string; isProblem: boolean };

/** What somebody may be asked to do at once: all that one page of the library shows. */
const mostAtOnce = 60;

/** Does to pictures and files what a form of the library asks for, and says how it went. */
export async function changeLibrary(form: FormData, { actor, now }: Asking): Promise<Outcome> {
  const command = String(form.get('command') ?? '');
  const ids = form.getAll('id').map(String).filter(isUuid).slice(0, mostAtOnce);
  if (command === 'alt' || command === 'credit') return saveWords(form, { what: command, ids, actor, now });
  if (ids.length === 0) return problem(m.office_media_bulk_none());
  const change = changeOf(command, form);
  if (!change) return problem(m.office_media_bulk_empty());
  return changed(permitted(await changeManyMedia({ ids, actor, now, ...change })));
}

/** Null where what is to be set is missing or is no day. */
function changeOf(command: string, form: FormData): MediaChange | null {
  const tags = readTags(String(form.get('tags') ?? ''));
  const credit = readBothLanguages(form, 'credit', longestWords);
  if (command === 'add-tags' && tags.length > 0) return { addTags: tags };
  if (command === 'remove-tags' && tags.length > 0) return { removeTags: tags };
  if (command === 'set-credit' && Object.keys(credit).length > 0) return { credit };
  if (command !== 'set-licence') return null;
  const licence = readLicence(form);
  return licence && (licence.licence || licence.licence_until) ? licence : null;
}

type Words = Asking & { what: 'alt' | 'credit'; ids: string[] };

/** The words of each picture of a work list; those that were left empty stay as they are. */
async function saveWords(form: FormData, { what, ids, actor, now }: Words): Promise<Outcome> {
  let count = 0;
  for (const id of ids) {
    const words = readBothLanguages(form, `${what}:${id}`, longestWords);
    if (Object.keys(words).length === 0) continue;
    if (permitted(await changeMedia({ id, actor, now, [what]: words }))) count += 1;
  }
  return count > 0 ? changed(count) : problem(m.office_media_bulk_empty());
}

function changed(count: number): Outcome {
  return { text: m.office_media_changed({ count }), isProblem: count === 0 };
}

function problem(text: string): Outcome {
  return { text, isProblem: true };
}
