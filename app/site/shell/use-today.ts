import { useEffect, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import type { RenderedToday, Today } from './today.ts';

const everyMinute = 60_000;

/** The words of the server, which renders anew when they change; for who stays longer, those of every minute. */
export function useToday(rendered: RenderedToday | null, locale: Locale): Today | null {
  const [today, setToday] = useState<Today | null>(rendered);
  useEffect(() => {
    if (!rendered) return;
    const look = async () => {
      const { todayNow } = await import('./today-now.ts');
      setToday(await todayNow(rendered, locale));
    };
    const timer = setInterval(() => look().catch(() => undefined), everyMinute);
    return () => clearInterval(timer);
  }, [rendered, locale]);
  return today;
}
