/** How long the texts of a notice may be, in characters. */
export const most = { title: 120, text: 400, link: 500, paths: 4_000 };
