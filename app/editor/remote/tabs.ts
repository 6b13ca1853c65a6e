import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { FieldValues } from '#app/drafting/field-values.ts';
import { tabLock } from '#app/drafting/tab-lock.ts';
import type { Step } from '../history/step.ts';

/** What tabs of one person on one page tell each other. */
export type TabMessage =
  | { kind: 'hello'; tab: string }
  /** What the elder tab holds that the server may not have yet. */
  | { kind: 'welcome'; tab: string; nodes: ModuleNode[]; removed: string[] }
  | { kind: 'step'; tab: string; step: Step; joins: boolean }
  | { kind: 'replayed'; tab: string; direction: 'undo' | 'redo'; operations: Operation[] }
  | { kind: 'shown'; tab: string; operation: Operation }
  | { kind: 'acknowledged'; tab: string; id: string; rev: number; pos?: string; saved: FieldValues };

type Untold<Message> = Message extends TabMessage ? Omit<Message, 'tab'> : never;
type Outgoing = Untold<TabMessage>;

export interface Tabs {
  readonly tab: string;
  tell(message: Outgoing): void;
  listen(listener: (message: TabMessage) => void): void;
  inherits(tab: string): Promise<boolean>;
  /** Calls back when that tab has closed, killed or not. */
  outlive(tab: string, then: () => void): void;
  close(): void;
}

export function loneTab(): Tabs {
  return {
    tab: 'alone',
    tell: () => {},
    listen: () => {},
    inherits: async () => false,
    outlive: () => {},
    close: () => {},
  };
}

/**
 * Tabs of one person on one page follow each other over a channel. Each sends its own changes; a lock held for life
 * tells the others when it is gone, so that exactly one of them goes on with what it left.
 */
export function browserTabs(owner: string): Tabs {
  const lock = tabLock();
  const release = lock.hold();
  const channel = new BroadcastChannel(`foyer:${owner}`);
  return {
    tab: lock.tab,
    tell: (message) => channel.postMessage({ ...message, tab: lock.tab }),
    listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
    inherits: lock.inherits,
    outlive: lock.outlive,
    close() {
      release();
      channel.close();
    },
  };
}
