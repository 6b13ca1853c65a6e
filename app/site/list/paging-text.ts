import { m } from '#app/i18n/paraglide/messages.js';

/** What the links between the pages of a list of things say. */
export function pagingText(page: number, pages: number) {
  return {
    label: m.detail_paging(),
    previous: m.detail_previous_page(),
    here: m.detail_page_of({ page, pages }),
    next: m.detail_next_page(),
  };
}
