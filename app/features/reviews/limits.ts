/** Longer than anybody takes to read; a link that is forgotten does not stay open. */
export const longestReviewDays = 90;
/** After its end a review is deleted, with the names and words of whoever read it. */
export const keptReviewDays = 90;
/** A festival with its evenings; more nobody reads by one link. */
export const mostReviewObjects = 60;
export const longestReviewTitle = 120;
/** Letters of a comment, and of the name of a reader. */
export const longestComment = 4_000;
export const longestReaderName = 80;
