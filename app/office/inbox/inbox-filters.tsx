import { Form } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FilterEnd } from '../filter-end.tsx';
import controls from '../office-controls.module.css';
import filterRow from '../office-filters.module.css';

export const inboxParts = ['all', 'open', 'done', 'trash'] as const;

type Props = {
  inboxes: readonly { number: number; title: string; count: number }[];
  form: number | null;
  email: string;
  part: (typeof inboxParts)[number];
  /** How many entries are found. */
  count: number;
  locale: Locale;
};

/** Which entries of the inbox are shown: of one form, from one sender, open or done. */
export function InboxFilters({ inboxes, form, email, part, count, locale }: Props) {
  return (
    <Form className={`${controls.line} ${filterRow.filters}`} role="search" aria-label={m.office_inbox()}>
      <select name="form" defaultValue={form ?? ''} aria-label={m.office_inbox_form()}>
        <option value="">{m.office_all({ name: m.office_inbox_form() })}</option>
        {inboxes.map(({ number, title, count: many }) => (
          <option key={number} value={number}>
            {title} ({many})
          </option>
        ))}
      </select>
      <input
        type="search"
        name="email"
        defaultValue={email}
        aria-label={m.office_inbox_email()}
        placeholder={m.office_inbox_email()}
      />
      <select name="part" defaultValue={part} aria-label={m.office_inbox_part()}>
        {inboxParts.map((each) => (
          <option key={each} value={each}>
            {m[`office_inbox_part_${each}`]()}
          </option>
        ))}
      </select>
      <FilterEnd count={count} locale={locale} />
    </Form>
  );
}
