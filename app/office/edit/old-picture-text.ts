import { withoutOldAlt } from '#app/cms/field/replaced-picture.ts';
import type { FieldName, FieldValues } from '#app/drafting/field-values.ts';
import { locales } from '#app/i18n/locale.ts';

/** What the words of a field become in each language where they describe the picture before, once its shared value is another. */
export function withoutOldPicture({ props, i18n }: FieldValues, field: string, value: unknown): [FieldName, unknown][] {
  return locales.flatMap((lang): [FieldName, unknown][] => {
    const words = i18n?.[lang]?.[field];
    const left = withoutOldAlt(words, { before: props?.[field], after: value });
    return left === words ? [] : [[{ lang, field }, left]];
  });
}
