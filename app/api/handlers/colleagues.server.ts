import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { leavingTag, onChanges } from '#app/cache/changes.ts';
import { draftNotice } from '#app/cms/draft/write-log.server.ts';
import {
  nodesNow,
  peopleOn,
  peopleTag,
  revisionsOf,
  updatePresence,
} from '#app/collections/page/draft/draft-events.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { colleagueCalls } from '#app/contract/rows/colleague-calls.ts';
import { findOwner, type OwnerId } from '#app/features/editing/content-owner.server.ts';
import { buildName } from '../build-name.server.ts';

/** Then the browser asks anew, and with it whether the person still may. */
const longestStream = 5 * 60_000;
/** What no notice told of is found by then. */
const longestWait = 10_000;
/** Several saves of a moment are told as one. */
const gather = 120;

/** Who else edits a page, and what they have saved. Parse, ask or do, present. */
export function bindColleagueCalls(api: Api): void {
  api.openapi(colleagueCalls.followPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const owner = await findOwner(id);
    if (!owner) return context.json(notFound(lang), 404);
    // A proxy that gathers answers would keep the news to itself.
    context.header('X-Accel-Buffering', 'no');
    // Proof: the stream is what the contract says of 200.
    return streamSSE(context, (stream) => follow(stream, owner)) as never;
  });

  api.openapi(colleagueCalls.updatePresence, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    if (!(await findOwner(id))) return context.json(notFound(lang), 404);
    const { leaves, ...where } = context.req.valid('json');
    await updatePresence(id, editor.id, where, leaves);
    return context.body(null, 204);
  });
}

async function follow(stream: SSEStreamingApi, owner: OwnerId): Promise<void> {
  const bell = doorbell();
  const { type, id } = owner;
  const [draft, people, published] = [draftNotice(id), peopleTag(id), `${type}:${id}`];
  const stopHearing = onChanges((tags) => {
    if (tags.includes(leavingTag)) bell.ring('end');
    if (tags.includes(draft)) bell.ring('draft');
    if (tags.includes(people)) bell.ring('people');
    if (tags.includes(published)) bell.ring('published');
  });
  stream.onAbort(() => bell.ring('end'));
  const say = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
  const end = Date.now() + longestStream;
  try {
    let known = await revisionsOf(owner);
    await say('revisions', { build: buildName(), revisions: Object.fromEntries(known) });
    await say('people', await peopleOn(id));
    while (!stream.aborted && Date.now() < end) {
      const news = await bell.wait(longestWait);
      if (news.has('end')) return;
      if (news.has('published')) await say('published', {});
      if (news.has('draft') || news.size === 0) known = await sayChanges(owner, known, say);
      if (news.has('people') || news.size === 0) await say('people', await peopleOn(id));
    }
  } finally {
    stopHearing();
  }
}

async function sayChanges(owner: OwnerId, known: Map<string, number>, say: (event: string, data: unknown) => unknown) {
  const now = await revisionsOf(owner);
  const changed = [...now].filter(([id, rev]) => known.get(id) !== rev).map(([id]) => id);
  const gone = [...known.keys()].filter((id) => !now.has(id));
  if (changed.length || gone.length) await say('changed', { nodes: await nodesNow(changed), gone });
  return now;
}

/** Waits until it rings, and a moment longer for what rings directly after. */
function doorbell() {
  const rung = new Set<string>();
  let open: (() => void) | null = null;
  return {
    ring(what: string) {
      rung.add(what);
      open?.();
    },
    async wait(longest: number): Promise<ReadonlySet<string>> {
      if (!rung.size) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, longest).unref();
          open = () => {
            clearTimeout(timer);
            setTimeout(done, gather);
          };
        });
        open = null;
      }
      const news = new Set(rung);
      rung.clear();
      return news;
    },
  };
}
