import type { ArticleTeaser } from '#app/collections/article/teaser.ts';

export type BlogTeaserData = { main: ArticleTeaser | null; articles: ArticleTeaser[] };
