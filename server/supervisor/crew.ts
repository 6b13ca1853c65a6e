import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import type { Login } from '../seed-site.ts';
import type { Report } from './messages.ts';
import type { Port } from './open-port.ts';
import { type Problem, ProblemOfWorker } from './problem-of-worker.ts';
import { RestartPause } from './restart-pause.ts';
import { watchForSilence } from './silence.ts';
import { WorkerProcess } from './worker-process.ts';

type Options = {
  size: number;
  /** How many more are open and warm but hear no visitor, so that a dead worker is replaced in no time. */
  standbys?: number;
  port: Port;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  fork(place: number): ChildProcess;
  silenceMs?: number;
  /** Hears what the crew does not answer itself. */
  onReport?(worker: WorkerProcess, report: Report): void;
};

/** How often workers may die before the first has ever opened. */
const mostFailedStarts = 3;
const defaultSilenceMs = 10_000;
/** An old worker goes on for a second, so that who is connected learns to connect anew. */
const leaveForAnother = { kind: 'leave', graceMs: 1_000, isForGood: false } as const;
const longestStartMs = 60_000;
const longestLeaveMs = 13_000;

/** Keeps so many workers at work: starts them, opens them one after another, lets a standby in for those that end. */
export class Crew {
  readonly #options: Options;
  readonly #workers = new Set<WorkerProcess>();
  readonly #pause = new RestartPause();
  /** Places whose next worker is started after a pause. */
  readonly #pausing = new Set<number>();
  readonly #opened = Promise.withResolvers<Login | null>();
  #database: string | null = null;
  #first: WorkerProcess | null = null;
  #hasOpened = false;
  #isStopping = false;
  #restarts = 0;
  #reloading: Promise<void> | null = null;
  #jobs: WorkerProcess | null = null;
  /** A new worker that is tried in place of one that still works: nobody needs to stand in for it. */
  #trial: WorkerProcess | null = null;
  readonly #stopWatching: () => void;

