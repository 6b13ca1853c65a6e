import { type ChangeEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#app/contract/client/call.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import css from './media-library.module.css';
import { refusalText } from './refusal-text.ts';

/** Another file in the place of this one; says what came of it beside the button. */
export function ReplaceButton(params: { lang: Locale; id: string }) {
  const [answer, setAnswer] = useState<{ refused: string | null } | null>(null);
  const { revalidate } = useRevalidator();
  async function replace({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const refused = refusalText(await call('replaceMedia', { params, form: { file } }));
    target.value = '';
    await revalidate();
    setAnswer({ refused });
  }
  return (
    <>
      <Note text={answer && (answer.refused ?? m.office_media_replaced())} isProblem={Boolean(answer?.refused)} />
      <label className={`${controls.plain} ${css.upload}`}>
        {m.office_media_replace()}
        <input type="file" onChange={(event) => void replace(event)} />
      </label>
    </>
  );
}
