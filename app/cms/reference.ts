/** Something a field points at; kept in the table `reference` for usages, link safety and cache tags. */
export type Reference = { type: string; id: string };
