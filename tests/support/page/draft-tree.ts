import type { Page } from '@playwright/test';
import type { Site } from '../site.ts';
import { draftOf, saved } from './editing.ts';

type Node = Awaited<ReturnType<typeof draftOf>>['nodes'][number] & {
  parent_id: string | null;
  column_index: number;
  pos: string;
};

/** Every module the server has of a page, in its place and with all its values, once everything is saved. */
export async function treeOf(page: Page, site: Site, path: string) {
  await saved(page);
  const nodes = (await draftOf(page, site, path)).nodes as Node[];
  const place = ({ parent_id, column_index, pos }: Node) => `${parent_id ?? ''} ${column_index} ${pos}`;
  return nodes
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    .map(({ rev: _, pos: __, ...node }) => node);
}

/** What stands in the two columns of the only container, by the kinds of modules. */
export async function columnsOf(page: Page, site: Site, path: string): Promise<string[][]> {
  const nodes = (await treeOf(page, site, path)).filter(({ parent_id }) => parent_id !== null);
  return [0, 1].map((column) => nodes.filter(({ column_index }) => column_index === column).map(({ model }) => model));
}
