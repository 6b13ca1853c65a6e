import type { Values } from '../state/deeds.ts';
import type { PastePart } from './paste-parts.ts';

export type PartContent = Values & { model: string };

type Taking = {
  /** The id of a picture in the library; null when it cannot be had from where it is. */
  takePicture(src: string): Promise<string | null>;
};

/** The module a pasted piece becomes. A picture that cannot be had leaves its place with its alternative text. */
export async function contentOfPart(part: PastePart, { takePicture }: Taking): Promise<PartContent> {
  switch (part.kind) {
    case 'headline':
      // The title of the page is the first level.
      return {
        model: 'headline',
        props: { headline_level: Math.min(6, Math.max(2, part.level)) },
        texts: { content: { type: 'doc', content: [{ type: 'text', text: part.words }] } },
      };
    case 'text':
      return { model: 'text', texts: { content: part.document } };
    case 'image': {
      const media = await takePicture(part.src);
      const alt = part.alt ? { image: { alt: part.alt.slice(0, 500) } } : {};
      return { model: 'image', ...(media ? { props: { image: { media } } } : {}), texts: alt };
    }
    case 'table':
      return factsOf(part.rows);
  }
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
