import { publishedDocuments } from '#app/cms/collection/entry-rows.server.ts';
import { entryProblems, type Frozen } from '#app/cms/collection/freeze.server.ts';
import { collectionOf, type House } from '#app/cms/collection/house.ts';
import type { Prepare } from '#app/cms/collection/publish.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { blockingFindings } from './page/blocking.server.ts';
import { chosenDocument } from './page/chosen-document.ts';
import { distinct } from './page/compile-draft.server.ts';
import { draftNodes, draftTag } from './page/draft.server.ts';

type Parts = {
  locale: Locale;
  /** The draft on the screen of the person who publishes. */
  tag: string | null;
  /** Ids of the modules that go out, the entry's own id for its values; null is everything. */
  chosen: ReadonlySet<string> | null;
  house: House;
};

/**
 * What of an entry goes out when it is published from its page: the draft the person has seen, or only parts of it, and
 * what the house lets through. `stale` answers the tag of today's draft when that is another one.
 */
export function entryParts({ locale, tag, chosen, house }: Parts): { prepare: Prepare; stale(): string | null } {
  let current: string | null = null;
  const prepare: Prepare = async (tx, frozen) => {
    const ready: Frozen[] = [];
    for (const one of frozen) {
      const draft = await draftNodes(one.doc.entry.type, one.entry.id, tx);
      const now = draftTag(one.entry, draft);
      if (tag !== null && tag !== now) current = now;
      else
        ready.push(
          await withChecks(tx, await withChosen(tx, one, { locale, chosen, house }), { draft, locale, house }),
        );
    }
    return ready;
  };
  return { prepare, stale: () => current };
}

async function withChosen(
  tx: Transaction,
  frozen: Frozen,
  { locale, chosen, house }: Pick<Parts, 'locale' | 'chosen' | 'house'>,
): Promise<Frozen> {
  const { doc, base } = frozen;
  const { id, type } = doc.entry;
  const published = chosen && (await publishedDocuments(tx, { ids: [id], locale, hidden: true })).get(id);
  if (!chosen || !published) return frozen;
  const content = ({ props, texts, nodes }: typeof doc) => ({ page: { id, props, texts }, nodes });
  const { page, nodes } = chosenDocument(content(published), content(doc), chosen);
  const media = new Map([...published.media, ...doc.media].map((record) => [record.id, record]));
  const next = { ...doc, props: page.props, texts: page.texts, nodes, media: [...media.values()] };
  const problems = entryProblems(collectionOf(house, type), { doc: next, base, locale, house });
  return { ...frozen, doc: next, problems };
}

async function withChecks(
  tx: Transaction,
  frozen: Frozen,
  { draft, locale, house }: { draft: Awaited<ReturnType<typeof draftNodes>>; locale: Locale; house: House },
): Promise<Frozen> {
  const { doc, problems } = frozen;
  const now = Temporal.Now.instant();
  const found = await blockingFindings(tx, { doc, draft, locale, definitions: house.modules, now });
  return { ...frozen, problems: distinct([...problems, ...found]) };
}
