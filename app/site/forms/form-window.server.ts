import type { MetaDescriptor } from 'react-router';
import type { FormState } from '#app/features/forms/form-state.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import siteConfig from '#site-config';
import { renamed } from '../page/window-title.ts';

/** The head of a page is made by its loader, which does not see what the action of the same request answered. */
const unsent = new WeakSet<LoadContext>();

/** What was posted comes back to the person who typed it. */
export function noteAnswer(load: LoadContext, { kind }: Pick<FormState, 'kind'>): void {
  if (kind === 'problems' || kind === 'limited') unsent.add(load);
}

/** The window says first of all that something is wrong: it is what a screen reader says when the page is there. */
export function formWindow(head: readonly MetaDescriptor[], load: LoadContext): MetaDescriptor[] {
  if (!unsent.has(load)) return [...head];
  return renamed(head, (name) => m.visitor_forms_window_problems({ name }), siteConfig.name[load.locale]);
}
