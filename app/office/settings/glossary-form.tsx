import { Form } from 'react-router';
import type { StoredSettings } from '#app/features/site-settings/settings.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { WordLists } from './word-lists.tsx';

type GlossaryFormProps = { written: StoredSettings['glossary']; mostLetters: number; csrfToken: string };

/** Difficult words and what they mean, for pages in Leichte Sprache. */
export function GlossaryForm({ written, mostLetters, csrfToken }: GlossaryFormProps) {
  return (
    <Form method="post" className={panels.card} preventScrollReset>
      <h2>{m.office_glossary()}</h2>
      <p className={controls.muted} id="glossary-hint">
        {m.office_glossary_hint()}
      </p>
      <CsrfField token={csrfToken} />
      <WordLists
        name="glossary"
        labels={{ de: m.office_glossary_de(), en: m.office_glossary_en() }}
        written={written}
        mostLetters={mostLetters}
        describedBy="glossary-hint"
      />
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value="glossary">
          {m.office_save()}
        </button>
      </p>
    </Form>
  );
}
