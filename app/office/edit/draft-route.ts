import { type EntryPatch, patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { attemptOf } from '#app/cms/draft/attempt.server.ts';
import { collections } from '#app/collections/registry.ts';
import { isNoText } from '#app/db/no-text.ts';
import { isUuid } from '#app/db/uuid.ts';
import { loadContextOf } from '#app/load-context.ts';
import { house } from '#app/modules/house.ts';
import type { Route } from './+types/draft-route.ts';
import { entryId } from './entry-id.server.ts';

/**
 * Where the form of an entry saves what has changed, field by field (decision 18): JSON with the revision it was based
 * on (`If-Match`) and a name of the attempt (`Idempotency-Key`). It answers with a status and never with a redirect,
 * because the form must survive an expired login.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { viewer } = loadContextOf(context);
  if (viewer.kind === 'visitor') return answer(401);
  if (request.method !== 'PATCH') return answer(405);
  const definition = collections[params.type];
  const id = definition && (await entryId(definition.type, params.number));
  if (!definition || !id) return answer(404);
  const baseRev = Number(/^"(\d{1,9})"$/.exec(request.headers.get('If-Match') ?? '')?.[1]);
  if (!baseRev) return answer(428);
  const patch = readPatch(await request.json().catch(() => null));
  if (!patch) return answer(400);
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  const attempt = attemptOf(isUuid(key) ? key : null, viewer.id);
  const command = { type: definition.type, id, baseRev, patch, actor: viewer, house, attempt };
  const saved = await patchEntry(command).catch(refusedText);
  switch (saved.kind) {
    case 'saved':
      return answer(200, { rev: saved.rev });
    case 'stale': {
      const { props, i18n, rev } = saved.current;
      return answer(412, { props, i18n, rev });
    }
    case 'invalid':
      return answer(422, { errors: saved.errors });
    case 'forbidden':
      return answer(403);
    default:
      return answer(410);
  }
}

/** As the interface answers it: a text that no database keeps is one that cannot be. */
function refusedText(error: unknown) {
  if (!isNoText(error)) throw error;
  return { kind: 'invalid' as const, errors: [] };
}

/** There is nothing to read here; the form has its values from the page. */
export function loader() {
  return answer(405);
}

function answer(status: number, body: unknown = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Which fields exist and what they take, the command checks; here only that it is a patch at all. */
function readPatch(body: unknown): EntryPatch | null {
  if (!isObject(body)) return null;
  const { props = {}, i18n = {}, ...rest } = body;
  if (Object.keys(rest).length > 0 || !isObject(props) || !isObject(i18n)) return null;
  const { de = {}, en = {}, ...others } = i18n;
  if (Object.keys(others).length > 0 || !isObject(de) || !isObject(en)) return null;
  return { props, i18n: { ...('de' in i18n ? { de } : {}), ...('en' in i18n ? { en } : {}) } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
