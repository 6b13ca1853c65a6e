import { isLocalDate } from '#app/cms/field/date/field.ts';
import { allCollections } from '#app/collections/registry.ts';
import { isUuid } from '#app/db/uuid.ts';
import { auditKinds } from '#app/features/activity/audit-kinds.ts';

/** What the audit knows of besides entries. */
const others = ['page', 'media', 'redirect', 'alert', 'setting', 'opening-hours', 'search', 'user', 'release'];

/** Kinds of things that somebody can have done something to. */
export const auditTypes: readonly string[] = [...others, ...allCollections.map(({ type }) => type)];

/** The filter as the address says it; what makes no sense counts as not said. */
export function readAuditFilter(params: URLSearchParams) {
  const text = (name: string) => params.get(name) ?? '';
  const before = /^[1-9]\d{0,14}$/.test(text('before')) ? Number(text('before')) : undefined;
  return {
    person: /^[\w-]{1,64}$/.test(text('person')) ? text('person') : '',
    kind: auditKinds.find((each) => each === text('kind')),
    type: auditTypes.find((each) => each === text('type')) ?? '',
    object: isUuid(text('object')) ? text('object') : '',
    day: isLocalDate(text('day')) ? text('day').slice(0, 10) : '',
    before,
  };
}
