import type { Report } from './messages.ts';

/** A balancer asks again and again; a person who looks does it once. */
const recentMs = 60_000;

/** Knows whether something asks regularly if this node is ready, and so will notice when it is not any more. */
export class Readiness {
  #askedAt: number[] = [];

  get isAsked(): boolean {
    return this.#askedAt.length > 1 && this.#askedAt.every((at) => Date.now() - at < recentMs);
  }

  hear(report: Report): void {
    if (report.kind === 'alive' && report.isReadinessAsked) this.#askedAt = [...this.#askedAt, Date.now()].slice(-2);
  }
}
