import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import type { SyncState } from '#app/drafting/sync-state.ts';
import { moveTo } from '../commands/arrange.ts';
import { setHidden } from '../commands/hide.ts';
import { insert, layout, remove } from '../commands/module-commands.ts';
import { insertAnew, letGo, settleConflict } from '../commands/settle-conflict.ts';
import { setAt } from '../document/value-path.ts';
import { httpTransport } from '../sync/http-transport.ts';
import { draftOf } from '../testing/editor-for-tests.ts';
import { ServerDouble } from '../testing/server-double.ts';
import { type CallName, modelWire, type Reply, type Way, writingCalls } from '../testing/wire-for-tests.ts';
import { pillText } from '../toolbar/pill.tsx';
import { Editor } from './editor.ts';

/**
 * Every call the editor's queue can make meets everything that can become of it, while one goes on typing into what it
 * is about and into something else. Nothing typed is lost, the pill tells the truth, and the queue goes on.
 */
type Command = {
  what: string;
  call: CallName;
  /** What has to be so before. */
  first?(editor: Editor): void;
  /** Does it; answers the module it is about. */
  run(editor: Editor): string;
};

/** A kind of entry without a row does not compile; a call of the contract without one fails the first test. */
const commands: Record<Entry['kind'], Command[]> = {
  patch: [
    { what: 'a text', call: 'patchModule', run: (editor) => type(editor, 'text', 'Tat') },
    { what: 'columns', call: 'patchModule', run: (editor) => about('box', layout(editor, 'box', '100')) },
    { what: 'a module that hides', call: 'patchModule', run: (editor) => about('text', setHidden(editor, 'text')) },
  ],
  create: [
    {
      what: 'a new text',
      call: 'createModule',
      run: (editor) => insert(editor, 'text', { parent: 'box', column: 0, after: 'text' }) ?? '',
    },
    {
      what: 'a new container',
      call: 'createModule',
      run: (editor) => insert(editor, 'container', { parent: null, column: 0, after: 'box' }) ?? '',
    },
  ],
  remove: [{ what: 'a deletion', call: 'deleteModule', run: (editor) => about('spare', remove(editor, 'spare')) }],
  restore: [
    {
      what: 'a deletion taken back',
      call: 'restoreModule',
      first: (editor) => remove(editor, 'spare'),
      run: (editor) => about('spare', editor.undo()),
    },
  ],
  move: [
    {
      what: 'a move',
      call: 'reorder',
      run: (editor) => about('text', moveTo(editor, 'text', { parent: 'other', column: 0, after: null })),
    },
  ],
};

const everyCommand = Object.values(commands).flat();

type World = ReturnType<typeof openWorld>;
type Fault = (world: World) => Way;

/** What can become of a call. `isMended` is set by the person: logged in again, asked for the right, corrected. */
const faults: Record<string, Fault> = {
  '401': (world) => (_, deliver) => (world.isMended ? deliver() : { status: 401, body: {} }),
  '403': (world) => (_, deliver) => (world.isMended ? deliver() : { status: 403, body: {} }),
  '404': deletedByAnna(404),
  '409': (world) => (_, deliver) => (world.isMended ? deliver() : { status: 409, body: {} }),
  '410': deletedByAnna(410),
  '412': changedByAnna,
  '422': (world) => (_, deliver) => (world.isMended ? deliver() : { status: 422, body: { errors: [] } }),
  '429': () => once(() => ({ status: 429, body: {} })),
  '500': () => once(() => ({ status: 500, body: {} })),
  '503': () => once(() => ({ status: 503, body: 'no JSON' })),
  '507': () => once(() => ({ status: 507, body: {} })),
  'no network': () => once(() => null),
  'an answer lost after it was done': () => once((deliver) => doneAndSaid(deliver, null)),
  'a 500 after it was done': () => once((deliver) => doneAndSaid(deliver, { status: 500, body: {} })),
  'a login asked for after it was done': (world) => {
    let isDone = false;
    return (_, deliver) => {
      if (world.isMended) return deliver();
      if (isDone) return { status: 401, body: {} };
      isDone = true;
      deliver();
      return null;
    };
  },
  'a request that comes twice': () => (_, deliver) => doneAndSaid(deliver, deliver()),
  'an answer cut off': () => once((deliver) => doneAndSaid(deliver, { status: 200, body: {} })),
  'a 412 without a word': () => once(() => ({ status: 412, body: {} })),
};

