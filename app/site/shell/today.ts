/** Whether the venue is open, and the words that say so. */
export type Today = { label: string; isOpen: boolean };
