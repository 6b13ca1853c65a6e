import type { EditorState } from 'prosemirror-state';

/** How the text at the selection looks: what the tools show as pressed. */
export type TextLooks = {
  strong: boolean;
  em: boolean;
  link: boolean;
  list: string | null;
  align: string;
  lang: string;
};

export function looksAt(state: EditorState): TextLooks {
  return {
    strong: hasMark(state, 'strong'),
    em: hasMark(state, 'em'),
    link: hasMark(state, 'link'),
    list: listAt(state),
    align: state.selection.$from.parent.attrs.align ?? 'left',
    lang: langAt(state),
  };
}

function hasMark(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name];
  const { from, to, empty, $from } = state.selection;
  if (!type) return false;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

function listAt({ selection: { $from } }: EditorState): string | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name.endsWith('_list')) return name;
  }
  return null;
}

function langAt(state: EditorState): string {
  const { lang } = state.schema.marks;
  const { $from, from, empty } = state.selection;
  if (!lang) return '';
  const marks = empty ? $from.marks() : (state.doc.nodeAt(from)?.marks ?? []);
  return lang.isInSet(marks)?.attrs.lang ?? '';
}
