import type { Reference } from '../reference.ts';
import type { RichBlock, RichDocument } from './rich-document.ts';

/** Everything the links of a rich text point at. */
export function documentReferences(document: RichDocument): Reference[] {
  return (document.content ?? []).flatMap(blockReferences);
}

function blockReferences(block: RichBlock): Reference[] {
  if (block.type !== 'paragraph') return block.content.flatMap((item) => item.content.flatMap(blockReferences));
  return (block.content ?? [])
    .flatMap((inline) => inline.marks ?? [])
    .flatMap((mark) => (mark.type === 'link' && mark.attrs.ref ? [mark.attrs.ref] : []))
    .map(({ type, id }) => ({ type, id }));
}
