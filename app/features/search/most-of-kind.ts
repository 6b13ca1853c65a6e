/**
 * So many of one kind are counted, and can be read page by page. Of words that more documents hold, those are weighed whose
 * title holds them and the dates that come next: counting and weighing the others would be all that such a search costs.
 */
export const mostOfKind = 200;
