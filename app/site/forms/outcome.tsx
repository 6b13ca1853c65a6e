import { useEffect, useRef } from 'react';
import type { VisitorForm } from '#app/features/forms/visitor-form.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import { urls } from '#app/urls.ts';
import css from './form-route.module.css';

const outcomes = ['sent', 'confirmed', 'expired'] as const;
type OutcomeName = (typeof outcomes)[number];

export function outcomeOf(name: string | null): OutcomeName | null {
  return outcomes.find((known) => known === name) ?? null;
}

type OutcomeProps = {
  form: VisitorForm;
  locale: Locale;
  outcome: OutcomeName | null;
  /** The token of a letter: it waits for a press of the button, because mail scanners follow links too. */
  confirm: string | null;
  token: { name: string; value: string };
};

/** What stands where the form was: thanks, or one more step. */
export function Outcome({ form, locale, outcome, confirm, token }: OutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = outcome ? wordsOf(outcome, form) : null;
  return (
    <div className={css.outcome}>
      {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its outcome comes first, without JavaScript too */}
      <h2 ref={title} tabIndex={-1} autoFocus className={css.outcomeTitle}>
        {words ? words.title : m.visitor_forms_confirm_title()}
      </h2>
      {words?.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!words && confirm !== null && (
        <form method="post" action={form.url} className={css.confirm}>
          <p>{m.visitor_forms_confirm_text()}</p>
          <input type="hidden" name={token.name} value={token.value} />
          <input type="hidden" name="confirm" value={confirm} />
          <Button type="submit">{m.visitor_forms_confirm()}</Button>
        </form>
      )}
      <p className={css.ways}>
        {words && <a href={form.url}>{m.visitor_forms_again()}</a>}
        <a href={urls.home(locale)}>{m.visitor_forms_home()}</a>
      </p>
    </div>
  );
}

function wordsOf(outcome: OutcomeName, { isDoubleOptIn, thanks }: VisitorForm): { title: string; text: string[] } {
  if (outcome === 'confirmed')
    return { title: m.visitor_forms_confirmed_title(), text: [m.visitor_forms_confirmed_text()] };
  if (outcome === 'expired') return { title: m.visitor_forms_expired_title(), text: [m.visitor_forms_expired_text()] };
  if (isDoubleOptIn) return { title: m.visitor_forms_opt_in_title(), text: [m.visitor_forms_opt_in_text()] };
  return { title: m.visitor_forms_sent_title(), text: (thanks || m.visitor_forms_sent_text()).split('\n') };
}
