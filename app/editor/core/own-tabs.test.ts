import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loneTab, type TabMessage, type Tabs } from '../remote/tabs.ts';
import { comeToRest, person, pictureOf, startingNodes } from '../testing/person-for-tests.ts';
import { ServerDouble } from '../testing/server-double.ts';

type Step = { kind: 'type' | 'wait' | 'arrive' | 'lose' | 'answer' | 'news'; who: 0 | 1 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const who = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('type', 'type', 'wait', 'wait', 'arrive', 'arrive', 'answer', 'answer', 'news', 'lose'),
  who,
});

const steps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });

test('one person in two tabs writes on where the other stopped, and is never asked which text is meant', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (steps, isKilled) => {
      const server = new ServerDouble(startingNodes());
      const channel = twoTabs();
      const tabs = [person(server, 'Ich', channel('eins')), person(server, 'Ich', channel('zwei'))];
      let text = '';
      for (const [at, { kind, who }] of steps.entries()) {
        const [tab, other] = who ? [tabs[1], tabs[0]] : tabs;
        if (kind === 'type') {
          // Whoever turns to another tab leaves the text of this one.
          other?.leave();
          tab?.type('headline', ` w${at}e`, 0);
          text += ` w${at}e`;
        } else if (kind === 'wait') await vi.advanceTimersByTimeAsync(450);
        else await tab?.[kind]();
        expect(tabs.some((one) => one.isAsked())).toBe(false);
      }
      const [killed, heir] = tabs;
      // What it had typed and not put down is the only thing that may go.
      if (isKilled) {
        killed?.leave();
        await heir?.inherit(killed?.close() ?? []);
      }
      const open = isKilled ? tabs.slice(1) : tabs;
      await comeToRest(open);
      expect(JSON.stringify(server.nodes())).toContain(`Titel${text}`);
      for (const tab of open) expect(tab.picture()).toEqual(pictureOf(server.nodes()));
    }),
    { numRuns: Number(process.env.MEETINGS ?? 300) },
  );
  // A loaded machine is no reason to fail.
}, 600_000);

/** The channel between tabs, which delivers at once and in order. */
function twoTabs(): (name: string) => Tabs {
  const listeners = new Map<string, (message: TabMessage) => void>();
  return (name) => ({
    ...loneTab(),
    tab: name,
    tell(message) {
      for (const [tab, listen] of listeners)
        if (tab !== name) listen(structuredClone({ ...message, tab: name }) as TabMessage);
    },
    listen: (listener) => listeners.set(name, listener),
  });
}
