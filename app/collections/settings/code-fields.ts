/** The codes of specification section 3, each with a place on every page. */
export const codeFields = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const;
export type CodeField = (typeof codeFields)[number];
