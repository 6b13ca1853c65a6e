import type { Logger } from 'pino';
import { isLinkCheckDue, linkCheckState } from '#app/features/links/ask-for-check.server.ts';
import { checkLinks } from '#app/features/links/check-links.server.ts';
import type { OutsideRules } from '#app/features/links/outside-visitor.server.ts';
import { internetOnly } from '#app/features/links/own-network.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import siteConfig from '#site-config';
import { noteDone, noteFailed } from './job-runs.ts';
import { onceASite } from './once-a-site.ts';

/** Between two requests to one host. */
const pauseMs = 2_000;

type Checking = {
  url: string;
  baseUrl: string;
  logger: Pick<Logger, 'error'>;
  signal?: AbortSignal;
  /** Whom it may ask; a test asks a server of its own. */
  rules?: Pick<OutsideRules, 'guard' | 'hosts' | 'pauseMs'>;
};

/** Checks all links of the site when somebody asks for it, and a week after the last time. Answers what it did. */
export async function checkLinksWhenDue(
  now: Temporal.Instant,
  {
    url,
    baseUrl,
    logger,
    signal,
    rules = { guard: internetOnly, hosts: siteConfig.linkCheckHosts, pauseMs },
  }: Checking,
): Promise<object[]> {
  const isDue = async () => isLinkCheckDue(await linkCheckState(), now);
  if (!(await isDue())) return [];
  try {
    const done = await onceASite(url, 'links', async () => {
      // Another node may have done it since.
      if (!(await isDue())) return null;
      const found = await checkLinks({
        model: contentModel,
        ownHost: new URL(baseUrl).host,
        rules: { ...rules, userAgent: `FoyerLinkCheck/1.0 (+${baseUrl})`, signal },
        now: () => Temporal.Now.instant(),
      });
      await noteDone('links', now, found);
      return found;
    });
    return done ? [{ links: done }] : [];
  } catch (error) {
    if (signal?.aborted) return [];
    await noteFailed('links', now, (error as Error).message);
    logger.error({ err: error }, 'the links could not be checked');
    return [];
  }
}
