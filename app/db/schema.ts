// Every table of the site, story by story. The SQL in migrations/ is what builds them; a test compares the two.

export * from './schema/draft.ts';
export * from './schema/entry.ts';
export * from './schema/form.ts';
export * from './schema/link.ts';
export * from './schema/media.ts';
export * from './schema/office.ts';
export * from './schema/opening.ts';
export * from './schema/page.ts';
export * from './schema/people.ts';
export * from './schema/publication.ts';
export * from './schema/release.ts';
export * from './schema/review.ts';
export * from './schema/running.ts';
export * from './schema/search.ts';
