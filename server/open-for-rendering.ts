import type { ServerBuild } from 'react-router';
import { createApi } from '#app/api/app.server.ts';
import { announceChange } from '#app/cache/changes.ts';
import { encodingsFor } from '#app/cache/encoding.ts';
import { beginKeeping } from '#app/cache/kept-until-change.ts';
import { createEntry, encodingOf, variantOf } from '#app/cache/page-entry.ts';
import { closeDatabase, openDatabase } from '#app/db/client.server.ts';
import { readEnv, s3Settings } from '#app/env.server.ts';
import { stopImageProcess } from '#app/media/image-process.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { fileRenderer } from './middleware/answer/render-file.ts';
import { pageRenderer, type RenderedPage, type RenderPage } from './middleware/answer/render-page.ts';
import { seedSite } from './seed-site.ts';
import { startDatabase } from './start-database.ts';

/** The renderer of the built site and of its API on their database, without port, page cache and jobs: for measuring what a rendering costs. */
export async function openForRendering() {
  const env = readEnv();
  openAt(env.BASE_URL);
  const database = await startDatabase(env);
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  await seedSite({ pool: openDatabase(database.url), env });
  beginKeeping();
  const build = await (import('virtual:react-router/server-build') as Promise<ServerBuild>);
  const close = async () => {
    stopImageProcess();
    await closeDatabase();
    await database.stop();
  };
  const [page, json] = [pageRenderer(build, 'production'), fileRenderer([createApi()])];
  const render: RenderPage = (rendering) =>
    (apiPath.test(new URL(rendering.request.url).pathname) ? json : page)(rendering);
  return { render, pack, change: announceChange, origin: env.BASE_URL, close };
}

/** What the browsers of today accept. */
const browser = 'gzip, deflate, br, zstd';
const apiPath = /^\/(?:\w\w\/)?api\//;

/** Lays a rendered page out as the page cache keeps it, packed for the first browser that asks. */
async function pack({ response, notes }: RenderedPage, key: string): Promise<number> {
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const expiresAt = notes.expiresAt ?? Number.POSITIVE_INFINITY;
  const entry = createEntry({ key, status, headers, body, tags: [...notes.tags], expiresAt });
  return variantOf(entry, encodingOf(entry, encodingsFor(browser))).body.length;
}
