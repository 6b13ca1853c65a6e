import type { Editor } from '#app/auth/viewer.ts';
import { duplicateEntry, restoreEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { publishEntry, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import type { PublishProblem } from '#app/cms/compile.ts';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { cancelSchedule, schedule } from '#app/cms/publishing/schedule.server.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { makeDates } from '#app/collections/event/recurrence.server.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

export type EntryActionAnswer =
  | { kind: 'done'; command: string; count?: number }
  | { kind: 'moved'; number: number }
  | { kind: 'list' }
  | { kind: 'incomplete'; locale: Locale; problems: PublishProblem[] }
  | { kind: 'refused'; reason: 'forbidden' | 'changed' | 'gone' | 'past' | 'invalid' | 'bad_rule' | 'not_published' };

type Doing = { type: string; id: string; form: FormData; actor: Editor; now: Temporal.Instant };

/** What the buttons beside the form do; `command` names it, and behind the colon the language or what else it wants. */
export async function runEntryAction({ type, id, form, actor, now }: Doing): Promise<EntryActionAnswer> {
  const [command = '', detail = '', more = ''] = String(form.get('command') ?? '').split(':');
  const common = { type, id, actor, contentModel };
  const owner = entryOwner({ type, id }, contentModel);
  const locale = isLocale(detail) ? detail : defaultLocale;
  switch (command) {
    case 'publish': {
      const rev = Number(form.get('rev')) || null;
      return answerOf(command, await publishEntry({ ...common, locale, rev }), locale);
    }
    case 'unpublish':
      return answerOf(command, await unpublishEntry({ ...common, locale }), locale);
    case 'schedule': {
      const due = String(form.get('due') ?? '');
      if (!isLocalDateTime(due)) return { kind: 'refused', reason: 'invalid' };
      const action = more === 'unpublish' ? 'unpublish' : 'publish';
      const planned = await schedule({ owner, actor, locale, action, due: venueInstant(due), now });
      return answerOf(command, planned, locale);
    }
    case 'unschedule': {
      const action = more === 'unpublish' ? 'unpublish' : 'publish';
      const was = await cancelSchedule({ owner, locale, action, actor });
      return was ? { kind: 'done', command } : { kind: 'refused', reason: 'gone' };
    }
    case 'version': {
      const shared = form.get('shared') === '1';
      return answerOf(command, await restoreVersion({ owner, actor, locale, n: Number(more) || 0, shared }), locale);
    }
    case 'dates': {
      const made = await makeDates({ id, actor, contentModel });
      if (made.kind === 'made') return { kind: 'done', command, count: made.created.length };
      return made.kind === 'bad-rule' ? { kind: 'refused', reason: 'bad_rule' } : answerOf(command, made, locale);
    }
    case 'duplicate': {
      const copy = await duplicateEntry(common);
      return copy.kind === 'saved' ? { kind: 'moved', number: copy.number } : answerOf(command, copy, locale);
    }
    case 'bin': {
      const trashed = await trashEntry(common);
      return trashed.kind === 'saved' ? { kind: 'list' } : answerOf(command, trashed, locale);
    }
    case 'restore':
      return answerOf(command, await restoreEntry(common), locale);
    default:
      return { kind: 'refused', reason: 'invalid' };
  }
}

function answerOf(
  command: string,
  answer: { kind: string; problems?: PublishProblem[]; refusal?: string },
  locale: Locale,
): EntryActionAnswer {
  switch (answer.kind) {
    case 'published':
    case 'unpublished':
    case 'scheduled':
    case 'saved':
    case 'restored':
      return { kind: 'done', command };
    case 'incomplete':
      return { kind: 'incomplete', locale, problems: answer.problems ?? [] };
    case 'forbidden':
    case 'changed':
    case 'gone':
    case 'past':
      return { kind: 'refused', reason: answer.kind };
    default:
      return { kind: 'refused', reason: answer.refusal === 'not-published' ? 'not_published' : 'invalid' };
  }
}
