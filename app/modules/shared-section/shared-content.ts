import type { ViewNode } from '#app/cms/node.ts';
import type { ModuleData } from '../module-data.ts';

/** The modules of a shared section as a page shows them, and what they show besides their fields. */
export type SharedContent = {
  nodes: ViewNode[];
  data: ModuleData;
  /** False only for whoever edits: visitors see nothing of it yet. */
  isOnline: boolean;
};

/** The modules that pages show although they are not theirs, of all that was read for them. */
export function sharedNodes(data: ModuleData): ViewNode[] {
  return Object.values(data).flatMap((value) => (isShared(value) ? value.nodes : []));
}

function isShared(value: unknown): value is SharedContent {
  return typeof value === 'object' && value !== null && 'nodes' in value && 'isOnline' in value;
}
