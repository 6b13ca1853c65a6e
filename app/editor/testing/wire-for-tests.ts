import type { ModuleNode } from '#app/cms/node.ts';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import { moduleCalls } from '#app/contract/rows/module-calls.ts';
import type { Entry, PatchBody } from '#app/drafting/entry.ts';
import type { Answer } from '#app/drafting/transport.ts';
import type { ServerDouble } from './server-double.ts';

export type CallName = keyof typeof moduleCalls;
type SentCall = { call: CallName; entry: Entry; rev: number };
/** What goes over the wire as an answer; null when nobody answers. */
export type Reply = { status: number; body: unknown } | null;
/** What becomes of a request on its way; `deliver` takes it to the server. */
export type Way = (sentCall: SentCall, deliver: () => Reply) => Reply | Promise<Reply>;

/** A `fetch` with a model server behind it, for the editor's real transport: requests are read by the contract's addresses. */
export function modelWire(server: ServerDouble, { way, by }: { way: Way; by: string }): typeof fetch {
  return async (address, init) => {
    const call = askedBy(String(address), init ?? {});
    const reply = await way(call, () => saidOf(server.receive(call.entry, call.rev, by)));
    if (!reply) throw new TypeError('Failed to fetch');
    const { status, body } = reply;
    // Proof: the transport reads nothing else of an answer.
    return { ok: status < 300, status, json: async () => structuredClone(body) } as Response;
  };
}

/** The calls of the module resource that write. */
export function writingCalls(): CallName[] {
  const names = Object.keys(moduleCalls) as CallName[];
  return names.filter((name) => moduleCalls[name].method !== 'get');
}

function saidOf(answer: Answer): Reply {
  switch (answer.kind) {
    case 'saved':
      return { status: 200, body: { rev: answer.rev, pos: answer.pos, moved: answer.moved } };
    case 'stale':
      return { status: 412, body: { current: answer.current, rev: answer.rev, by: answer.by, below: answer.below } };
    case 'refused':
      return { status: answer.status, body: { errors: answer.errors } };
    case 'login':
      return { status: 401, body: {} };
    case 'disturbed':
      return { status: 503, body: {} };
    case 'full':
      return { status: 507, body: {} };
    case 'unreachable':
      return null;
  }
}

function askedBy(address: string, { method = 'GET', headers, body }: RequestInit): SentCall {
  const given = new Headers(headers);
  const call = writingCalls().find(
    (name) => moduleCalls[name].method === method.toLowerCase() && pattern(moduleCalls[name].path).test(address),
  );
  const [model = '', id = ''] = address.split('/').slice(3);
  const values = typeof body === 'string' ? JSON.parse(body) : {};
  const pairs = given
    .get('x-seen')
    ?.split(',')
    .map((pair) => pair.split('='));
  const seen = pairs && Object.fromEntries(pairs.map(([one, revision]) => [one, Number(revision)]));
  const sent = seen ? { rev: 0, seen } : null;
  const common = { key: given.get('idempotency-key') ?? '', id, model, sent };
  const rev = Number(given.get('if-match')?.replaceAll('"', ''));
  const entry = call && entryOf(call, common, values);
  if (!entry) throw new Error(`The contract knows no ${method} ${address}.`);
  return { call, entry, rev };
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
}

type Sent = Partial<ModuleNode> & {
  parent?: string | null;
  column?: number;
  before?: string | null;
  after?: string | null;
};
type Common = Pick<Entry, 'key' | 'id' | 'model' | 'sent'>;

function entryOf(
  call: CallName,
  common: Common,
  { parent = null, column = 0, before = null, after = null, ...values }: Sent,
): Entry | null {
  switch (call) {
    case 'patchModule':
      // Proof: the transport sends the body of the patch as it is.
      return { ...common, kind: 'patch', body: values as PatchBody, base: {} };
    case 'createModule': {
      const node = storedNode({ ...values, model: common.model, parent_id: parent, column_index: column });
      return { ...common, id: node.id, kind: 'create', node, before, after };
    }
    case 'deleteModule':
      return { ...common, kind: 'remove', nodes: [] };
    case 'restoreModule':
      return { ...common, kind: 'restore' };
    case 'reorder': {
      const from = { parent_id: null, column_index: 0, pos: '' };
      return { ...common, id: values.id ?? '', kind: 'move', from, parent, column, before, after };
    }
    default:
      return null;
  }
}
