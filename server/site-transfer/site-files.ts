import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { withGeneratedDates } from './generated-dates.ts';
import { daysFile, localeOfFile, namedDays, replaceTokens } from './relative-days.ts';

/** The files as they are meant today: a site with a `days.json` counts its days from the day it is loaded. */
export function filesOfToday(files: SiteFiles, now = Temporal.Now.instant()): SiteFiles {
  const today = venueDay(now);
  const days = namedDays(files, today);
  if (!days) return files;
  const tokens = { today, days };
  const { texts, others } = withGeneratedDates(files, tokens);
  const replaced = [...texts].map(
    ([path, text]) =>
      [replaceTokens(path, tokens), replaceTokens(text, { ...tokens, locale: localeOfFile(path) })] as const,
  );
  return { texts: new Map(replaced.filter(([path]) => path !== daysFile)), others };
}
