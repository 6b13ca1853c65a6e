import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { csrfToken } from '#app/auth/browser-token.ts';
import { type ArchiveRefusal, uploadLimits } from '#app/features/site-transfer/site-report.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { inMegabytes } from '#app/media/limits.ts';
import { urls } from '#app/urls.ts';
import { formatNumber } from '../format.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';

type Refusal = { problem: ArchiveRefusal['problem'] | 'too_large' | 'interrupted'; file: string };
type State = Refusal | 'idle' | 'sending';

type UploadFormProps = {
  locale: Locale;
  /** Why the last file was not read. */
  refusal: ArchiveRefusal | null;
};

/** The way in for a packed site. It is sent as it is, so that no size of it is held in memory: that needs a script. */
export function UploadForm({ locale, refusal }: UploadFormProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>(refusal ?? 'idle');
  const isSending = state === 'sending';

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    setState('sending');
    const answer = await upload(file, locale);
    if (typeof answer === 'string') await navigate(answer);
    else setState(answer);
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <div className={controls.fields}>
        <label>
          {m.office_site_file()}
          <input type="file" name="file" required accept=".zip,application/zip" />
        </label>
        <button type="submit" className={controls.button} disabled={isSending}>
          {isSending ? m.office_site_reading() : m.office_site_read()}
        </button>
      </div>
      <noscript>
        <p>{m.office_site_needs_script()}</p>
      </noscript>
      <Note text={wordsOf(state, locale)} isProblem={typeof state !== 'string'} />
    </form>
  );
}

/** Sends a file; answers the address of what was found in it, or why it did not arrive. */
async function upload(file: File, locale: Locale): Promise<string | Refusal> {
  if (file.size > uploadLimits.packedBytes) return { problem: 'too_large', file: file.name };
  const headers = { 'X-CSRFToken': csrfToken(), 'content-type': 'application/zip' };
  const request = { method: 'POST', body: file, headers };
  const sent = await fetch(urls.officeSiteUpload(locale, file.name), request).catch(() => null);
  if (sent?.status === 413) return { problem: 'too_large', file: file.name };
  if (!sent?.redirected) return { problem: 'interrupted', file: file.name };
  const { pathname, search } = new URL(sent.url);
  return `${pathname}${search}`;
}

function wordsOf(state: State, locale: Locale): string | null {
  if (state === 'idle') return null;
  return state === 'sending' ? m.office_site_reading_long() : refusalText(state, locale);
}

function refusalText({ problem, file }: Refusal, locale: Locale): string {
  const { packedBytes, unpackedBytes, textBytes, allTextBytes, files } = uploadLimits;
  const megabytes = (bytes: number) => formatNumber(inMegabytes(bytes), locale);
  return m[`office_site_refused_${problem}`]({
    file,
    files: formatNumber(files, locale),
    packed: megabytes(packedBytes),
    unpacked: megabytes(unpackedBytes),
    text: megabytes(textBytes),
    texts: megabytes(allTextBytes),
  });
}
