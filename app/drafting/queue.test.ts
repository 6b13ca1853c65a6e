import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { memoryJournal } from './journal.ts';
import { Queue } from './queue.ts';
import type { Answer, Transport } from './transport.ts';

type Fault = 'none' | 'lost request' | 'lost answer' | 'server error';

/** A server with revisions and remembered keys, behind a network that loses things. */
function server(faults: Fault[]) {
  const fields: Record<string, unknown> = {};
  const known = new Map<string, Answer>();
  const flying = { now: 0, most: 0 };
  let rev = 1;
  const transport: Transport = {
    async send(entry, base) {
      const fault = faults.shift() ?? 'none';
      flying.now += 1;
      flying.most = Math.max(flying.most, flying.now);
      await Promise.resolve();
      flying.now -= 1;
      if (fault === 'lost request' || fault === 'server error') return { kind: 'unreachable' };
      const answer = known.get(entry.key) ?? commit(entry, base);
      known.set(entry.key, answer);
      return fault === 'lost answer' ? { kind: 'unreachable' } : answer;
    },
  };
  function commit(entry: Entry, base: number): Answer {
    if (base !== rev) throw new Error('The queue sent a revision that is not its own.');
    if (entry.kind === 'patch') Object.assign(fields, entry.body.props);
    rev += 1;
    return { kind: 'saved', rev };
  }
  return { fields, flying, transport };
}

function patch(field: string, value: number): Entry {
  return {
    key: crypto.randomUUID(),
    id: 'm',
    model: 'text',
    sent: null,
    kind: 'patch',
    body: { props: { [field]: value } },
    base: {},
  };
}

function queueFor(transport: Transport, journal = memoryJournal()) {
  const revs = { m: 1 };
  const timers: (() => void)[] = [];
  const waits: number[] = [];
  const queue = new Queue({
    transport,
    journal,
    revOf: () => revs.m,
    acknowledged(_, made) {
      revs.m = made.rev;
    },
    merged: () => {},
    shown: () => undefined,
    clock: {
      now: () => 0,
      later(run, ms) {
        timers.push(run);
        waits.push(ms);
        return () => void (timers.includes(run) && timers.splice(timers.indexOf(run), 1));
      },
    },
  });
  const tick = async () => {
    timers.shift()?.();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { queue, tick, journal, waits };
}

test('without a login nothing is sent and nothing is forgotten; afterwards it goes on', async () => {
  const { transport, fields } = server([]);
  let isLoggedIn = false;
  const guarded: Transport = { send: async (...call) => (isLoggedIn ? transport.send(...call) : { kind: 'login' }) };
  const { queue, tick, journal } = queueFor(guarded);
  queue.add(patch('a', 1));
  await tick();
  expect(queue.state.get().needsLogin).toBe(true);
  expect(await journal.load()).toHaveLength(1);
  isLoggedIn = true;
  queue.loggedIn();
  await tick();
  expect(fields).toEqual({ a: 1 });
});

test('changes made before sending travel together', async () => {
  const { transport, fields } = server([]);
  const { queue, tick } = queueFor(transport);
  queue.add(patch('a', 1));
  queue.add(patch('a', 2));
  queue.add(patch('b', 3));
  expect(queue.entries).toHaveLength(1);
  await tick();
  expect(fields).toEqual({ a: 2, b: 3 });
});

test('whatever the network loses, the last value arrives and one request flies per module', async () => {
  const fault = fc.constantFrom<Fault>('none', 'lost request', 'lost answer', 'server error');
  const step = fc.record({ field: fc.constantFrom('a', 'b', 'c'), value: fc.integer(), ticks: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 15 }),
      fc.array(fault, { maxLength: 20 }),
      async (steps, faults) => {
        const { transport, fields, flying } = server([...faults]);
        const { queue, tick, journal } = queueFor(transport);
        const wanted: Record<string, number> = {};
        for (const { field, value, ticks } of steps) {
          queue.add(patch(field, value));
          wanted[field] = value;
          for (let count = 0; count < ticks; count += 1) await tick();
        }
        for (let count = 0; count < 200 && queue.entries.length; count += 1) {
          queue.flush();
          await tick();
        }
        expect(fields).toEqual(wanted);
        expect(await journal.load()).toEqual([]);
        expect(flying.most).toBe(1);
      },
    ),
  );
}, 60_000);

test('a network that failed once does not keep the next change waiting for ever', async () => {
  const { transport, fields } = server(['lost request']);
  const { queue, tick } = queueFor(transport);
  queue.add(patch('a', 1));
  await tick();
  expect(queue.state.get().state).toBe('offline');
  await tick();
  await tick();
  queue.add(patch('a', 2));
  await tick();
  expect(fields).toEqual({ a: 2 });
  expect(queue.state.get().state).toBe('saved');
});

test('four changes lost at once are one loss, and the way back to the network is not paid for with the time without it', async () => {
  const { transport } = server(Array.from({ length: 30 }, (): Fault => 'lost request'));
  const { queue, tick, waits } = queueFor(transport);
  for (const id of ['m', 'n', 'o', 'p']) queue.add({ ...patch('a', 1), id });
  for (let round = 0; round < 4; round += 1) await tick();
  expect(waits.filter((ms) => ms >= 1000)).toEqual([1000, 2000, 4000, 8000]);
  waits.length = 0;
  queue.flush();
  await tick();
  expect(waits).toEqual([0, 1000]);
});

test('while two texts are on the table nothing typed into that field reaches the server', async () => {
  const sent: Entry[] = [];
  const current = { id: 'm', props: { a: 'theirs' }, i18n: {}, rev: 7 } as never;
  const transport: Transport = {
    async send(entry) {
      sent.push(entry);
      return sent.length === 1 ? { kind: 'stale', current, rev: 7, by: 'anna' } : { kind: 'saved', rev: 8 };
    },
  };
  const { queue, tick, journal } = queueFor(transport);
  const type = (value: string): Entry => ({
    ...patch('a', 0),
    kind: 'patch',
    body: { props: { a: value } },
    base: { props: { a: 'old' } },
  });
  queue.add(type('mine'));
  await tick();
  queue.add(type('mine and more'));
  await tick();
  expect(sent).toHaveLength(1);
  expect(queue.state.get().conflicts).toMatchObject([{ field: 'a', mine: 'mine and more', theirs: 'theirs' }]);
  expect(JSON.stringify(await journal.load())).toContain('mine and more');
});

test('a deletion waits for what was typed before it, and values wait for the module they belong to', async () => {
  const order: string[] = [];
  const transport: Transport = {
    async send(entry) {
      order.push(`${entry.kind} ${entry.id}`);
      return { kind: 'saved', rev: 2 };
    },
  };
  const { queue, tick } = queueFor(transport);
  const base = { model: 'text', sent: null };
  queue.add({ ...base, key: '1', id: 'child', kind: 'patch', body: { props: { a: 1 } }, base: {} });
  queue.add({ ...base, key: '2', id: 'parent', kind: 'remove', nodes: [] });
  queue.add({ ...base, key: '3', id: 'parent', kind: 'restore' });
  queue.add({ ...base, key: '4', id: 'other', kind: 'patch', body: { props: { a: 2 } }, base: {} });
  for (let turn = 0; turn < 6; turn += 1) await tick();
  expect(order).toEqual(['patch child', 'remove parent', 'restore parent', 'patch other']);
});
