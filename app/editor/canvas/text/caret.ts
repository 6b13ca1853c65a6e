import type { Node as ProseNode } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** A place between two letters: a position of the document, which in a line are its letters, or one within a paragraph. */
type Point = number | { paragraph: number; letters: number };
export type Caret = { anchor: Point; head: Point } | null;

/**
 * Where the browser put the selection with the first click, told so that it survives the change of nodes: while typing a
 * paragraph is rendered in more pieces than for reading.
 */
export function readCaret(element: HTMLElement, kind: string): Caret {
  const selection = element.ownerDocument.getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode))
    return null;
  const point = kind === 'rich-text' ? pointInText : charactersBefore;
  return {
    anchor: point(element, anchorNode, selection.anchorOffset),
    head: point(element, focusNode, selection.focusOffset),
  };
}

/** Puts the selection there in the mounted view; at the end when there was none. */
export function writeCaret(view: EditorView, caret: Caret): void {
  const { doc } = view.state;
  const selection = caret
    ? TextSelection.between(doc.resolve(positionOf(doc, caret.anchor)), doc.resolve(positionOf(doc, caret.head)))
    : TextSelection.atEnd(doc);
  view.dispatch(view.state.tr.setSelection(selection));
}

/** The position in a document; a point behind the last letter or paragraph is at its end. */
export function positionOf(doc: ProseNode, point: Point): number {
  if (typeof point === 'number') return Math.min(point, doc.content.size);
  const { paragraph, letters } = point;
  const paragraphs: number[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) paragraphs.push(position + 1 + Math.min(letters, node.content.size));
  });
  return paragraphs[paragraph] ?? doc.content.size;
}

function pointInText(text: HTMLElement, node: Node, offset: number): Point {
  const paragraphs = [...text.querySelectorAll('p')];
  const within = paragraphs.findIndex((one) => one.contains(node));
  const paragraph = paragraphs[within];
  if (paragraph) return { paragraph: within, letters: charactersBefore(paragraph, node, offset) };
  const here = text.ownerDocument.createRange();
  here.setStart(node, offset);
  const next = paragraphs.findIndex((one) => here.comparePoint(one, 0) >= 0);
  return { paragraph: next === -1 ? paragraphs.length : next, letters: 0 };
}

/** Letters before a point; a break counts as one, as it does in the document. */
function charactersBefore(root: HTMLElement, node: Node, offset: number): number {
  const range = root.ownerDocument.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  const part = range.cloneContents();
  return (part.textContent?.length ?? 0) + part.querySelectorAll('br').length;
}
