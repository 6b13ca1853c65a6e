import { addressOf, call } from '#app/contract/client/call.ts';
import type { PageEvents } from '#app/contract/client/call-types.ts';
import { Observable } from '#app/drafting/observable.ts';
import { ownerParams } from '../call.ts';
import type { Editor } from '../core/editor.ts';

/** Somebody else who has this page open; `module` and `field` say where they are. */
export type Colleague = PageEvents['people'][number];

type PresenceOptions = { onPublished: () => void; isToldByOther?: boolean };

const heartbeat = 10_000;
const callAgain = 10_000;
/** Walking through a page with the arrow keys is not told step by step. */
const rest = 400;

/**
 * Follows what others save on this page and says where this tab is (docs/behaviour/editor.md#colleagues). Watching
 * writes nothing.
 */
export class Presence {
  readonly people = new Observable<readonly Colleague[]>([]);
  /** True when the server has been built anew since this page was opened. */
  readonly isOutdated = new Observable<boolean>(false);
  #editor: Editor;
  #tab = crypto.randomUUID();
  #build: string | null = null;
  #ending = new AbortController();
  #source: EventSource | null = null;
  #onPublished: () => void;
  /** True in a frame of both languages: the window around it hears for it. */
  #isToldByOther: boolean;
  #others = new Set<Presence>();

  constructor(editor: Editor, { onPublished, isToldByOther = false }: PresenceOptions) {
    this.#editor = editor;
    this.#onPublished = onPublished;
    this.#isToldByOther = isToldByOther;
  }

  /** Tells another one on the same page all that is heard from now on, and what it has missed until now. Answers how to stop. */
  tellToo(other: Presence): () => void {
    this.#others.add(other);
    // A stream begins with the revisions of everything.
    this.#close();
    this.#listen();
    return () => this.#others.delete(other);
  }

  start(): () => void {
    this.#ending = new AbortController();
    this.#listen();
    const { selected, editing } = this.#editor.interaction;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.#say(), rest);
    };
    const beat = setInterval(() => void this.#say(), heartbeat);
    const { signal } = this.#ending;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    document.addEventListener('visibilitychange', soon, { signal });
    signal.addEventListener('abort', () => this.#close());
    addEventListener('pagehide', () => void this.#say({ leaves: true }), { signal });
    const stops = [selected.subscribe(soon), editing.subscribe(soon)];
    void this.#say();
    return () => {
      void this.#say({ leaves: true });
      this.#ending.abort();
      clearInterval(beat);
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }

  /** A browser has six connections to a server without HTTP/2: only tabs that are looked at keep one open. */
  #look(): void {
    if (document.visibilityState === 'hidden') this.#close();
    else this.#listen();
  }

  #close(): void {
    this.#source?.close();
    this.#source = null;
  }

  #listen(): void {
    if (this.#isToldByOther || this.#ending.signal.aborted || this.#source || document.visibilityState === 'hidden')
      return;
    const source = new EventSource(addressOf('followPage', { params: ownerParams(this.#editor) }));
    this.#source = source;
    for (const event of ['revisions', 'changed', 'people', 'published'] as const)
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        for (const one of [this, ...this.#others]) one.receive(event, JSON.parse(data));
      });
    source.addEventListener('error', () => {
      // A stream that ended is asked for again by the browser; one that was refused is not.
      if (source.readyState !== EventSource.CLOSED || source !== this.#source) return;
      this.#source = null;
      setTimeout(() => this.#listen(), callAgain);
    });
  }

  /** What was heard of the page. Public, because the page in a frame has a class of its own. */
  receive<Name extends keyof PageEvents>(event: Name, data: PageEvents[Name]): void {
    const hearing: { [One in keyof PageEvents]: (data: PageEvents[One]) => void } = {
      revisions: (revisions) => void this.#compare(revisions),
      changed: (news) => this.#editor.hear(news),
      people: (people) => this.#meet(people),
      published: () => this.#onPublished(),
    };
    hearing[event](data);
  }

  /** After a gap, such as a closed laptop: what was missed is asked for once. */
  async #compare({ build, revisions }: PageEvents['revisions']): Promise<void> {
    this.#build ??= build;
    if (build !== this.#build) this.#isNew();
    const { content } = this.#editor;
    const isBehind = Object.entries(revisions).some(([id, rev]) => (this.#editor.revOf(id) ?? -1) < rev);
    const gone = content.all().filter(({ id, rev }) => rev > 0 && revisions[id] === undefined);
    if (!isBehind && !gone.length) return;
    const answer = await call('draft', { params: ownerParams(this.#editor) });
    if (!answer.ok) return;
    const { nodes } = answer.body;
    const there = new Set(nodes.map(({ id }) => id));
    // Missing both times: what I made in between stands in the second list.
    const missing = gone.filter(({ id }) => !there.has(id));
    this.#editor.hear({ nodes: nodes.map((node) => ({ ...node, by: null })), gone: missing.map(({ id }) => id) });
  }

  #isNew(): void {
    this.isOutdated.set(true);
  }

  #meet(people: Colleague[]): void {
    const me = this.#editor.payload.get().person;
    const others = people.filter(({ user, tab }) => user !== me && tab !== this.#tab);
    this.people.set(others);
    const writing = others.flatMap(({ module, field, name }) => (module && field ? [[module, name] as const] : []));
    this.#editor.interaction.writers.set(new Map(writing));
  }

  async #say({ leaves = false } = {}): Promise<void> {
    const { selected, editing } = this.#editor.interaction;
    const field = editing.get();
    const body = {
      tab: this.#tab,
      module: field?.id ?? selected.get(),
      field: field?.path ?? null,
      is_hidden: document.visibilityState === 'hidden',
      leaves,
    };
    await call('updatePresence', { params: ownerParams(this.#editor), body }, { keepalive: leaves });
  }
}
