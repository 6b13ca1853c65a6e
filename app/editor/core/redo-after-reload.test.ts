import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { redo, remove, undo } from '../commands/module-commands.ts';
import type { NumberedStep } from '../history/step.ts';
import type { StepStore } from '../history/step-store.ts';
import { draftOf } from '../testing/editor-for-tests.ts';
import { ServerDouble } from '../testing/server-double.ts';
import { Editor } from './editor.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a deletion of an earlier visit is taken back and done again without one answer that it is stale', async () => {
  const { visit, answers, server } = page();
  const first = await visit();
  remove(first, 'box');
  await pass();
  const second = await visit();
  undo(second);
  await pass();
  expect(server.nodes()).toHaveLength(2);
  redo(second);
  await pass();
  undo(second);
  await pass();
  expect(answers).toEqual(['saved', 'saved', 'saved', 'saved']);
  expect(server.nodes()).toEqual(second.content.all());
});

test('what Anna wrote into it while it was away from this screen is not deleted unseen', async () => {
  const { visit, answers, server } = page();
  remove(await visit(), 'box');
  await pass();
  const second = await visit();
  // She brings it back and writes in it, and the news are still on their way.
  const asked = { key: 'a', id: 'box', model: 'container', sent: null };
  server.receive({ ...asked, kind: 'restore' }, 0, 'Anna');
  server.receive({ ...asked, key: 'b', kind: 'patch', body: { props: { classes: 'Annas' } }, base: {} }, 7, 'Anna');
  undo(second);
  await pass();
  redo(second);
  await pass();
  expect(answers).toEqual(['saved', 'saved', 'stale']);
  expect(server.nodes()).toHaveLength(2);
});

test('a deletion that was never sent and is taken back goes out as it was meant, and comes back', async () => {
  const { visit, answers, server, journal } = page();
  remove(await visit(), 'box');
  const second = await visit(new Map(structuredClone([...journal])));
  undo(second);
  await pass();
  expect(answers.filter((kind) => kind !== 'saved')).toEqual([]);
  expect(server.nodes()).toHaveLength(2);
});

/** A page whose server and timeline outlive each visit. */
function page() {
  const server = new ServerDouble([
    storedNode({ id: 'box', model: 'container', layout: '100', content_type: 'page', object_id: 'p', rev: 5 }),
    storedNode({ id: 'text', parent_id: 'box', rev: 3 }),
  ]);
  const answers: string[] = [];
  const journal = new Map();
  let open: Editor | null = null;
  const steps = lastingSteps();
  const visit = async (left = journal) => {
    const editor = new Editor({
      payload: draftOf(server.nodes()),
      journal: memoryJournal(left),
      steps,
      transport: {
        async send(entry, rev) {
          // A tab that is closed sends nothing any more.
          if (editor !== open) return new Promise(() => {});
          const answer = server.receive(entry, rev, 'ich');
          answers.push(answer.kind);
          return answer;
        },
      },
    });
    open = editor;
    await editor.ready;
    return editor;
  };
  return { server, answers, journal, visit };
}

function lastingSteps(): StepStore {
  const kept = new Map<number, NumberedStep>();
  let place = 0;
  const keep = (step: NumberedStep) => void kept.set(step.seq, structuredClone(step));
  return {
    load: async () => ({ steps: [...kept.values()], place }),
    put(step) {
      keep(step);
      place = step.seq;
    },
    keep,
    turn(next) {
      place = next;
    },
  };
}

async function pass() {
  await vi.advanceTimersByTimeAsync(10_000);
}
