import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '#app/drafting/merge.ts';
import { comeToRest, person, pictureOf, startingNodes } from '../testing/person-for-tests.ts';
import { ServerDouble } from '../testing/server-double.ts';

/** Two to eight people on one page, with a network that is as slow as it likes: who sends, who hears and who writes is chance. */
type Step =
  | { kind: 'type'; who: number; module: 'headline' | 'text'; paragraph: number }
  | { kind: 'move'; who: number; module: 'headline' | 'text'; by: 1 | -1 }
  | { kind: 'wait'; who: number }
  /** A request reaches the server; its answer reaches the person; news of others do; a card is answered. */
  | { kind: 'arrive' | 'lose' | 'answer' | 'news'; who: number }
  | { kind: 'card'; who: number; choice: Choice };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const who = fc.nat(7);
/** Mostly few: the more they are, the seldomer two meet in one sentence. */
const crowd = fc.constantFrom(2, 3, 3, 3, 4, 8);
/** Mostly the same text: people who write in different places never meet. */
const module = fc.constantFrom('headline' as const, 'text' as const, 'text' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), who, module, paragraph: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), who, module, by: fc.constantFrom(1 as const, -1) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('arrive', 'arrive', 'answer', 'answer', 'news', 'lose'), who }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('card' as const),
      who,
      choice: fc.constantFrom('mine', 'theirs', 'both'),
    }),
  },
);

test('whoever writes and moves when and where, nothing written is lost and all end with the same page', async () => {
  await fc.assert(
    fc.asyncProperty(crowd, fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), async (count, steps) => {
      const server = new ServerDouble(startingNodes());
      const people = Array.from({ length: count }, (_, at) => person(server, `Person ${at}`));
      const written: string[] = [];
      let givenUp = '';
      for (const [at, one] of steps.entries()) {
        const acting = people[one.who % count];
        if (!acting) continue;
        if (one.kind === 'type') {
          acting.type(one.module, ` w${at}e`, one.paragraph);
          written.push(`w${at}e`);
        } else if (one.kind === 'move') acting.move(one.module, one.by);
        else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(450);
        else if (one.kind === 'card') givenUp += acting.card(one.choice);
        else await acting[one.kind]();
      }
      // One after the other, as people answer; two at once would ask one another again.
      await comeToRest(people, () => people.find((one) => one.isAsked())?.card('both'));
      const text = JSON.stringify(server.nodes());
      expect(written.filter((word) => !(text + givenUp).includes(word))).toEqual([]);
      for (const each of people) expect(each.picture()).toEqual(pictureOf(server.nodes()));
    }),
    { numRuns: Number(process.env.MEETINGS ?? 300) },
  );
  // A loaded machine is no reason to fail.
}, 600_000);
