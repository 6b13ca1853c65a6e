import { useEffect, useState } from 'react';
import { read } from '#app/contract/client/read.ts';
import { openingHoursToday } from '#app/contract/endpoints/visitor.ts';
import { isOpen, openingLabel } from '#app/features/opening-hours/label.ts';
import type { OpeningDay } from '#app/features/opening-hours/opening-day.ts';
import type { Locale } from '#app/i18n/locale.ts';

const everyMinute = 60_000;

export type Today = { label: string; isOpen: boolean };

/**
 * The words of the server first, so that both render the same; then by the browser's clock every minute, in whatever zone
 * it is. When the day is over the next one is asked for.
 */
export function useToday(rendered: { day: OpeningDay; at: number } | null, locale: Locale): Today | null {
  const [state, setState] = useState(rendered);
  useEffect(() => {
    if (!rendered) return;
    let { day } = rendered;
    const look = async () => {
      if (Date.now() >= Date.parse(day.until)) day = (await read(openingHoursToday(locale)).catch(() => null)) ?? day;
      setState({ day, at: Date.now() });
    };
    void look();
    const timer = setInterval(look, everyMinute);
    return () => clearInterval(timer);
  }, [rendered, locale]);
  return state && { label: openingLabel(state.day, state.at, locale), isOpen: isOpen(state.day, state.at) };
}
