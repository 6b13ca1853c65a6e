import { useEffect, useRef } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import css from './media-library.module.css';
import { useFilesAnywhere } from './use-files-anywhere.ts';
import { useUploads } from './use-uploads.ts';

/** Takes in files that are chosen or let go anywhere in the window, says how far it is, and which were refused and why. */
export function UploadPanel({ locale }: { locale: Locale }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, upload } = useUploads(locale);
  const isOver = useFilesAnywhere(upload);
  const isRunning = state !== null && state.done < state.of;

  // Files that were chosen while the page was still getting ready wait in the field.
  useEffect(() => takeFrom(input.current, upload), [upload]);

  return (
    <>
      <noscript>{m.office_media_needs_script()}</noscript>
      <label className={`${controls.button} ${css.upload}`}>
        {m.office_media_upload()}
        <input ref={input} type="file" multiple onChange={({ target }) => takeFrom(target, upload)} />
      </label>
      {isOver && (
        <p className={css.over} role="status">
          {m.office_media_drop()}
        </p>
      )}
      {isRunning && (
        <progress value={state.done} max={state.of} aria-label={m.office_media_uploading()}>
          {m.office_media_uploaded({ count: state.done, of: state.of })}
        </progress>
      )}
      {state && !isRunning && (
        <Note
          text={m.office_media_uploaded({ count: state.of - state.problems.length, of: state.of })}
          isProblem={state.problems.length > 0}
        />
      )}
      {state && state.problems.length > 0 && (
        <ul className={`${controls.problem} ${css.refused}`}>
          {state.problems.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The field is emptied, so that the same file can be chosen again. */
function takeFrom(input: HTMLInputElement | null, upload: (files: File[]) => void): void {
  if (!input) return;
  upload([...(input.files ?? [])]);
  input.value = '';
}
