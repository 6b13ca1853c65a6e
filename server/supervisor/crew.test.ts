import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Crew } from './crew.ts';
import type { Order, Report } from './messages.ts';
import { ProblemOfWorker } from './problem-of-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first worker opens the site alone, the others after it', async () => {
  const { children, crew } = crewOf(2);
  const opened = crew.open('postgres://somewhere');
  expect(children.map(({ told }) => told.filter(isOpen))).toEqual([[expect.objectContaining({ isFirst: true })], []]);
  children[0]?.says({ kind: 'open', login: null });
  expect(await opened).toBeNull();
  expect(children[1]?.told.filter(isOpen)).toEqual([expect.objectContaining({ isFirst: false })]);
});

test('when the first dies before it is open, another one makes what a new site needs', async () => {
  const { children, crew } = crewOf(1);
  const opened = crew.open('postgres://somewhere');
  children[0]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  children[1]?.says({ kind: 'open', login: null });
  await opened;
  expect(children[1]?.told.filter(isOpen)).toEqual([expect.objectContaining({ isFirst: true })]);
});

test('a worker that dies is replaced at once, one that dies again and again after growing pauses', async () => {
  const { children } = await openCrew(2);
  for (const pause of [0, 250, 500, 1_000]) {
    const before = children.length;
    children.at(-1)?.dies();
    await vi.advanceTimersByTimeAsync(Math.max(0, pause - 10));
    expect(children.length).toBe(pause === 0 ? before + 1 : before);
    await vi.advanceTimersByTimeAsync(20);
    expect(children.length).toBe(before + 1);
  }
  expect(children[0]?.isDead).toBe(false);
});

test('a worker on standby takes no visitors until another one dies, and then at once', async () => {
  const { children } = await openCrew(2, 1);
  expect(children).toHaveLength(3);
  children[2]?.says({ kind: 'open', login: null });
  expect(children[2]?.told.filter(isListen)).toEqual([]);
  children[0]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  expect(children[2]?.told.filter(isListen)).toHaveLength(1);
});

test('behind a standby that was let in another one stands by, after growing pauses when they die young', async () => {
  const { children } = await openCrew(1, 1);
  children[1]?.says({ kind: 'open', login: null });
  children[0]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  expect(children).toHaveLength(3);
  children[2]?.says({ kind: 'open', login: null });
  children[1]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  expect(children[2]?.told.filter(isListen)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(children).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(100);
  expect(children).toHaveLength(4);
});

test('a place that waits for its pause is given to nobody else meanwhile', async () => {
  const { children } = await openCrew(2, 1);
  children[2]?.says({ kind: 'open', login: null });
  children[0]?.dies();
  children[1]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  expect(children).toHaveLength(4);
  children[3]?.says({ kind: 'open', login: null });
  await vi.advanceTimersByTimeAsync(200);
  expect(children).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(100);
  expect(children).toHaveLength(5);
});

test('after a reload the one on standby is of the new build as well', async () => {
  const { children, crew } = await openCrew(1, 1);
  children[1]?.says({ kind: 'open', login: null });
  const reload = crew.reload();
  expect(children[1]?.told.at(-1)).toMatchObject({ kind: 'leave' });
  children[1]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  children[2]?.says({ kind: 'open', login: null });
  await vi.advanceTimersByTimeAsync(50);
  expect(children[2]?.told.filter(isListen)).toHaveLength(1);
  children[0]?.dies();
  await reload;
  expect(children).toHaveLength(4);
  children[3]?.says({ kind: 'open', login: null });
  expect(children[3]?.told.filter(isListen)).toEqual([]);
});

test('a worker that says nothing for ten seconds is ended and replaced, one that speaks is not', async () => {
  const { children } = await openCrew(2);
  for (let second = 0; second < 12; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    children[0]?.says({ kind: 'alive', isReadinessAsked: false });
  }
  expect(children.map(({ isDead }) => isDead)).toEqual([false, true, false]);
});

test('a worker that starts slowly is left in peace for a minute, and replaced after it', async () => {
  const { children } = crewOf(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(children.map(({ isDead }) => isDead)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(children.map(({ isDead }) => isDead)).toEqual([true, false]);
});

test('nobody is ended because the whole machine slept', async () => {
  const { children } = await openCrew(2);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(children.map(({ isDead }) => isDead)).toEqual([false, false]);
});

test('a worker that tells of its failure has its successor before it is gone, and only one', async () => {
  const { children } = await openCrew(1);
  children[0]?.says({ kind: 'failing' });
  await vi.advanceTimersByTimeAsync(0);
  expect(children).toHaveLength(2);
  children[0]?.dies();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(children).toHaveLength(2);
});

test('what is due by the clock is done by one worker, and by another when that one is gone', async () => {
  const { children } = await openCrew(2);
  const doing = () => children.map(({ told }) => told.some(({ kind }) => kind === 'run-jobs'));
  expect(doing()).toEqual([true, false]);
  children[0]?.dies();
  await vi.advanceTimersByTimeAsync(0);
  expect(doing()).toEqual([true, true, false]);
});

test('a reload whose new worker does not open leaves the old ones at work', async () => {
  const { children, crew } = await openCrew(2);
  const reload = crew.reload();
  children[2]?.dies();
  await vi.advanceTimersByTimeAsync(100);
  await reload;
  expect(children).toHaveLength(3);
  for (const old of children.slice(0, 2)) expect(old.told.some(({ kind }) => kind === 'leave')).toBe(false);
});

test('a reason not to start is told once, however many workers find it', async () => {
  const { children, crew } = crewOf(3);
  const opened = crew.open('postgres://somewhere');
  for (const child of children) child.says({ kind: 'problem', sentence: 'The build is damaged.', isLasting: true });
  await expect(opened).rejects.toThrow(ProblemOfWorker);
});

test('workers that die before any has opened are not started for ever', async () => {
  const { children, crew } = crewOf(1);
  const opened = crew.open('postgres://somewhere').catch((error: Error) => error);
  for (let n = 0; n < 3; n++) {
    children.at(-1)?.dies();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(await opened).toBeInstanceOf(Error);
  expect(children).toHaveLength(3);
});

const isOpen = ({ kind }: Order) => kind === 'open';
const isListen = ({ kind }: Order) => kind === 'listen';

async function openCrew(size: number, standbys = 0) {
  const made = crewOf(size, standbys);
  const opened = made.crew.open('postgres://somewhere');
  for (const child of made.children.slice(0, size)) child.says({ kind: 'open', login: null });
  await opened;
  return made;
}

function crewOf(size: number, standbys = 0) {
  const children: FakeWorker[] = [];
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const crew = new Crew({
    size,
    standbys,
    port: { handle: {} as never, number: 3000, close: () => undefined },
    logger: silent,
    fork: () => {
      const child = new FakeWorker();
      children.push(child);
      // Proof: the crew uses what FakeWorker has, and no more of a process.
      return child as unknown as ChildProcess;
    },
  });
  onTestFinished(() => {
    void crew.stop(0);
    for (const child of children) child.dies();
  });
  return { crew, children };
}

class FakeWorker extends EventEmitter {
  readonly pid = 1;
  readonly exitCode = 1;
  readonly signalCode = null;
  readonly told: Order[] = [];
  isDead = false;

  get connected(): boolean {
    return !this.isDead;
  }

  send(order: Order): void {
    this.told.push(order);
  }

  says(report: Report): void {
    this.emit('message', report);
  }

  kill(): void {
    this.dies();
  }

  dies(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.emit('exit');
  }
}
