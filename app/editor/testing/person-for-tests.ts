import { vi } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import type { Choice } from '#app/drafting/merge.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { move } from '../commands/arrange.ts';
import { settleConflict } from '../commands/settle-conflict.ts';
import { Editor } from '../core/editor.ts';
import { setAt } from '../document/value-path.ts';
import type { Tabs } from '../remote/tabs.ts';
import { draftOf } from './editor-for-tests.ts';
import type { ServerDouble } from './server-double.ts';

type Doc = { type: 'doc'; content: Block[] };
type Block = { type: string; text?: string; content?: Block[] };

export type Person = ReturnType<typeof person>;

/** Somebody with the page open, whose network does what the test says; time is the test's too. */
export function person(server: ServerDouble, name: string, tabs?: Tabs) {
  const network = slowNetwork(server, name);
  const feed = server.follow();
  const { kept, journal, close, inherit } = journalOfTab();
  const editor = new Editor({
    payload: draftOf(server.nodes()),
    journal,
    ...(tabs && { tabs }),
    transport: network,
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
    arrive: network.arrive,
    lose: network.lose,
    answer: network.answer,
    close,
    inherit,
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
    isAtRest: () => editor.queue.state.get().state === 'saved' && network.isIdle() && kept.size === 0 && feed.isQuiet(),
    picture: () => pictureOf(editor.content.all()),
  };
}

/** Everything is delivered, round after round, until nobody waits for anything; `decide` is asked after each that was not the last. */
export async function comeToRest(people: readonly Person[], decide = () => {}): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    for (const one of people) {
      one.leave();
      await one.arrive();
      await one.answer();
      await one.news();
    }
    await vi.advanceTimersByTimeAsync(3500);
    if (people.every((one) => one.isAtRest())) return;
    decide();
  }
  throw new Error('They never come to rest.');
}

/** What this tab has not been answered, and what it gets when another one closes. */
function journalOfTab() {
  const kept = new Map<string, Entry>();
  const left: Entry[] = [];
  let hasLeft = () => {};
  return {
    kept,
    journal: {
      ...memoryJournal(kept),
      load: async () => left.splice(0),
      onLeft(then: () => void) {
        hasLeft = then;
      },
    },
    /** The tab is killed; what it leaves in the journal. */
    close: () => structuredClone([...kept.values()]),
    async inherit(entries: Entry[]) {
      for (const entry of entries) kept.set(entry.key, entry);
      left.push(...entries);
      hasLeft();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

/** Requests and answers that wait until the test lets one pass. */
function slowNetwork(server: ServerDouble, name: string) {
  type Request = { entry: Entry; base: number; answer: Answer<ModuleNode> | null };
  const underWay: (Request & { give(answer: Answer<ModuleNode>): void })[] = [];
  const takeAnswered = () => {
    const at = underWay.findIndex(({ answer }) => answer !== null);
    return at < 0 ? undefined : underWay.splice(at, 1)[0];
  };
  return {
    send: (entry: Entry, base: number) =>
      new Promise<Answer<ModuleNode>>((give) => {
        underWay.push({ entry: structuredClone(entry), base, answer: null, give });
      }),
    /** The next request reaches the server. */
    async arrive() {
      const next = underWay.find(({ answer }) => answer === null);
      if (next) next.answer = server.receive(next.entry, next.base, name);
    },
    /** The answer goes astray; the same request is sent again. */
    async lose() {
      takeAnswered()?.give({ kind: 'unreachable' });
      await vi.advanceTimersByTimeAsync(0);
    },
    async answer() {
      const next = takeAnswered();
      if (next?.answer) next.give(next.answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    isIdle: () => underWay.length === 0,
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

export function pictureOf(nodes: readonly ModuleNode[]) {
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

export function startingNodes(): ModuleNode[] {
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
