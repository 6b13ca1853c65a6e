/** The grounds a part of the page can stand on; none chosen is the ground of the page. */
export const grounds = ['cc01', 'cc02', 'cc03', 'sunken'] as const;
