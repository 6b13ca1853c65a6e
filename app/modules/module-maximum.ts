import type { Fields } from '#app/cms/field/field.ts';
import { kinds } from '#app/cms/field/kinds.ts';
import type { Values } from '#app/cms/field-set.ts';
import { exampleFilm, examplePicture } from './example-text.ts';

type Part = { shared?: unknown; localized?: unknown };

/** Every field of a module filled to its limit, for tests of what views bear. */
export function maximum(fields: Fields): { props: Values; texts: Values } {
  const filling = { picture: examplePicture, film: exampleFilm, fill: maximum };
  const parts = Object.entries(fields).map(
    ([name, field]) => [name, kinds[field.kind].sample.maximum(field, filling)] as const,
  );
  const pick = (side: keyof Part) =>
    Object.fromEntries(parts.flatMap(([name, part]) => (part[side] === undefined ? [] : [[name, part[side]]])));
  return { props: pick('shared'), texts: pick('localized') };
}
