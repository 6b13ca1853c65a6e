import { z } from 'zod';
import { type CommonOptions, common, type Field } from '../field.ts';
import { localized } from '../localized.ts';

export type TextOptions = CommonOptions & {
  max?: number;
  multiline?: boolean;
  localized?: boolean;
  /** It is code of the venue; the API answers it under a second name as well, as it does the codes of the settings. */
  isCode?: boolean;
  /** A form beyond the length, such as that of an anchor. */
  pattern?: RegExp;
  /** The message for whoever writes it in another form. */
  wrong?: string;
};

/** Plain text. One line unless `multiline`; shared by both languages unless `localized`. */
export function text(options: TextOptions = {}): Field<string> {
  const field = plainText(options);
  return options.localized ? localized(field) : field;
}

function plainText({
  max = 255,
  multiline = false,
  isCode = false,
  pattern,
  wrong,
  ...rest
}: TextOptions): Field<string> {
  const length = z.string().max(max, 'field_problem_too_long');
  const lines = multiline ? length : length.regex(/^[^\r\n]*$/);
  const read = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    kind: 'text',
    order: 'words',
    ...common(rest),
    shared: pattern ? lines.regex(pattern, wrong) : lines,
    localized: null,
    initial: {},
    options: { max, multiline, isCode },
    isEmpty: (stored) => read(stored.shared) === '',
    searchText: (stored) => read(stored.shared),
    references: () => [],
    resolve: (stored) => read(stored.shared),
  };
}

/** The place on a page a link can lead to; every module with `anchor` has exactly this field. */
export function anchor(): Field<string> {
  return text({ max: 80, pattern: /^[a-z0-9-]*$/, wrong: 'field_problem_anchor', place: 'link' });
}
