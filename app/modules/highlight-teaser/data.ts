import type { ArticleTeaser } from '#app/collections/article/teaser.ts';

/** The newest article of a category, and where to find its others. */
export type Highlight = { category: { name: string; href: string }; teaser: ArticleTeaser };