beforeEach(() => {
  vi.useFakeTimers();
  const documentElement = { lang: 'de' };
  vi.stubGlobal('document', { visibilityState: 'visible', cookie: 'csrftoken=token', documentElement });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const disturbed = 'Server gestört – 1 Änderung hier gesichert, neuer Versuch folgt';
const offline = 'Offline – 1 Änderung hier gesichert';
const full = 'Speicher des Servers voll – 1 Änderung hier gesichert, neuer Versuch folgt';

test.each([
  ['500', disturbed],
  ['503', disturbed],
  ['429', disturbed],
  ['a 412 without a word', disturbed],
  ['507', full],
  ['no network', offline],
  ['an answer cut off', offline],
])('%s: it is only here, and the pill says why: %s', async (name, text) => {
  const world = openWorld();
  const [command] = commands.patch;
  const fault = faults[name];
  if (!command || !fault) throw new Error(`There is no ${name}.`);
  await begin(world, command, fault);
  const { queue } = world.editor;
  const seen = new Promise<SyncState>((done) => {
    queue.state.subscribe(() => queue.state.get().state === 'offline' && done(queue.state.get()));
  });
  world.release();
  await pass(world);
  const state = await seen;
  expect(state.waiting).toBe(1);
  expect(pillText(state)).toBe(text);
});

test('every call of the contract by which the editor writes a module is made by one of the commands', async () => {
  // A full update is for other callers of the API; the editor saves changed fields only.
  const made = writingCalls().filter((call) => call !== 'updateModule');
  expect(new Set(everyCommand.map(({ call }) => call))).toEqual(new Set(made));
  for (const command of everyCommand) {
    const world = openWorld();
    await begin(world, command);
    expect(
      world.asked.filter(({ id }) => id === world.target).map(({ call }) => call),
      command.what,
    ).toContain(command.call);
  }
});

const everyMeeting = everyCommand.flatMap((command) =>
  Object.entries(faults).map(([name, fault]) => ({ command, name, fault })),
);

test.each(everyMeeting)('$name at $command.what loses no letter and is said as it is', async ({ command, fault }) => {
  // What is typed while the answer is awaited goes another way than what is typed after it.
  for (const isBusy of [true, false]) await meet(command, { fault, isBusy });
});

async function meet(command: Command, { fault, isBusy }: { fault: Fault; isBusy: boolean }) {
  const world = openWorld();
  const { editor, server, written } = world;
  await begin(world, command, fault);
  if (isBusy) world.typeOn();
  check(world);
  world.release();
  await pass(world);
  check(world);
  world.typeOn();
  await pass(world);
  check(world);
  await afterAKill(world);
  // Whatever it is, other modules are saved meanwhile, unless nobody is logged in.
  if (!editor.queue.state.get().needsLogin) expect(JSON.stringify(server.nodes())).toContain(world.lastAside());

  await comeToRest(world);
  const kept = JSON.stringify([server.nodes(), server.bin()]) + world.givenUp;
  expect(written.filter((word) => !kept.includes(word))).toEqual([]);
  expect(picture(editor.content.all())).toEqual(picture(server.nodes()));
  expect(world.journal.size).toBe(0);
  expect(editor.queue.state.get()).toMatchObject({ state: 'saved', waiting: 0 });
}

/** One person at one page, with a wire that can hold back what is asked about one module. */
function openWorld() {
  const server = new ServerDouble(startingNodes());
  const feed = server.follow();
  const journal = new Map<string, Entry>();
  const asked: { call: CallName; id: string }[] = [];
  const written: string[] = [];
  let holding: Promise<void> | null = null;
  let way: Way = (_, deliver) => deliver();
  const world = {
    server,
    journal,
    asked,
    written,
    editor: openEditor(server.nodes(), journal),
    target: '',
    isMended: false,
    givenUp: '',
    release: () => {},
    /** From now on what is asked about the module goes this way, once it is let go. */
    meet(id: string, fault: Fault) {
      world.target = id;
      way = fault(world);
      holding = new Promise((done) => {
        world.release = done;
      });
    },
    hear: () => world.editor.hear(feed()),
    isQuiet: () => feed.isQuiet(),
    /** A word into what it is about, when that can be written in and is there, and one into something else. */
    typeOn() {
      for (const id of [world.target, 'aside']) {
        const word = `Wort${written.length}.`;
        if (editable(world.editor, id)) written.push(word);
        if (editable(world.editor, id)) type(world.editor, id, word);
      }
    },
    lastAside: () => written.at(-1) ?? '',
  };
  const isAbout = (entry: Entry) => entry.id === world.target;
  const wire = modelWire(server, {
    by: 'ich',
    way: async (request, deliver) => {
      asked.push({ call: request.call, id: request.entry.id });
      if (!isAbout(request.entry)) return deliver();
      await holding;
      return way(request, deliver);
    },
  });
  vi.stubGlobal('fetch', wire);
  return world;
}

/** Words that are saved before, then the command, on its way. */
async function begin(world: World, { first, run }: Command, fault: Fault = () => (_, deliver) => deliver()) {
  const { editor, written } = world;
  await editor.ready;
  for (const id of ['text', 'spare']) {
    written.push(`Vor${id}.`);
    type(editor, id, `Vor${id}.`);
  }
  first?.(editor);
  await pass(world);
  const before = new Set(editor.content.all().map(({ id }) => id));
  const id = run(editor);
  expect(id).not.toBe('');
  world.meet(id, fault);
  // What was typed into it before it left belongs to it.
  if (!before.has(id)) world.typeOn();
  await pass(world);
}

async function pass(world: World) {
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(1500);
    world.hear();
  }
  await vi.advanceTimersByTimeAsync(0);
}

/** Seen somewhere, kept somewhere that outlives the tab, and the pill says what is so. */
function check(world: World) {
  const { editor, server, written, journal } = world;
  const { state, waiting, needsLogin, conflicts, refusals, deletions } = editor.queue.state.get();
  const atHome = JSON.stringify([server.nodes(), server.bin()]);
  // What one is deleting is kept by the deletion until it is done, and by the bin afterwards.
  const deleted = [server.bin(), editor.queue.entries.filter(({ kind }) => kind === 'remove')];
  const seen = JSON.stringify([editor.content.all(), conflicts, refusals, deleted]) + world.givenUp;
  const durable = atHome + JSON.stringify([...journal.values()]) + world.givenUp;
  expect(written.filter((word) => !seen.includes(word))).toEqual([]);
  expect(written.filter((word) => !durable.includes(word))).toEqual([]);
  const cards = conflicts.length + refusals.length + deletions.length;
  if (state === 'saved') {
    expect([waiting, cards, needsLogin]).toEqual([0, 0, false]);
    expect(written.filter((word) => !atHome.includes(word))).toEqual([]);
  } else if (state === 'stopped') expect(needsLogin || cards > 0).toBe(true);
  else expect(waiting).toBeGreaterThan(0);
}

/** The tab is killed: another one finds everything on the page, on a card or still to be sent. */
async function afterAKill({ server, journal, written }: World) {
  const next = openEditor(server.nodes(), new Map(structuredClone([...journal])), () => new Promise(() => {}));
  await next.ready;
  const found = JSON.stringify([next.content.all(), next.queue.entries, next.queue.state.get(), server.bin()]);
  expect(written.filter((word) => !found.includes(word))).toEqual([]);
}

/** The person answers whatever is asked, one after the other. */
async function comeToRest(world: World) {
  const { editor } = world;
  for (let round = 0; round < 30; round += 1) {
    await pass(world);
    const { state, needsLogin, conflicts, refusals, deletions } = editor.queue.state.get();
    if (state === 'saved' && world.isQuiet() && world.journal.size === 0) return;
    if (needsLogin) {
      world.isMended = true;
      editor.queue.loggedIn();
    } else if (conflicts[0]) settleConflict(editor, conflicts[0], 'both');
    else if (deletions[0]) {
      editor.queue.conflicts.settleDeletion(deletions[0]);
      remove(editor, deletions[0].id);
    } else if (refusals[0]) {
      const [refusal] = refusals;
      const isGone = refusal.status === 404 || refusal.status === 410;
      const values = refusal.entries.some(({ kind }) => kind === 'patch');
      world.isMended = true;
      if (isGone && editor.content.get(refusal.id)) insertAnew(editor, refusal);
      else if (refusal.status === 422 && values && editable(editor, refusal.id)) type(editor, refusal.id, 'Richtig.');
      else {
        world.givenUp += JSON.stringify(refusal);
        letGo(editor, refusal);
      }
    }
  }
  throw new Error(`It never comes to rest: ${JSON.stringify(editor.queue.state.get())}`);
}

function deletedByAnna(status: number): Fault {
  return ({ server }) => {
    return ({ entry }) => {
      const node = server.nodes().find(({ id }) => id === entry.id);
      if (node) server.receive({ ...bare(node), kind: 'remove', nodes: [] }, node.rev, 'Anna');
      return { status, body: {} };
    };
  };
}

/** Anna has written in the same paragraph; what she could not have changed is only said to be stale. */
function changedByAnna({ server, editor }: World): Way {
  let isFirst = true;
  return ({ entry }, deliver) => {
    const node = server.nodes().find(({ id }) => id === entry.id);
    if (!isFirst) return deliver();
    isFirst = false;
    const current = node ?? editor.content.get(entry.id);
    if (!current) return deliver();
    if (node) {
      const body = { i18n: { de: { content: withWord(node, 'Annas.') } } };
      server.receive({ ...bare(node), kind: 'patch', body, base: {} }, node.rev, 'Anna');
    }
    return entry.kind === 'patch' || entry.kind === 'remove'
      ? deliver()
      : { status: 412, body: { current, rev: current.rev, by: 'Anna' } };
  };
}

function doneAndSaid(deliver: () => Reply, said: Reply): Reply {
  deliver();
  return said;
}

function once(fault: (deliver: () => Reply) => Reply): Way {
  let isFirst = true;
  return (_, deliver) => {
    if (!isFirst) return deliver();
    isFirst = false;
    return fault(deliver);
  };
}

function openEditor(nodes: ModuleNode[], journal: Map<string, Entry>, send?: () => Promise<never>): Editor {
  return new Editor({
    payload: draftOf(nodes),
    journal: memoryJournal(journal),
    transport: send ? { send } : httpTransport('de'),
  });
}

function about(id: string, _done: unknown): string {
  return id;
}

function bare({ id, model }: ModuleNode) {
  return { key: crypto.randomUUID(), id, model, sent: null };
}

function editable(editor: Editor, id: string): boolean {
  return editor.content.get(id)?.model === 'text';
}

function type(editor: Editor, id: string, word: string): string {
  const node = editor.content.get(id);
  if (node) editor.do('Text', [setAt(node, 'content', 'de', withWord(node, word))]);
  return id;
}

function withWord({ i18n }: ModuleNode, word: string) {
  const doc = i18n.de?.content as { content: { content?: { text: string }[] }[] } | undefined;
  const text = doc?.content[0]?.content?.[0]?.text ?? '';
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `${text} ${word}` }] }] };
}

function picture(nodes: readonly ModuleNode[]) {
  return [...nodes]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ schema_version: _, slug: _slug, ...shown }) => shown);
}

function startingNodes(): ModuleNode[] {
  const container = (id: string, pos: string) =>
    storedNode({ id, model: 'container', layout: '50-50', content_type: 'page', object_id: 'p', pos });
  const text = (id: string, parent_id: string, column_index = 0) => {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Anfang.' }] }] };
    return storedNode({ id, parent_id, column_index, i18n: { de: { content } } });
  };
  return [
    container('box', 'a0'),
    container('other', 'a1'),
    text('text', 'box'),
    text('spare', 'box', 1),
    text('aside', 'other'),
  ];
}
