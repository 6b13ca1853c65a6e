type Node = { type: string; text?: string; content?: readonly Node[] };

const blocks = new Set(['paragraph', 'list_item', 'bullet_list', 'ordered_list']);

/** The plain words of a line or rich text: breaks and blocks become one space. */
export function documentText(document: Node): string {
  return collect(document).replace(/\s+/g, ' ').trim();
}

function collect(node: Node): string {
  if (node.type === 'hard_break') return ' ';
  const inner = node.text ?? (node.content ?? []).map(collect).join('');
  return blocks.has(node.type) ? `${inner} ` : inner;
}
