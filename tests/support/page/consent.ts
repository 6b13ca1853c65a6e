import { consentCookie } from '#app/ui/consent/consent-cookie.ts';

/** The cookie of somebody who has refused everything that is not required, as Playwright sets it. */
export function refusal(url: string): { name: string; value: string; url: string } {
  const [name = '', value = ''] = consentCookie(
    { allowed: [], providers: [] },
    { now: new Date(), isSecure: false },
  ).split(/[=;]/);
  return { name, value, url };
}
