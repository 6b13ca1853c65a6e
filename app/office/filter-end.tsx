import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { isPlural } from './counted.ts';
import { formatNumber } from './format.ts';
import controls from './office-controls.module.css';
import filterRow from './office-filters.module.css';

/** How a row of filters ends: with the button that applies them, and with how much they leave. */
export function FilterEnd({ count, locale, children }: { count: number; locale: Locale; children?: ReactNode }) {
  return (
    <>
      <button type="submit" className={controls.plain}>
        {m.office_apply()}
      </button>
      {children}
      <span role="status" className={`${controls.muted} ${filterRow.total}`}>
        {isPlural(count) ? m.office_count({ count: formatNumber(count, locale) }) : m.office_count_one()}
      </span>
    </>
  );
}
