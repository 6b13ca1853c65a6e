import { can } from '#app/auth/policy.ts';
import { collections } from '#app/collections/registry.ts';
import { actionOf, commands } from '#app/contract/endpoints/router.ts';
import { routerAnswer } from '#app/contract/router-answer.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/action-route.ts';
import { batchSize } from './batches.ts';
import { readWish } from './bulk-actions.ts';
import { onceOnly } from './once-only.server.ts';
import { runAction, undoAction } from './run-action.server.ts';

/**
 * Where a list sends a command to many entries, one batch at a time, so that it can say how far it is: the fields of its form
 * with a name of the attempt (`Idempotency-Key`). One batch is taken back in the same way. It answers with a status and never with a redirect.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { viewer } = loadContextOf(context);
  if (viewer.kind === 'visitor') return answer({ status: 401, body: {} });
  const definition = collections[params.type];
  if (!definition) return answer({ status: 404, body: {} });
  const form = await formOf(request);
  const key = request.headers.get('Idempotency-Key') ?? '';
  const [step, name] = String(form.get('command') ?? '').split(':');
  if (step === 'undo' && isUuid(name) && isUuid(key)) {
    const body = await onceOnly({ userId: viewer.id, key }, () => undoAction({ names: [name], actor: viewer }));
    return routerAnswer('undoAction', { status: 200, body });
  }
  const command = commands.find((each) => step === 'do' && each === name);
  const ids = [...new Set(form.getAll('id').map(String).filter(isUuid))];
  if (!command || ids.length > batchSize || !isUuid(key)) return answer({ status: 400, body: {} });
  if (!can(viewer, actionOf(command))) return answer({ status: 403, body: { refused: 'forbidden' } });
  const doing = { definition, command, ids, wish: readWish(form), actor: viewer };
  return answer({ status: 200, body: await onceOnly({ userId: viewer.id, key }, () => runAction(doing)) });
}

/** There is nothing to read here; what came of it stands in the list. */
export function loader() {
  return answer({ status: 405, body: {} });
}

function answer(body: Parameters<typeof routerAnswer<'runAction'>>[1]): Response {
  return routerAnswer('runAction', body);
}
