import { m } from '#app/i18n/paraglide/messages.js';
import { isTyped } from '#app/inspector/text/stored-text.ts';
import { announce, insert } from '../../commands/module-commands.ts';
import type { Editor } from '../../core/editor.ts';
import type { Presence } from '../../presence/presence.ts';
import { writeCaret } from './caret.ts';
import { type MountedText, mountText } from './mount-text.ts';
import type { typeAhead } from './type-ahead.ts';

type Options = {
  colleagues: Presence;
  early: ReturnType<typeof typeAhead>;
  elementOf(id: string): HTMLElement | null;
  onLeave(): void;
};

/** The text of the page that is being written in; one at a time, or none. */
export class TextSession {
  #text: (MountedText & { element: HTMLElement }) | null = null;
  readonly #editor: Editor;
  readonly #options: Options;

  constructor(editor: Editor, options: Options) {
    this.#editor = editor;
    this.#options = options;
  }

  get writing(): (MountedText & { element: HTMLElement }) | null {
    return this.#text;
  }

  leave(): void {
    this.#text?.leave();
    this.#text = null;
    this.#options.onLeave();
  }

  /** Puts the caret into the words of this element; nothing happens where they are written in a form only. */
  enter(element: HTMLElement): void {
    if (this.#text?.element === element) return;
    const id = element.closest<HTMLElement>('[data-m]')?.dataset.m;
    const path = element.dataset.f;
    const field = id && path ? this.#editor.fieldOf(id, path) : null;
    this.leave();
    if (!id || !path || !field || !isTyped(field)) return;
    const mounted = mountText(this.#editor, { element, id, path });
    this.#text = mounted && { ...mounted, element };
    const writer = this.#options.colleagues.people.get().find(({ module, field: at }) => module === id && at === path);
    if (writer) announce(this.#editor, m.editor_person_writes({ name: writer.name }));
  }

  /** A new module is written in at once; one without words shows its form. */
  begin(id: string) {
    const { interaction } = this.#editor;
    const { early, elementOf } = this.#options;
    // Another has been inserted since: it is that one's turn.
    if (interaction.begun.get() !== id) return;
    interaction.begun.set(null);
    const module = elementOf(id);
    if (!module) return early.forget();
    module.scrollIntoView({ block: 'nearest' });
    // What has been typed already goes into some text rather than nowhere.
    const first = this.#required(module) ?? (early.hasWords() ? this.textsIn(module)[0] : undefined);
    if (first) this.enter(first);
    else interaction.inspector.set(true);
    if (this.#text) early.into(this.#text.view);
    else early.forget();
  }

  /** Puts the caret into what a module is about: the text that must not be empty, else its first; false where it has none. */
  enterWords(id: string): boolean {
    const module = this.#options.elementOf(id);
    const text = module && (this.#required(module) ?? this.textsIn(module)[0]);
    if (text) this.#enterAtEnd(text);
    return Boolean(text);
  }

  /** From text to text in the order of the page, whichever module they belong to. */
  enterNext(page: HTMLElement, step: -1 | 1): boolean {
    const modules = [...page.querySelectorAll<HTMLElement>('[data-m]')];
    // What is empty and may be so takes no room: it is offered below its module.
    const seen = modules.flatMap((module) =>
      this.textsIn(module).filter((text) => text.textContent !== '' || text === this.#required(module)),
    );
    const texts = seen.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const at = this.#text ? texts.indexOf(this.#text.element) : -1;
    const next = texts[at + step];
    const id = next?.closest<HTMLElement>('[data-m]')?.dataset.m;
    if (!next || !id) return false;
    this.#editor.interaction.selected.set(id);
    next.scrollIntoView({ block: 'nearest' });
    this.#enterAtEnd(next);
    return true;
  }

  /** With the caret behind the last letter of a headline a text follows; anywhere else the key belongs to the field. */
  goOnAfter(): boolean {
    const { content, interaction } = this.#editor;
    const node = content.get(interaction.editing.get()?.id ?? null);
    const { doc, selection } = this.#text?.view.state ?? {};
    const isComplete =
      doc && selection && doc.textContent !== '' && selection.empty && selection.head === doc.content.size;
    if (node?.model !== 'headline' || !isComplete) return false;
    const spot = { parent: node.parent_id, column: node.column_index, after: node.id };
    // What is typed until the new text is there is meant for it.
    this.leave();
    return insert(this.#editor, 'text', spot) !== null || this.enterWords(node.id);
  }

  /** By key: wherever the browser's selection was left, one goes on behind the last word. */
  #enterAtEnd(element: HTMLElement): void {
    this.enter(element);
    if (this.#text) writeCaret(this.#text.view, null);
  }

  #required(module: HTMLElement): HTMLElement | undefined {
    const id = module.dataset.m ?? '';
    return this.textsIn(module).find(({ dataset }) => this.#editor.fieldOf(id, dataset.f ?? '')?.required);
  }

  /** The same text once more, where its element was rendered anew; null when it is gone. */
  async reenter() {
    const field = this.#editor.interaction.editing.get();
    this.leave();
    // The new element is rendered with the new words first.
    await Promise.resolve();
    const element = field && this.#elementAt(field);
    if (element) this.enter(element);
    return this.#text?.view ?? null;
  }

  /** The same text at the same letter, as far as there are letters. */
  resume(): void {
    const { resumed } = this.#editor.interaction;
    const place = resumed.get();
    if (!place) return;
    resumed.set(null);
    const element = this.#elementAt(place);
    if (!element) return;
    this.enter(element);
    if (this.#text) writeCaret(this.#text.view, { anchor: place.at, head: place.at });
  }

  /** The words of a module that are written where they stand. */
  textsIn(module: HTMLElement): HTMLElement[] {
    return [...module.querySelectorAll<HTMLElement>('[data-f]')].filter((one) => {
      const owner = one.closest<HTMLElement>('[data-m]');
      const field = owner === module && this.#editor.fieldOf(module.dataset.m ?? '', one.dataset.f ?? '');
      return field && isTyped(field);
    });
  }

  #elementAt({ id, path }: { id: string; path: string }): HTMLElement | null {
    const module = this.#options.elementOf(id);
    return module?.querySelector<HTMLElement>(`[data-f="${CSS.escape(path)}"]`) ?? null;
  }
}
