import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { transaction } from '#app/db/client.server.ts';
import { readStoredSettings } from '../site-settings/settings.server.ts';
import { insideVerdicts } from './inside-verdicts.server.ts';
import { addPlaces, beginRound, dueAddresses, forgetPlaces, noteVerdicts } from './link-rows.server.ts';
import { otherLinks } from './other-links.server.ts';
import { type OutsideRules, OutsideVisitor } from './outside-visitor.server.ts';
import { publishedLinks } from './published-links.server.ts';

/** So many hosts are asked side by side. */
const hostsAtOnce = 4;
const insideBatch = 500;

export type LinkCheck = {
  model: Pick<ContentModel, 'collections' | 'modules'>;
  /** As visitors type it, with a port where it has one. */
  ownHost: string;
  rules: OutsideRules;
  now(): Temporal.Instant;
};

/** Finds every link of what visitors read and looks where it leads; answers how many addresses there were. */
export async function checkLinks({
  model,
  ownHost,
  rules,
  now,
}: LinkCheck): Promise<{ inside: number; outside: number }> {
  await findPlaces({ model, ownHost });
  const inside = await dueAddresses({ isOutside: false });
  for (let at = 0; at < inside.length; at += insideBatch)
    await noteVerdicts(await insideVerdicts(inside.slice(at, at + insideBatch)), now());
  const outside = await dueAddresses({ isOutside: true });
  await visitAll(outside, { rules, now });
  return { inside: inside.length, outside: outside.length };
}

async function findPlaces({ model, ownHost }: Pick<LinkCheck, 'model' | 'ownHost'>): Promise<void> {
  const settings = await readStoredSettings();
  await transaction(
    async (tx) => {
      await forgetPlaces(tx);
      for await (const links of publishedLinks(tx, { model, ownHost })) await addPlaces(tx, links);
      await addPlaces(tx, await otherLinks(tx, { settings, ownHost }));
      await beginRound(tx);
    },
    { statementSeconds: 60 },
  );
}

/** Some hosts side by side, each address of a host after the other; every answer is kept at once. */
async function visitAll(addresses: readonly string[], { rules, now }: Pick<LinkCheck, 'rules' | 'now'>): Promise<void> {
  const visitor = new OutsideVisitor(rules);
  const waiting = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (const address of next) await noteVerdicts(new Map([[address, await visitor.visit(address)]]), now());
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
}
