import { shownFields } from '#app/cms/collection/json.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Field, Fields, Stored } from '#app/cms/field/field.ts';
import { initialValues, viewOf } from '#app/cms/field-set.ts';
import { type Pictures, presentFields } from '#app/cms/json/fields.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';

const target = '00000000-0000-4000-8000-000000000012';
const shared = (value: unknown): Stored => ({ shared: value });

/** A value of each kind that says something in an example; kinds that are missing stay as they begin. */
const samples: Partial<Record<Field['kind'], (field: Field) => Stored>> = {
  text: ({ localized }) => (localized ? { localized: 'Drei Litzen' } : {}),
  date: () => shared('2026-12-05'),
  'date-time': () => shared('2026-12-05T19:30'),
  amount: () => shared(12.5),
  reference: () => shared(target),
  references: () => shared([target]),
};

/** An entry as its call answers it, drawn from the definition: the example is as right as the shape beside it. */
export function entryExample(definition: CollectionDefinition, fields: Fields = shownFields(definition)) {
  const values = initialValues(fields);
  for (const [name, field] of Object.entries(fields)) {
    const sample = samples[field.kind]?.(field) ?? {};
    if (sample.shared !== undefined) values.props[name] = sample.shared;
    if (sample.localized !== undefined) values.texts[name] = sample.localized;
  }
  const addresses = Object.fromEntries(
    Object.values(fields).flatMap(({ options }) =>
      options.target
        ? [[`${options.target}:${target}`, { href: null, title: 'Seilerbühne', online: true, number: 12 }]]
        : [],
    ),
  );
  const context = resolveContext({ locale: 'de', media: [], addresses });
  const pictures: Pictures = new Map();
  const shown = presentFields(fields, viewOf(fields, { ...values, context }), pictures);
  const url = definition.pages ? '/de/…/drei-litzen/4711' : null;
  return { id: 4711, url, slug: 'drei-litzen', [definition.titleField]: 'Drei Litzen', ...shown };
}
