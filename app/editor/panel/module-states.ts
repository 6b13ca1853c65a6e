import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { itemsOf } from '#app/cms/field/list/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** How public a module is in one language. */
export const moduleStates = ['published', 'changed', 'draft', 'scheduled', 'hidden'] as const;
export type ModuleState = (typeof moduleStates)[number];
export type StatesOf = (node: ModuleNode) => Record<Locale, ModuleState>;

type Known = Pick<DraftPayload, 'live' | 'scheduled'> & {
  /** `de:<id>`: changed on this screen since that was published. */
  touched: ReadonlySet<string>;
  get(id: string | null): ModuleNode | undefined;
  now: Temporal.Instant;
};

/** Answers for each module how public it is: by what visitors have, what has been changed since, and when it shows. Pure. */
export function statesOf({ live, scheduled, touched, get, now }: Known): StatesOf {
  const lists = (lang: Locale) => ({ same: new Set(live[lang].same), changed: new Set(live[lang].changed) });
  const known = { de: lists('de'), en: lists('en') };
  const isHidden = (node: ModuleNode | undefined, lang: Locale): boolean =>
    node !== undefined && (node.hidden_in.includes(lang) || isHidden(get(node.parent_id), lang));
  const stateIn = (node: ModuleNode, lang: Locale): ModuleState => {
    if (isHidden(node, lang)) return 'hidden';
    if (isYetToCome(node, now)) return 'scheduled';
    const isSame = known[lang].same.has(node.id);
    if (isSame && !touched.has(`${lang}:${node.id}`)) return 'published';
    // What waits to be published at a time goes out by itself.
    if (scheduled.some(({ locale, action }) => locale === lang && action === 'publish')) return 'scheduled';
    return isSame || known[lang].changed.has(node.id) ? 'changed' : 'draft';
  };
  return (node) => ({ de: stateIn(node, 'de'), en: stateIn(node, 'en') });
}

/** True when everything in it that shows at a time does so later. */
function isYetToCome({ props }: ModuleNode, now: Temporal.Instant): boolean {
  const values = [props, ...Object.values(props).flatMap((shared) => itemsOf({ shared }))];
  const times = values.map(({ online_from }) => online_from).filter(isLocalDateTime);
  const all = itemsOf({ shared: props.children }).length;
  const isLater = (time: string) => Temporal.Instant.compare(venueInstant(time), now) > 0;
  return times.length > 0 && times.length >= all && times.every(isLater);
}
