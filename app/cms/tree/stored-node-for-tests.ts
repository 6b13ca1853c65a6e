import type { ModuleNode } from '../node.ts';

/** A stored module as a test needs it: a text of its own that stands nowhere, with what the test gives. */
export function storedNode(given: Partial<ModuleNode> = {}): ModuleNode {
  return {
    id: crypto.randomUUID(),
    model: 'text',
    parent_id: null,
    column_index: 0,
    pos: 'a0',
    slug: null,
    content_type: null,
    object_id: null,
    layout: null,
    props: {},
    i18n: {},
    hidden_in: [],
    schema_version: 1,
    rev: 1,
    ...given,
  };
}
