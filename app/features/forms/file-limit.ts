/** The largest file of a form, in bytes: a scanned page or a photograph. */
export const mostFileBytes = 5 * 1024 * 1024;
