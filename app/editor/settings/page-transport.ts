import type { Transport } from '#app/drafting/transport.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { call } from '../call.ts';
import { pagePatch, valuesOfPage } from './page-values.ts';

/** Saves the changed settings of a page. Whoever pressed the button is told of every failure and presses it again. */
export function pageTransport(locale: Locale): Transport {
  return {
    async send(entry, rev) {
      if (entry.kind !== 'patch') throw new Error('A form changes values only.');
      const answer = await call('patchPage', {
        params: { lang: locale, id: entry.id },
        headers: { 'if-match': `"${rev}"` },
        body: pagePatch(entry.body),
      });
      if (answer.ok) return { kind: 'saved', rev: answer.body.rev };
      if (answer.status === 401) return { kind: 'login' };
      // Without the page it was compared with it says nothing.
      if (answer.status === 412 && answer.body.current) {
        const page = valuesOfPage(answer.body.current);
        return { kind: 'stale', current: page, rev: page.rev, by: null };
      }
      return { kind: 'refused', status: answer.status, errors: answer.status === 422 ? answer.body.errors : [] };
    },
  };
}