  constructor(options: Options) {
    this.#options = options;
    this.#opened.promise.catch(() => undefined);
    this.#stopWatching = watchForSilence({
      workers: () => this.#workers,
      silenceMs: options.silenceMs ?? defaultSilenceMs,
      startSilenceMs: longestStartMs,
      onSilent: (worker) => this.#end(worker),
    });
    for (let place = 1; place <= options.size; place++) this.#start(place);
  }

  get workers(): readonly WorkerProcess[] {
    return [...this.#workers];
  }

  /** How many workers ended without being asked to. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Lets the workers in: the first alone makes what a new site needs. Answers when that one is open. */
  open(database: string): Promise<Login | null> {
    this.#database = database;
    this.#admit();
    return this.#opened.promise;
  }

  /** Replaces one worker after another; each new one is open before the old one leaves. */
  reload(): Promise<void> {
    this.#reloading ??= this.#replaceAll().finally(() => {
      this.#reloading = null;
      this.#addStandby();
    });
    return this.#reloading;
  }

  /** Lets all end their work. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    this.#stopWatching();
    this.#opened.reject(new Error('Foyer was stopped before it was open.'));
    const order = { kind: 'leave', graceMs, isForGood: true } as const;
    await Promise.all(this.workers.map((worker) => worker.leave(order, longestLeaveMs)));
  }

  /** Ends all at once, because the site cannot be opened. */
  abandon(): void {
    this.#isStopping = true;
    this.#stopWatching();
    for (const worker of this.#workers) worker.kill();
  }

  #start(place: number): WorkerProcess {
    const worker = new WorkerProcess(place, this.#options.fork(place));
    this.#workers.add(worker);
    worker.onReport((report) => this.#hear(worker, report));
    worker.gone.then(() => this.#ended(worker));
    // The first one answers "come back in a moment" while the site is opened. Later ones are let in when they are open.
    if (!this.#hasOpened && place === 1) worker.send({ kind: 'listen' }, this.#options.port.handle);
    this.#admit(worker);
    return worker;
  }

  #admit(...workers: WorkerProcess[]): void {
    if (!this.#database) return;
    for (const worker of workers.length > 0 ? workers : this.#workers) {
      if (worker === this.#first || worker.state !== 'starting') continue;
      const isFirst = !this.#hasOpened && this.#first === null;
      if (!this.#hasOpened && !isFirst) continue;
      if (isFirst) this.#first = worker;
      const { place } = worker;
      worker.send({ kind: 'open', database: this.#database, port: this.#options.port.number, isFirst, place });
    }
  }

  #hear(worker: WorkerProcess, report: Report): void {
    if (report.kind === 'open') this.#hearOpen(worker, report.login);
    else if (report.kind === 'failing') this.#replace(worker);
    else if (report.kind === 'problem') this.#hearProblem(worker, report);
    else this.#options.onReport?.(worker, report);
  }

  #hearOpen(worker: WorkerProcess, login: Login | null): void {
    if (worker.state !== 'starting') return;
    worker.state = 'standby';
    if (worker === this.#trial || this.#count('open') < this.#options.size) this.#letIn(worker);
    if (!this.#hasOpened) {
      this.#hasOpened = true;
      this.#opened.resolve(login);
      this.#admit();
    }
    this.#addStandby();
  }

  /** From here on it takes visitors. */
  #letIn(worker: WorkerProcess): void {
    worker.state = 'open';
    worker.openedAt = Date.now();
    worker.send({ kind: 'listen' }, this.#options.port.handle);
    this.#appoint();
  }

  #count(state: WorkerProcess['state']): number {
    return this.workers.filter((worker) => worker.state === state).length;
  }

  /** Started when all others are open: nobody waits for it. */
  #addStandby(): void {
    const { size, standbys = 0 } = this.#options;
    if (this.#count('open') < size || this.#reloading || this.#isStopping) return;
    const present = this.workers.filter(({ state }) => state !== 'leaving').map(({ place }) => place);
    const taken = new Set([...present, ...this.#pausing]);
    for (let place = 1; place <= size + standbys; place++) if (!taken.has(place)) return void this.#start(place);
  }

  #hearProblem(worker: WorkerProcess, problem: Problem): void {
    if (this.#hasOpened) this.#options.logger.error({ worker: worker.pid }, problem.sentence);
    else this.#opened.reject(new ProblemOfWorker(problem));
  }

  /** Timed work is done by one worker of the crew, so that a fault in it never reaches the supervisor. */
  #appoint(): void {
    if (this.#jobs?.state === 'open') return;
    this.#jobs = this.workers.find(({ state }) => state === 'open') ?? null;
    this.#jobs?.send({ kind: 'run-jobs' });
  }

  #end(worker: WorkerProcess): void {
    this.#options.logger.error({ worker: worker.pid }, 'a worker has not answered for a while and is ended');
    worker.kill();
  }

  #ended(worker: WorkerProcess): void {
    this.#workers.delete(worker);
    if (worker === this.#first && !this.#hasOpened) this.#first = null;
    if (worker.state === 'leaving' || this.#isStopping) return;
    this.#options.logger.error({ worker: worker.pid, ...worker.ending }, 'a worker ended and is replaced');
    this.#replace(worker);
  }

  /** Its place is given to another, once, whether it tells that it is failing or is found dead. */
  async #replace(worker: WorkerProcess): Promise<void> {
    if (worker.state === 'leaving' || this.#isStopping) return;
    worker.state = 'leaving';
    if (worker === this.#trial) return;
    this.#restarts += 1;
    if (!this.#hasOpened && this.#restarts >= mostFailedStarts)
      return this.#opened.reject(new Error('The workers end before they have started; the lines above say why.'));
    const standby = this.workers.find(({ state }) => state === 'standby');
    if (standby) this.#letIn(standby);
    this.#appoint();
    const milliseconds = this.#pause.afterLifeOf(Date.now() - (worker.openedAt ?? worker.bornAt));
    this.#pausing.add(worker.place);
    if (milliseconds > 0) await wait(milliseconds);
    this.#pausing.delete(worker.place);
    if (!this.#isStopping) this.#start(worker.place);
  }

  async #replaceAll(): Promise<void> {
    // A standby is of the old build.
    for (const old of this.workers) if (old.state === 'standby') await old.leave(leaveForAnother, longestLeaveMs);
    for (const old of this.workers) {
      if (old.state !== 'open' || this.#isStopping) continue;
      const fresh = this.#start(old.place);
      this.#trial = fresh;
      const isOpen = await this.#isOpenSoon(fresh);
      this.#trial = null;
      if (!isOpen) return this.#giveUp(fresh);
      const leaving = old.leave(leaveForAnother, longestLeaveMs);
      this.#appoint();
      await leaving;
    }
  }

  #giveUp(fresh: WorkerProcess): void {
    this.#options.logger.error('the new worker does not open; the old ones go on');
    fresh.state = 'leaving';
    fresh.kill();
  }

  async #isOpenSoon(fresh: WorkerProcess): Promise<boolean> {
    for (const end = Date.now() + longestStartMs; Date.now() < end; await wait(20)) {
      if (fresh.state === 'open') return true;
      if (!this.#workers.has(fresh)) return false;
    }
    return false;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
