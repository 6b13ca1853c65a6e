import { type Action, can } from '#app/auth/policy.ts';
import { type Role, type Viewer, visitor } from '#app/auth/viewer.ts';
import { contract } from '#app/contract/contract.ts';
import { actionOf, commands } from '#app/contract/endpoints/router.ts';
import type { WhoMay } from '#app/contract/may.ts';
import { routerCalls } from '#app/contract/rows/router-calls.ts';
import { modules } from '#app/modules/registry.ts';

export const roles = ['visitor', 'editor', 'publisher', 'admin'] as const satisfies readonly (Role | 'visitor')[];
export type Account = (typeof roles)[number];

type CallName = keyof typeof contract | keyof typeof routerCalls;
type Call = WhoMay & { method: string; path: string; responses: object };
export type RightsRow = Call & {
  name: CallName;
  /** Where a call asks for more than its row says: with which model or command it does. */
  only?: string;
};

/** Calls that write the module they name: with a model that needs a right of its own, they need that right. */
const writingModules = ['createModule', 'patchModule', 'updateModule', 'deleteModule', 'restoreModule'] as const;

/** Every call of the published API and of the router, from the rows that enforce or promise it. */
export const rightsMatrix: readonly RightsRow[] = [
  ...rowsOf(contract),
  ...modules.flatMap(({ model, right }) =>
    right
      ? writingModules.map((name) => narrowed(name, { call: contract[name], only: model, action: `${right}:write` }))
      : [],
  ),
  ...rowsOf(routerCalls).flatMap((row) =>
    row.name === 'runAction' ? [] : row.name === 'undoAction' ? [{ ...row, only: 'undo' }] : [row],
  ),
  ...commands.map((command) =>
    narrowed('runAction', { call: routerCalls.runAction, only: command, action: actionOf(command) }),
  ),
];

/** Somebody of a role, as the policy sees them. */
export function accountOf(account: Account, rights: readonly string[] = []): Viewer {
  if (account === 'visitor') return visitor;
  const nobody = { id: account, email: '', username: account, first_name: '', last_name: '' };
  return { kind: 'editor', ...nobody, role: account, rights };
}

export function isOpenTo({ 'x-may': may }: WhoMay, viewer: Viewer): boolean {
  return may === 'everybody' || may.every((action) => can(viewer, action));
}

function rowsOf(calls: Readonly<Record<string, Call>>): RightsRow[] {
  // Proof: the keys of both tables are the names of their calls.
  return Object.entries(calls).map(([name, call]) => ({ ...call, name: name as CallName }));
}

function narrowed(name: CallName, { call, only, action }: { call: Call; only: string; action: Action }): RightsRow {
  return { ...call, name, only, 'x-may': [...(call['x-may'] as readonly Action[]), action] };
}
