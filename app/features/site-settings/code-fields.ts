/** Code of the venue, each with a place on every page (docs/behaviour/content.md#site-settings). */
export const codeFields = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const;
export type CodeField = (typeof codeFields)[number];
