import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { checkContent } from '#app/cms/checks/check-content.ts';
import { type Finding, isInTheWay, isRule, type Rule, rules } from '#app/cms/checks/finding.ts';
import { entryAnchors } from '#app/cms/collection/section-anchors.ts';
import { outdatedTranslations } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Database, db, type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { draftAddresses } from './draft/draft-addresses.server.ts';
import type { PageDocument } from './page-document.ts';
import { pageFindings } from './page-findings.ts';

const key = 'preflight';

/** A picture without words keeps people out; everything else is advice until an admin decides otherwise. */
const initial: Rule[] = ['alt'];

const stored = z.object({ blocking: z.array(z.enum(rules)) });

/** Which findings stand in the way of publishing in this site. */
export async function blockingRules(tx: Database | Transaction = db()): Promise<Rule[]> {
  const { rows } = await tx.execute<{ value: unknown }>(sql`select value from setting where key = ${key}`);
  const parsed = stored.safeParse(rows[0]?.value);
  return parsed.success ? parsed.data.blocking : initial;
}

/** Decides what stands in the way; refused for everybody but admins. The checks in the browser alone cannot block. */
export async function setBlockingRules(actor: Actor, blocking: readonly Rule[]): Promise<Rule[] | 'forbidden'> {
  const kept = rules.filter((rule) => rule !== 'axe' && blocking.includes(rule));
  return transaction(async (tx) => {
    if (!may(actor, 'settings:write')) return 'forbidden';
    const value = JSON.stringify({ blocking: kept });
    await tx.execute(sql`
      insert into setting (key, value) values (${key}, ${value}::jsonb)
      on conflict (key) do update set value = excluded.value`);
    await audit(tx, { by: idOf(actor), action: 'settings:preflight', detail: { blocking: kept } });
    return kept;
  });
}

type Blocked = {
  /** `page` only where the modules are a whole page: an entry has descriptions of its own. */
  doc: Pick<PageDocument, 'nodes' | 'media'> & { page?: PageDocument['page'] };
  /** The whole draft, for the words of the other language. */
  draft: readonly ModuleNode[];
  locale: Locale;
  definitions: Definitions;
  now: Temporal.Instant;
};

/** The findings in what is about to go out that this site does not let out. */
export async function blockingFindings(
  tx: Transaction,
  { doc, draft, locale, definitions, now }: Blocked,
): Promise<Finding[]> {
  const blocking = (await blockingRules(tx)).filter(isRule);
  if (blocking.length === 0) return [];
  const both = new Map(draft.map((node) => [node.id, node]));
  const nodes = doc.nodes.map((node) => ({ ...node, i18n: { ...both.get(node.id)?.i18n, ...node.i18n } }));
  const needsAddresses = blocking.includes('link-target');
  const addresses = needsAddresses ? await draftAddresses(locale, tx) : {};
  const context = resolveContext({ locale, media: doc.media, addresses });
  const ids = doc.nodes.map(({ id }) => id);
  const outdated = blocking.includes('outdated') ? await outdatedTranslations(ids, tx) : [];
  const found = [
    ...(doc.page ? pageFindings(doc.page) : []),
    ...checkContent({ nodes, definitions, context, outdated, now, anchors: doc.page ? [] : entryAnchors }),
  ];
  return found.filter((finding) => isInTheWay(finding, blocking));
}
