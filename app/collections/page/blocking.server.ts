import { z } from 'zod';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { checkContent } from '#app/cms/checks/check-content.ts';
import { type Finding, isInTheWay, isRule, type Rule, rules } from '#app/cms/checks/finding.ts';
import { noStyleGuide } from '#app/cms/checks/style-guide.ts';
import { outdatedTranslations } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Reader } from '#app/cms/publishing/owner-adapter.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import { audit } from '#app/db/audit.server.ts';
import { db, transaction } from '#app/db/client.server.ts';
import { readSetting, writeSetting } from '#app/db/setting.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entryAnchors } from '#app/section-anchors.ts';
import { draftAddresses } from './draft/draft-addresses.server.ts';
import { easyVariant, type PageDocument } from './page-document.ts';
import { pageFindings } from './page-findings.ts';
import { styleGuide } from './style-guide.server.ts';

const key = 'preflight';

/** A picture without words keeps people out; everything else is advice until an admin decides otherwise. */
const initial: Rule[] = ['alt'];

const stored = z.object({ blocking: z.array(z.enum(rules)) });

/** Which findings stand in the way of publishing in this site. */
export async function blockingRules(reader: Reader = db()): Promise<Rule[]> {
  const parsed = stored.safeParse(await readSetting(reader, key));
  return parsed.success ? parsed.data.blocking : initial;
}

/** Decides what stands in the way; refused for everybody but admins. The checks in the browser alone cannot block. */
export async function setBlockingRules(actor: Actor, blocking: readonly Rule[]): Promise<Rule[] | 'forbidden'> {
  const kept = rules.filter((rule) => rule !== 'axe' && blocking.includes(rule));
  return transaction(async (tx) => {
    if (!may(actor, 'settings:write')) return 'forbidden';
    await writeSetting(tx, key, { blocking: kept });
    await audit(tx, { by: idOf(actor), action: 'settings:preflight', detail: { blocking: kept } });
    return kept;
  });
}

type Blocked = {
  id: string;
  /** `page` only where the modules are a whole page: an entry has descriptions of its own. */
  doc: Pick<PageDocument, 'nodes' | 'media'> & { page?: PageDocument['page'] };
  /** The whole draft, for the words of the other language. */
  modules: readonly ModuleNode[];
};

/**
 * The findings in what is about to go out that this site does not let out, by the id of the page or entry. What the rules
 * compare with is read once, however many go out.
 */
export async function blockingFindings(
  reader: Reader,
  drafts: readonly Blocked[],
  { locale, modules: definitions }: { locale: Locale; modules: Definitions },
): Promise<Map<string, Finding[]>> {
  const blocking = drafts.length > 0 ? (await blockingRules(reader)).filter(isRule) : [];
  if (blocking.length === 0) return new Map();
  const ids = drafts.flatMap(({ doc }) => doc.nodes.map(({ id }) => id));
  const [addresses, outdated, style] = await Promise.all([
    blocking.includes('link-target') ? draftAddresses(locale, reader) : {},
    blocking.includes('outdated') || blocking.includes('translation') ? outdatedTranslations(ids, reader) : [],
    blocking.includes('wording') || blocking.includes('sentence') ? styleGuide(reader) : noStyleGuide,
  ]);
  const now = Temporal.Now.instant();
  const findingsOf = ({ doc, modules }: Blocked) => {
    const both = new Map(modules.map((node) => [node.id, node]));
    const nodes = doc.nodes.map((node) => ({ ...node, i18n: { ...both.get(node.id)?.i18n, ...node.i18n } }));
    const context = resolveContext({ locale, media: doc.media, addresses });
    const anchors = doc.page ? [] : entryAnchors;
    const isEasy = doc.page?.language_variant === easyVariant;
    return [
      ...(doc.page ? pageFindings(doc.page) : []),
      ...checkContent({ nodes, definitions, context, outdated, style, isEasy, now, anchors }),
    ];
  };
  return new Map(
    drafts.map((draft) => [draft.id, findingsOf(draft).filter((finding) => isInTheWay(finding, blocking))]),
  );
}
