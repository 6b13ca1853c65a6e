import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage } from '#app/inspector/labels.ts';
import { formatMoment } from '../../format.ts';
import controls from '../../office-controls.module.css';
import panels from '../../office-panels.module.css';
import css from '../entry-form.module.css';
import type { Sitting } from './group-trail.ts';

type PanelProps = { type: string; trail: Sitting[]; people: Record<string, string>; locale: Locale };

/** Who did what, newest first: one line for each person and sitting. */
export function TrailPanel({ type, trail, people, locale }: PanelProps) {
  return (
    <section className={panels.card} aria-labelledby="office-trail">
      <h2 id="office-trail">{m.office_trail()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows */}
      <ul className={css.trail} tabIndex={0} aria-labelledby="office-trail">
        {trail.map(({ from, until, by, actions }) => (
          <li key={`${until}${by}`}>
            {actions.map((each) => actionInWords(type, each)).join('; ')}
            <span className={controls.muted}>
              {timesOf({ from, until }, locale)}, {(by && people[by]) || m.office_system_itself()}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function actionInWords(type: string, { action, locale, fields }: Sitting['actions'][number]): string {
  const name = findMessage(`office_action_${action.replaceAll(/[:-]/g, '_')}`) ?? action;
  const named = fields.map((field) => {
    const [first = '', rest] = field.split('.');
    return isLocale(first) && rest ? `${fieldLabel(type, rest)} ${first.toUpperCase()}` : fieldLabel(type, first);
  });
  const details = [locale?.toUpperCase(), ...named].filter(Boolean).join(', ');
  return details ? `${name} (${details})` : name;
}

function timesOf({ from, until }: Pick<Sitting, 'from' | 'until'>, locale: Locale): string {
  const [first, last] = [formatMoment(from, locale), formatMoment(until, locale)];
  if (first === last) return first;
  // The same day is said once: `24.11.2026, 10:00–10:50`.
  const day = last.slice(0, last.lastIndexOf(',') + 1);
  return first.startsWith(day) ? `${first}–${last.slice(day.length).trim()}` : `${first} – ${last}`;
}
