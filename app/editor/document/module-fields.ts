import type { ModuleNode } from '#app/cms/node.ts';
import type { MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import { viewFields } from '#app/cms/view/view-nodes.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Observable } from '#app/drafting/observable.ts';
import { typesettingIn } from '#app/typography/typeset.ts';
import type { Content } from './content.ts';
import { definitions } from './definitions.ts';

/** The fields of the modules as their views get them: pictures, addresses and the typography of the language put in. */
export class ModuleFields {
  readonly context: ResolveContext;
  #content: Content;
  #media = new Map<string, MediaRecord>();
  #resolved = new WeakMap<ModuleNode, Record<string, unknown>>();
  #frozen: { id: string; node: ModuleNode } | null = null;

  constructor(content: Content, payload: Observable<DraftPayload>) {
    const { locale, media } = payload.get();
    this.#content = content;
    for (const record of media) this.addMedia(record);
    this.context = {
      locale,
      typeset: typesettingIn(locale),
      media: (id) => this.#media.get(id),
      address: ({ type, id }) => payload.get().addresses[`${type}:${id}`],
    };
  }

  /** What the module's view gets; the same object until the module changes. */
  of(id: string): Record<string, unknown> | null {
    const node = this.#frozen?.id === id ? this.#frozen.node : this.#content.get(id);
    if (!node) return null;
    const known = this.#resolved.get(node) ?? viewFields(node, { definitions, context: this.context, now: null });
    this.#resolved.set(node, known);
    return known;
  }

  /** While a field holds the caret its module is rendered as it was, so React never touches the node. */
  freeze(id: string | null): void {
    const node = id ? this.#content.get(id) : undefined;
    this.#frozen = node ? { id: node.id, node } : null;
  }

  addMedia(record: MediaRecord): void {
    this.#media.set(record.id, record);
  }

  media(id: string): MediaRecord | undefined {
    return this.#media.get(id);
  }
}
