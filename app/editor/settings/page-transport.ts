import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import type { Transport } from '#app/drafting/transport.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { askPage } from '../page-api.ts';
import { pagePatch, valuesOfPage } from './page-values.ts';

/** Saves the changed settings of a page. Whoever pressed the button is told of every failure and presses it again. */
export function pageTransport(locale: Locale): Transport {
  return {
    async send(entry, rev) {
      if (entry.kind !== 'patch') throw new Error('A form changes values only.');
      const address = `/${locale}/pageeditor-api/pages/${entry.id}/`;
      const answer = await askPage<{ rev: number }>(address, { method: 'PATCH', body: pagePatch(entry.body), rev });
      if (answer.ok) return { kind: 'saved', rev: answer.body.rev };
      const { current, errors = [] } = answer.body;
      if (answer.status === 401) return { kind: 'login' };
      // Without the page it was compared with it says nothing.
      if (answer.status !== 412 || !current) return { kind: 'refused', status: answer.status, errors };
      // Proof: the contract of that call answers 412 with the page as it is now.
      const page = valuesOfPage(current as PageRecord);
      return { kind: 'stale', current: page, rev: page.rev, by: null };
    },
  };
}
