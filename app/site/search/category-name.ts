import type { SearchCategory } from '#app/features/search/categories.ts';
import { m } from '#app/i18n/paraglide/messages.js';

const names: Record<SearchCategory, () => string> = {
  events: () => m.shell_search_events(),
  productions: () => m.shell_search_productions(),
  articles: () => m.shell_search_articles(),
  persons: () => m.shell_search_persons(),
  venues: () => m.shell_search_venues(),
  pages: () => m.shell_search_pages(),
};

export function categoryName(category: SearchCategory): string {
  return names[category]();
}
