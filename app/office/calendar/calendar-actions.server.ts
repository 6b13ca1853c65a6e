import { data, redirect } from 'react-router';
import type { Editor } from '#app/auth/viewer.ts';
import { createEntry } from '#app/cms/collection/draft/commands.server.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { event } from '#app/collections/event/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { urls } from '#app/urls.ts';
import { isPreviewed, readWish } from '../list/actions/bulk-actions.ts';
import { previewAction } from '../list/actions/preview-action.server.ts';
import { runAction } from '../list/actions/run-action.server.ts';

type Moving = { form: FormData; isAsked: boolean; actor: Editor; locale: Locale; now: Temporal.Instant };

/** A move is asked first and done when exactly it has been seen. */
export async function moveDate({ form, isAsked, actor, locale, now }: Moving) {
  const ids = form.getAll('id').map(String).slice(0, 1);
  if (!isUuid(ids[0])) throw data(null, { status: 400 });
  const wish = readWish(form);
  if (isAsked || !isPreviewed(form))
    return { preview: await previewAction({ definition: event, command: 'move', ids, wish, locale, now }) };
  return runAction({ definition: event, command: 'move', ids, wish, actor });
}

type Creating = { day: string; room: string; actor: Editor; locale: Locale };

/** A draft on the day and in the room of the cell that was pressed; what else it is, its form is told. */
export async function createDate({ day, room, actor, locale }: Creating) {
  if (!isLocalDate(day)) throw data(null, { status: 400 });
  const props = { date_start: day, ...(isUuid(room) && { room }) };
  const saved = await createEntry({ type: 'event', values: { props }, actor, contentModel });
  if (saved.kind === 'saved') return redirect(urls.officeEntry(locale, 'event', saved.number));
  return { refused: saved.kind === 'forbidden' ? ('forbidden' as const) : ('invalid' as const) };
}
