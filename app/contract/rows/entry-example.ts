import { shownFields } from '#app/cms/collection/json.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import type { Pictures } from '#app/cms/field/kind.ts';
import { kinds } from '#app/cms/field/kinds.ts';
import { exampleTarget } from '#app/cms/field/reference/kind.ts';
import { initialValues, viewOf } from '#app/cms/field-set.ts';
import { presentFields } from '#app/cms/json/fields.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';

/** An entry as its call answers it, rendered from the definition: the example is as right as the shape beside it. */
export function entryExample(definition: CollectionDefinition, fields: Fields = shownFields(definition)) {
  const values = initialValues(fields);
  for (const [name, field] of Object.entries(fields)) {
    const sample = kinds[field.kind].sample.example(field);
    if (sample.shared !== undefined) values.props[name] = sample.shared;
    if (sample.localized !== undefined) values.texts[name] = sample.localized;
  }
  const addresses = Object.fromEntries(
    Object.values(fields).flatMap(({ options }) =>
      options.target
        ? [[`${options.target}:${exampleTarget}`, { href: null, title: 'Seilerbühne', online: true, number: 12 }]]
        : [],
    ),
  );
  const context = resolveContext({ locale: 'de', media: [], addresses });
  const pictures: Pictures = new Map();
  const shown = presentFields(fields, viewOf(fields, { ...values, context }), pictures);
  const url = definition.pages ? '/de/…/drei-litzen/4711' : null;
  return { id: 4711, url, slug: 'drei-litzen', [definition.titleField]: 'Drei Litzen', ...shown };
}
