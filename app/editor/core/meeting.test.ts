import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import type { Choice } from '#app/drafting/merge.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { move } from '../commands/arrange.ts';
import { settleConflict } from '../commands/settle-conflict.ts';
import { setAt } from '../document/value-path.ts';
import { draftOf } from '../testing/editor-for-tests.ts';
import { ServerDouble } from '../testing/server-double.ts';
import { Editor } from './editor.ts';

/** Two to eight people on one page, with a network that is as slow as it likes: who sends, who hears and who writes is chance. */
type Step =
  | { kind: 'type'; who: number; module: 'headline' | 'text'; paragraph: number }
  | { kind: 'move'; who: number; module: 'headline' | 'text'; by: 1 | -1 }
  | { kind: 'wait'; who: number }
  /** A request reaches the server; its answer reaches the person; news of others do; a card is answered. */
  | { kind: 'arrive' | 'lose' | 'answer' | 'news'; who: number }
  | { kind: 'card'; who: number; choice: Choice };

type Doc = { type: 'doc'; content: Block[] };
type Block = { type: string; text?: string; content?: Block[] };

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
      await comeToRest(people);
      const text = JSON.stringify(server.nodes());
      expect(written.filter((word) => !(text + givenUp).includes(word))).toEqual([]);
      for (const each of people) expect(each.picture()).toEqual(pictureOf(server.nodes()));
    }),
    { numRuns: Number(process.env.MEETINGS ?? 300) },
  );
  // A loaded machine is no reason to fail.
}, 600_000);

type Person = ReturnType<typeof person>;

/** Everything is delivered, and every card is answered as a person would who wants to lose nothing. */
async function comeToRest(people: Person[]): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    for (const one of people) {
      one.leave();
      await one.arrive();
      await one.answer();
      await one.news();
    }
    await vi.advanceTimersByTimeAsync(3500);
    if (people.every((one) => one.isAtRest())) return;
    // One after the other, as people answer; two at once would ask one another again.
    people.find((one) => one.isAsked())?.card('both');
  }
  throw new Error('They never come to rest.');
}

function person(server: ServerDouble, name: string) {
  const underWay: {
    entry: Entry;
    base: number;
    answer: Answer<ModuleNode> | null;
    give(answer: Answer<ModuleNode>): void;
  }[] = [];
  const feed = server.follow();
  const kept = new Map<string, Entry>();
  const editor = new Editor({
    payload: draftOf(server.nodes()),
    journal: memoryJournal(kept),
    transport: {
      send: (entry, base) =>
        new Promise((give) => underWay.push({ entry: structuredClone(entry), base, answer: null, give })),
    },
  });
  let field: ReturnType<typeof openField> | null = null;
  return {
    type(id: string, text: string, paragraph: number) {
      if (field?.id !== id) {
        field?.leave();
        field = openField(editor, id);
      }
      field.type(text, paragraph);
    },
    move(id: string, by: 1 | -1) {
      field?.leave();
      field = null;
      move(editor, id, by);
    },
    leave() {
      field?.leave();
      field = null;
    },
    async arrive() {
      const next = underWay.find(({ answer }) => answer === null);
      if (next) next.answer = server.receive(next.entry, next.base, name);
    },
    /** The answer goes astray; the same request is sent again. */
    async lose() {
      const at = underWay.findIndex(({ answer }) => answer !== null);
      const [lost] = at < 0 ? [] : underWay.splice(at, 1);
      lost?.give({ kind: 'unreachable' });
      await vi.advanceTimersByTimeAsync(0);
    },
    async answer() {
      const at = underWay.findIndex(({ answer }) => answer !== null);
      const [next] = at < 0 ? [] : underWay.splice(at, 1);
      if (next?.answer) next.give(next.answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    async news() {
      editor.hear(feed());
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Answers with the text that was given up. */
    card(choice: Choice): string {
      editor.flushText();
      const [conflict] = editor.queue.state.get().conflicts;
      if (!conflict) return '';
      settleConflict(editor, conflict, choice);
      return choice === 'both' ? '' : JSON.stringify(choice === 'mine' ? conflict.theirs : conflict.mine);
    },
    isAsked: () => editor.queue.state.get().conflicts.length > 0,
    isAtRest: () =>
      editor.queue.state.get().state === 'saved' && underWay.length === 0 && kept.size === 0 && feed.isQuiet(),
    picture: () => pictureOf(editor.content.all()),
  };
}

/** A field with the caret in it, as canvas/mount-text.ts keeps it: put down after a pause, following the store. */
function openField(editor: Editor, id: string) {
  const read = () => editor.content.get(id)?.i18n.de?.content as Doc;
  let shown = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const node = editor.content.get(id);
    if (node && JSON.stringify(shown) !== JSON.stringify(read()))
      editor.do('Text', [setAt(node, 'content', 'de', shown)]);
  };
  const stop = editor.content.subscribe(id, () => {
    shown = read();
  });
  editor.flushText = flush;
  return {
    id,
    type(text: string, paragraph: number) {
      shown = withWords(shown, text, paragraph);
      timer ??= setTimeout(flush, 300);
    },
    leave() {
      flush();
      stop();
      editor.flushText = () => {};
    },
  };
}

function withWords(doc: Doc, text: string, paragraph: number): Doc {
  const place = Math.min(paragraph, doc.content.length - 1);
  const content = doc.content.map((block, at) => {
    if (at !== place) return block;
    if (block.type === 'text') return { ...block, text: `${block.text}${text}` };
    return block.type === 'paragraph'
      ? { ...block, content: [{ type: 'text', text: `${block.content?.[0]?.text}${text}` }] }
      : block;
  });
  const isWritten = content.some((block, at) => block !== doc.content[at]);
  return { ...doc, content: isWritten ? content : [...content, { type: 'text', text }] };
}

function pictureOf(nodes: readonly ModuleNode[]) {
  return [...nodes]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, parent_id, column_index, pos, i18n, props, hidden_in }) => ({
      id,
      parent_id,
      column_index,
      pos,
      i18n,
      props,
      hidden_in,
    }));
}

function startingNodes(): ModuleNode[] {
  const line: Doc = { type: 'doc', content: [{ type: 'text', text: 'Titel' }] };
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const rich: Doc = { type: 'doc', content: [paragraph('Eins.'), paragraph('Zwei.')] };
  return [
    storedNode({
      id: 'container',
      model: 'container',
      layout: '50-50',
      content_type: 'page',
      object_id: 'p',
      pos: 'a0',
    }),
    storedNode({
      id: 'headline',
      model: 'headline',
      parent_id: 'container',
      pos: 'a0',
      i18n: { de: { content: line } },
    }),
    storedNode({ id: 'text', parent_id: 'container', pos: 'a1', i18n: { de: { content: rich } } }),
    storedNode({ id: 'other', parent_id: 'container', pos: 'a2', i18n: { de: { content: rich } } }),
  ];
}
