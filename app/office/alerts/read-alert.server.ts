import type { NewAlert } from '#app/features/alerts/commands.server.ts';
import { urgencies } from '#app/features/alerts/reach.ts';
import { locales } from '#app/i18n/locale.ts';
import { readBothLanguages } from '../both-languages.tsx';
import { most } from './alert-limits.ts';

/** A notice as its form was sent; whether it may stand so, the command says. */
export function readAlert(form: FormData): NewAlert {
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\0', '');
  return {
    title: readBothLanguages(form, 'title', most.title),
    text: readBothLanguages(form, 'text', most.text),
    link: readBothLanguages(form, 'link', most.link),
    link_title: readBothLanguages(form, 'link_title', most.title),
    online_in: locales.filter((locale) => form.getAll('online_in').includes(locale)),
    starts: text('starts') || null,
    ends: text('ends') || null,
    paths: pathsIn(text('paths').slice(0, most.paths)),
    urgency: urgencies.find((urgency) => urgency === form.get('urgency')) ?? 'info',
  };
}

/** One a line; the slash some people write at the end says nothing. */
function pathsIn(text: string): string[] {
  const paths = text.split(/\s+/).map((path) => path.replace(/\/+$/, ''));
  return [...new Set(paths.filter((path) => path !== ''))];
}
