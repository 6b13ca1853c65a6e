import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { LanguageSelect } from '../language-select.tsx';
import controls from '../office-controls.module.css';

export type RuleFormProps = {
  id: string;
  /** What the route's action is asked to do. */
  command: string;
  locale: Locale;
  words: string;
  wordsLabel: string;
  csrfToken: string;
  submit: string;
  children?: ReactNode;
};

/** Words of one language and what they are to do; begun with a word, the field of what is missing has the focus. */
export function RuleForm({ id, command, locale, words, wordsLabel, csrfToken, submit, children }: RuleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!words) return;
    form.current?.scrollIntoView({ block: 'center' });
    const field = form.current?.querySelector<HTMLInputElement>('input[name=target], input[name=words]');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [words]);
  return (
    <Form method="post" action="?" ref={form} id={id} preventScrollReset>
      <CsrfField token={csrfToken} />
      <div className={controls.fields}>
        <LanguageSelect label={m.office_language()} locale={locale} />
        <label>
          {wordsLabel}
          <input
            name="words"
            required
            maxLength={800}
            size={32}
            defaultValue={words && `${words}${children ? '' : ', '}`}
          />
        </label>
        {children}
        <button type="submit" className={controls.button} name="command" value={command}>
          {submit}
        </button>
      </div>
    </Form>
  );
}
