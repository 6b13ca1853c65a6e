import type { Editor } from '#app/auth/viewer.ts';
import { duplicateEntry, restoreEntry } from '#app/cms/collection/draft/commands.server.ts';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { publishEntry, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import type { PublishProblem } from '#app/cms/compile.ts';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { cancelSchedule, schedule } from '#app/cms/publishing/schedule.server.ts';
import type { PublicationsBack } from '#app/cms/publishing/trash.server.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { warningsKey } from '#app/features/programme/date-warnings.server.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { type SaidWarning, saidWarnings } from '../dates/said-warnings.server.ts';
import { warningsOfEntry } from '../dates/warnings-of-entry.server.ts';

export type EntryActionAnswer =
  | { kind: 'done'; command: string }
  | { kind: 'moved'; number: number }
  | ({ kind: 'restored' } & PublicationsBack)
  | { kind: 'incomplete'; locale: Locale; problems: PublishProblem[] }
  /** Nothing is done before these have been seen; the command goes on with their name. */
  | { kind: 'warned'; command: string; due: string; seen: string; warnings: SaidWarning[] }
  | { kind: 'refused'; reason: 'forbidden' | 'changed' | 'gone' | 'past' | 'invalid' | 'not_published' };

type Doing = {
  type: string;
  id: string;
  form: FormData;
  actor: Editor;
  now: Temporal.Instant;
  /** The language of the office. */
  office: Locale;
};

/** What the buttons beside the form do; `command` names it, and behind the colon the language or what else it wants. */
export async function runEntryAction({ type, id, form, actor, now, office }: Doing): Promise<EntryActionAnswer> {
  const [command = '', detail = '', more = ''] = String(form.get('command') ?? '').split(':');
  const common = { type, id, actor, contentModel };
  const owner = entryOwner({ type, id }, contentModel);
  const locale = isLocale(detail) ? detail : defaultLocale;
  const goesOut = command === 'publish' || (command === 'schedule' && more !== 'unpublish');
  const warned = goesOut ? await unseenWarnings({ type, id, form, now, office }) : null;
  if (warned) return warned;
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
    case 'duplicate': {
      const copy = await duplicateEntry(common);
      return copy.kind === 'saved' ? { kind: 'moved', number: copy.number } : answerOf(command, copy, locale);
    }
    case 'restore': {
      const restored = await restoreEntry(common);
      if (restored.kind !== 'saved') return answerOf(command, restored, locale);
      return { kind: 'restored', online: restored.online, offline: restored.offline };
    }
    default:
      return { kind: 'refused', reason: 'invalid' };
  }
}

/** What is to be looked at before it goes out, unless exactly that has been seen. */
async function unseenWarnings({
  type,
  id,
  form,
  now,
  office,
}: Omit<Doing, 'actor'>): Promise<EntryActionAnswer | null> {
  const warnings = await warningsOfEntry({ type, id, now });
  const seen = warningsKey(warnings);
  if (warnings.length === 0 || form.get('seen') === seen) return null;
  const [command, due] = [String(form.get('command') ?? ''), String(form.get('due') ?? '')];
  return { kind: 'warned', command, due, seen, warnings: saidWarnings(warnings, office) };
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
