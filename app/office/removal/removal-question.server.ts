import { type DraftUse, draftUses } from '#app/features/where-used/draft-uses.server.ts';
import type { Usage } from '#app/features/where-used/places.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { everyUsageOf } from '../places.server.ts';
import type { Candidate, LostAddress, Removable, RemovedThing } from './removable.ts';

const mostPlaces = 36;
const mostCandidates = 12;

type RemovalStep = 'trash' | 'offline';

export type RemovalQuestion = RemovedThing & {
  /** What people call one of its kind. */
  kind: string;
  /** Back to where it is edited. */
  back: string;
  step: RemovalStep;
  /** The language that goes offline. */
  language: Locale | null;
  addresses: LostAddress[];
  /** Where visitors see it besides, and drafts that point at it. */
  places: Usage[];
  morePlaces: number;
  drafts: DraftUse[];
  hasChildren: boolean;
  isUsed: boolean;
  q: string;
  candidates: Candidate[] | null;
};

type QuestionOptions = {
  removable: Removable;
  thing: RemovedThing;
  step: RemovalStep;
  language: Locale | null;
  q: string | null;
  locale: Locale;
};

/** All that somebody should know before a thing goes: what visitors lose, where it is used, what could stand there instead. */
export async function removalQuestion({
  removable,
  thing,
  step,
  language,
  q,
  locale,
}: QuestionOptions): Promise<RemovalQuestion> {
  const { type, id } = thing;
  const [everywhere, drafts, own] = await Promise.all([
    everyUsageOf({ type, ids: [id] }),
    step === 'trash' ? draftUses(thing, locale) : [],
    removable.addresses(id),
  ]);
  const usages = everywhere.filter((usage) => !language || usage.locale === language);
  const details = usages
    .filter(({ kind }) => kind === 'detail')
    .map((usage) => ({ locale: usage.locale, url: usage.url }));
  const places = usages.filter(({ kind }) => kind !== 'detail');
  return {
    ...thing,
    kind: removable.kindName(),
    back: removable.screen(thing, locale),
    step,
    language,
    addresses: [...own.filter((one) => !language || one.locale === language), ...details],
    places: places.slice(0, mostPlaces),
    morePlaces: Math.max(0, places.length - mostPlaces),
    drafts,
    hasChildren: step === 'trash' && (await removable.hasChildren(id)),
    isUsed: drafts.length > 0 || places.some(({ kind }) => kind === 'page' || kind === 'entry'),
    q: q ?? '',
    candidates: q === null ? null : await removable.others(id, { q, locale, most: mostCandidates }),
  };
}
