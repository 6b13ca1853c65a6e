import { documentLinks } from '#app/cms/rich-text/document-links.ts';
import type { RichBlock, RichDocument, RichInline, RichMark } from '#app/cms/rich-text/rich-document.ts';
import type { Values } from '#app/editor/commands/module-commands.ts';
import type { OwnTarget } from '../own-address.ts';
import type { PastePart } from './paste-parts.ts';

export type PartContent = Values & { model: string };

type Taking = {
  /** Words as this language writes them. */
  write(text: string): string;
  /** The target of an address of this site; null for every other address. */
  refer(href: string): Promise<OwnTarget | null>;
  /** The id of a picture in the library; null when it cannot be had from where it is. */
  takePicture(src: string): Promise<string | null>;
};

/** The module a pasted piece becomes. A picture that cannot be had leaves its place with its alternative text. */
export async function contentOfPart(part: PastePart, taking: Taking): Promise<PartContent> {
  const { write, takePicture } = taking;
  switch (part.kind) {
    case 'headline':
      // The title of the page is the first level.
      return {
        model: 'headline',
        props: { headline_level: Math.min(6, Math.max(2, part.level)) },
        texts: { content: { type: 'doc', content: [{ type: 'text', text: write(part.words) }] } },
      };
    case 'text':
      return { model: 'text', texts: { content: await written(part.document, taking) } };
    case 'image': {
      const media = await takePicture(part.src);
      const alt = part.alt ? { image: { alt: part.alt.slice(0, 500) } } : {};
      return { model: 'image', ...(media ? { props: { image: { media } } } : {}), texts: alt };
    }
    case 'table':
      return factsOf(part.rows.map((cells) => cells.map(write)));
  }
}

/** The same text as this language writes it, its links to addresses of this site as references. */
async function written(document: RichDocument, { write, refer }: Taking): Promise<RichDocument> {
  const targets = new Map<string, OwnTarget>();
  for (const { attrs } of documentLinks(document)) {
    const target = attrs.href ? await refer(attrs.href) : null;
    if (attrs.href && target) targets.set(attrs.href, target);
  }
  const markOf = (mark: RichMark): RichMark => {
    const target = mark.type === 'link' && mark.attrs.href ? targets.get(mark.attrs.href) : undefined;
    const blank = mark.type === 'link' && mark.attrs.blank ? { blank: true } : {};
    return target ? { type: 'link', attrs: { ref: target.ref, ...blank } } : mark;
  };
  const blockOf = (block: RichBlock): RichBlock =>
    block.type === 'paragraph'
      ? { ...block, ...(block.content ? { content: block.content.map(inlineOf) } : {}) }
      : { ...block, content: block.content.map((item) => ({ ...item, content: item.content.map(blockOf) })) };
  const inlineOf = (inline: RichInline): RichInline => ({
    ...inline,
    ...(inline.type === 'text' ? { text: write(inline.text) } : {}),
    ...(inline.marks ? { marks: inline.marks.map(markOf) } : {}),
  });
  return { ...document, content: (document.content ?? []).map(blockOf) };
}

/** First column and what belongs to it; more than two columns stand beside each other in the second. */
function factsOf(rows: readonly string[][]): PartContent {
  const items = rows.slice(0, mostFacts).map(([label = '', ...rest]) => {
    const value = rest.filter(Boolean).join(' · ');
    return { _key: crypto.randomUUID(), words: { label: label || value, value: value || label } };
  });
  return {
    model: 'facts',
    props: { children: items.map(({ _key }) => ({ _key })) },
    texts: { children: Object.fromEntries(items.map(({ _key, words }) => [_key, words])) },
  };
}

const mostFacts = 40;
