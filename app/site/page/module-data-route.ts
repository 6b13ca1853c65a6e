import { can } from '#app/auth/policy.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { draftAddressesOf } from '#app/cms/collection/listing/addresses.server.ts';
import { referencesOfFields } from '#app/cms/compile.ts';
import { viewOf } from '#app/cms/field-set.ts';
import { moduleShape } from '#app/cms/module-shape.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { collections } from '#app/collections/registry.ts';
import { routerAnswer } from '#app/contract/router-answer.server.ts';
import { db } from '#app/db/client.server.ts';
import { loadContextOf } from '#app/load-context.ts';
import { loadOne } from '#app/modules/loaders.server.ts';
import { getModule } from '#app/modules/registry.ts';
import type { Route } from './+types/module-data-route.ts';

const longestProps = 10_000;

/** What a module would show with these values, for the editor, before anything is saved. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, locale, now } = loadContextOf(context);
  if (!can(viewer, 'draft:read')) return answer({ status: 404, body: {} });
  const definition = getModule(url.searchParams.get('model') ?? '');
  const stored = propsIn(url.searchParams.get('props') ?? '');
  const parsed = definition?.loads ? moduleShape(definition).props.safeParse(stored) : null;
  if (!definition || !parsed?.success) return answer({ status: 400, body: {} });
  const values = { source: '', props: parsed.data as Record<string, unknown>, texts: {} };
  const references = referencesOfFields(definition.fields, values);
  const addresses = await draftAddressesOf(db(), { references, locale, collections });
  const fields = viewOf(definition.fields, { ...values, context: resolveContext({ locale, media: [], addresses }) });
  const query = { locale, now, notes: new CacheNotes(), withDrafts: true };
  const data = await loadOne({ model: definition.model, fields }, query);
  return answer({ status: 200, body: { data } });
}

function propsIn(text: string): unknown {
  if (text.length > longestProps) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answer(body: Parameters<typeof routerAnswer<'moduleData'>>[1]): Response {
  return routerAnswer('moduleData', body);
}
