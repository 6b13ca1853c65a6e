import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { attemptOf } from '#app/cms/draft/attempt.server.ts';
import { collections } from '#app/collections/registry.ts';
import { routerAnswer } from '#app/contract/router-answer.server.ts';
import { isUnstorableText } from '#app/db/unstorable-text.ts';
import { isUuid } from '#app/db/uuid.ts';
import { loadContextOf } from '#app/load-context.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import type { Route } from './+types/draft-route.ts';
import { entryId } from './entry-id.server.ts';
import { readPatch } from './read-patch.server.ts';

/**
 * Where the form of an entry saves what has changed, field by field (decision 18): JSON with the revision it was based
 * on (`If-Match`) and a name of the attempt (`Idempotency-Key`). It answers with a status and never with a redirect,
 * because the form must survive an expired login.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { viewer } = loadContextOf(context);
  if (viewer.kind === 'visitor') return answer({ status: 401, body: {} });
  if (request.method !== 'PATCH') return answer({ status: 405, body: {} });
  const definition = collections[params.type];
  const id = definition && (await entryId(definition.type, params.number));
  if (!definition || !id) return answer({ status: 404, body: {} });
  const baseRev = Number(/^"(\d{1,9})"$/.exec(request.headers.get('If-Match') ?? '')?.[1]);
  if (!baseRev) return answer({ status: 428, body: {} });
  const patch = await readPatch(request);
  if (!patch) return answer({ status: 400, body: {} });
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  const attempt = attemptOf(isUuid(key) ? key : null, viewer.id);
  const command = { type: definition.type, id, baseRev, patch, actor: viewer, contentModel, attempt };
  const saved = await patchEntry(command).catch(refusedText);
  switch (saved.kind) {
    case 'saved':
      return answer({ status: 200, body: { rev: saved.rev, props: saved.stamps ?? {} } });
    case 'stale': {
      const { props, i18n, rev } = saved.current;
      return answer({ status: 412, body: { props, i18n, rev } });
    }
    case 'invalid':
      return answer({ status: 422, body: { errors: saved.errors } });
    case 'forbidden':
      return answer({ status: 403, body: {} });
    default:
      return answer({ status: 410, body: {} });
  }
}

/** As the interface answers it: a text that no database keeps is one that cannot be. */
function refusedText(error: unknown) {
  if (!isUnstorableText(error)) throw error;
  return { kind: 'invalid' as const, errors: [] };
}

/** There is nothing to read here; the form has its values from the page. */
export function loader() {
  return answer({ status: 405, body: {} });
}

function answer(body: Parameters<typeof routerAnswer<'saveEntry'>>[1]): Response {
  return routerAnswer('saveEntry', body);
}
