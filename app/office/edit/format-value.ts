import type { Field, Stored } from '#app/cms/field/field.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { choiceLabel } from '#app/inspector/labels.ts';

/** An inherited value in a few words, to stand where the own value is missing. */
export function formatValue(name: string, field: Field, stored: Stored, context: ResolveContext): string {
  const titles = field
    .references(stored)
    .map((each) => (each.type === 'media' ? context.media(each.id)?.name : context.address(each)?.title))
    .filter(Boolean);
  if (titles.length > 0) return titles.join(', ');
  const value = stored.localized ?? stored.shared;
  if (field.kind === 'choice') return choiceLabel(name, String(value));
  const text =
    field.searchText(stored) || (typeof value === 'number' || typeof value === 'string' ? String(value) : '');
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
