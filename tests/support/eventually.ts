import { vi } from 'vitest';
import { patienceMs } from '../../scripts/vite/patience.ts';

/** Asks until it holds, or answers; vitest’s own second is shorter than a busy machine stands still. */
export function eventually<Answer>(question: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(question, { timeout: patienceMs, interval: 20 });
}
