import { Form } from 'react-router';
import type { WrittenStyleGuide } from '#app/collections/page/style-guide.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { WordLists } from './word-lists.tsx';

type StyleFormProps = {
  written: WrittenStyleGuide;
  limits: { shortest: number; longest: number; letters: number };
  csrfToken: string;
};

/** How the venue writes: its words, a line each, and how long a sentence may be. Checked in the editor before publishing. */
export function StyleForm({ written: { words, longest_sentence }, limits, csrfToken }: StyleFormProps) {
  return (
    <Form method="post" className={panels.card} preventScrollReset>
      <h2>{m.office_style()}</h2>
      <p className={controls.muted} id="style-hint">
        {m.office_style_hint()}
      </p>
      <CsrfField token={csrfToken} />
      <WordLists
        name="words"
        labels={{ de: m.office_style_words_de(), en: m.office_style_words_en() }}
        written={words}
        mostLetters={limits.letters}
        describedBy="style-hint"
      />
      <div className={controls.both}>
        <label>
          {m.office_style_sentence()}
          <input
            type="number"
            inputMode="numeric"
            name="longest_sentence"
            min={limits.shortest}
            max={limits.longest}
            defaultValue={longest_sentence ?? ''}
          />
        </label>
      </div>
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value="style">
          {m.office_save()}
        </button>
      </p>
    </Form>
  );
}
