import type { FooterColumn, FooterLink } from '#app/site/shell-data.ts';

export type FooterPage = FooterLink & { parent: string | null };

/** Footer pages below another page stand in a column of that page's name; those at the top in the legal row. */
export function footerRows(pages: FooterPage[]): { columns: FooterColumn[]; legal: FooterLink[] } {
  const byParent = Map.groupBy(pages, ({ parent }) => parent);
  const columns = [...byParent].flatMap(([title, links]) =>
    title === null ? [] : [{ title, links: links.map(link) }],
  );
  return { columns, legal: (byParent.get(null) ?? []).map(link) };
}

function link({ title, url }: FooterPage): FooterLink {
  return { title, url };
}
