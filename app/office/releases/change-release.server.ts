import type { Editor } from '#app/auth/viewer.ts';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { addParts, deleteRelease, removeParts, renameRelease } from '#app/cms/release/edit-release.server.ts';
import { takeReleaseBack } from '#app/cms/release/end-release.server.ts';
import type { ReleaseRefused } from '#app/cms/release/locked-release.server.ts';
import { planRelease, reopenRelease } from '#app/cms/release/plan-release.server.ts';
import { publishRelease } from '#app/cms/release/publish-release.server.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { isUuid } from '#app/db/uuid.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { contentNamed } from './content-named.server.ts';
import { adapters } from './release-page.server.ts';
import type { ReleaseOutcome } from './release-texts.ts';
import { shareRelease } from './share-release.server.ts';

type Changing = { id: string; form: FormData; actor: Editor; locale: Locale; now: Temporal.Instant };

/** What the screen of one release can be asked to do: `add:de:<id>`, `plan`, `take-back` …; null for anything else. */
export async function changeRelease(changing: Changing): Promise<ReleaseOutcome | null> {
  const { id, form, actor } = changing;
  const [command = '', language = '', object = ''] = String(form.get('command') ?? '').split(':');
  const saved = { done: m.release_said_saved() };
  if (command === 'rename')
    return edited(await renameRelease({ id, actor, title: String(form.get('title') ?? '') }), saved);
  if (command === 'delete') return edited(await deleteRelease({ id, actor }), 'deleted');
  if (command === 'add' || command === 'remove') {
    const parts = await partsNamed({ language, object, isNew: command === 'add', locale: changing.locale });
    if (parts.length === 0) return { problem: 'nothing' };
    return edited(await (command === 'add' ? addParts : removeParts)({ id, parts, actor }), saved);
  }
  if (command === 'share') return shareRelease({ id, actor, now: changing.now, day: String(form.get('until') ?? '') });
  return publishing(command, changing);
}

function edited<Done>(answer: Awaited<ReturnType<typeof renameRelease>>, done: Done) {
  if (answer.kind === 'forbidden') return 'forbidden';
  if (answer.kind === 'gone') return { problem: 'gone' as const };
  return answer.kind === 'refused' ? { problem: answer.refusal } : done;
}

/** One language of a page or an entry, or with `all` every language in which it has a title. */
async function partsNamed({
  language,
  object,
  isNew,
  locale,
}: {
  language: string;
  object: string;
  isNew: boolean;
  locale: Locale;
}) {
  if (!isUuid(object)) return [];
  const one = locales.filter((each) => each === language);
  // What is in the trash can be taken out, and not be added.
  if (!isNew) return one.map((each) => ({ id: object, type: '', locale: each }));
  const [content] = await contentNamed([object], locale);
  if (!content) return [];
  return (language === 'all' ? content.languages : one).map((each) => ({
    id: object,
    type: content.type,
    locale: each,
  }));
}

async function publishing(command: string, { id, form, actor, now }: Changing): Promise<ReleaseOutcome | null> {
  const tag = String(form.get('tag') ?? '');
  const starts = timeIn(form, 'starts');
  const ends = timeIn(form, 'ends');
  const base = { id, actor, adapters };
  if (command === 'plan') {
    if (!starts || ends === 'unclear' || starts === 'unclear') return { problem: 'time' };
    const answer = await planRelease({ ...base, tag, starts, ends, now });
    return answer.kind === 'planned' ? { done: m.release_said_planned() } : refused(answer);
  }
  if (command === 'publish') {
    if (ends === 'unclear') return { problem: 'time' };
    if (ends && Temporal.Instant.compare(ends, now) <= 0) return { problem: 'order' };
    const answer = await publishRelease({ ...base, tag, ends });
    return answer.kind === 'online' ? { done: m.release_said_online({ count: answer.count }) } : refused(answer);
  }
  if (command === 'reopen') {
    const answer = await reopenRelease({ id, actor });
    return answer.kind === 'open' ? { done: m.release_said_open() } : refused(answer);
  }
  if (command !== 'take-back') return null;
  const answer = await takeReleaseBack(base);
  if (answer.kind !== 'back') return refused(answer);
  const { back, stays } = answer;
  const said = [m.release_said_back({ count: back }), stays > 0 && m.release_said_stays({ count: stays })];
  return { done: said.filter(Boolean).join(' ') };
}

/** A local time of the venue; null where none is given. */
function timeIn(form: FormData, name: string): Temporal.Instant | 'unclear' | null {
  const local = String(form.get(name) ?? '').trim();
  if (local === '') return null;
  return isLocalDateTime(local) ? venueInstant(local) : 'unclear';
}

function refused({ kind }: ReleaseRefused | { kind: 'past' } | { kind: 'order' }): ReleaseOutcome {
  return kind === 'forbidden' ? 'forbidden' : { problem: kind };
}
