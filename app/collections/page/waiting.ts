import type { Locale } from '#app/i18n/locale.ts';

export type Deed = 'publish' | 'unpublish';

/** What will happen to one language of a page; `due_at` is an instant in UTC. */
export type Waiting = { id: string; locale: Locale; action: Deed; due_at: string; n: number | null; by: string | null };
