import { m } from '#app/i18n/paraglide/messages.js';
import type { PagesOutcome } from './page-actions.server.ts';
import type { PageRow } from './page-rows.server.ts';

type Reason = Extract<PagesOutcome, { kind: 'refused' }>['reason'];

const reasons: Partial<Record<Reason, () => string>> = {
  'address-taken': m.api_page_address_taken,
  'inside-itself': m.api_page_inside_itself,
  'parent-gone': m.api_page_parent_gone,
  gone: m.pages_gone,
};

/** What was done, or why not; where a page stands now is said in words, for whoever does not see it move. */
export function outcomeText(outcome: PagesOutcome, rows: readonly PageRow[]): string {
  if (outcome.kind === 'refused') return (reasons[outcome.reason] ?? m.pages_not_done)();
  const page = rows.find(({ id }) => id === outcome.id);
  const name = page?.title ?? '';
  if (outcome.kind === 'menus') return m.pages_menus_written({ name });
  const beside = rows.filter(({ parent_id }) => parent_id === page?.parent_id);
  const place = beside.findIndex(({ id }) => id === outcome.id) + 1;
  const parent = rows.find(({ id }) => id === page?.parent_id);
  const where = { name, place, count: beside.length };
  return parent ? m.pages_moved_below({ ...where, parent: parent.title }) : m.pages_moved({ ...where });
}
