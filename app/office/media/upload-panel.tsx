import { type ChangeEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#app/contract/client/call.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import css from './media-library.module.css';
import { refusalText } from './refusal-text.ts';

type State = { done: number; of: number; problems: string[] };

/** Takes in files one after the other, says how far it is and which were refused and why. */
export function UploadPanel({ locale }: { locale: Locale }) {
  const [state, setState] = useState<State | null>(null);
  const { revalidate } = useRevalidator();
  const isRunning = state !== null && state.done < state.of;

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    const problems: string[] = [];
    for (const [done, file] of files.entries()) {
      setState({ done, of: files.length, problems });
      const refused = refusalText(await call('uploadMedia', { params: { lang: locale }, form: { file } }));
      if (refused) problems.push(`${file.name}: ${refused}`);
    }
    setState({ done: files.length, of: files.length, problems });
    target.value = '';
    await revalidate();
  }

  return (
    <>
      <noscript>{m.office_media_needs_script()}</noscript>
      <label className={`${controls.button} ${css.upload}`}>
        {m.office_media_upload()}
        <input type="file" multiple disabled={isRunning} onChange={(event) => void upload(event)} />
      </label>
      {isRunning && (
        <progress value={state.done} max={state.of} aria-label={m.office_media_uploading()}>
          {m.office_media_uploaded({ count: state.done, of: state.of })}
        </progress>
      )}
      {state && !isRunning && (
        <Note
          words={[
            m.office_media_uploaded({ count: state.of - state.problems.length, of: state.of }),
            ...state.problems,
          ].join(' ')}
          isProblem={state.problems.length > 0}
        />
      )}
    </>
  );
}
