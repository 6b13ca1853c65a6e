import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { csrfToken as currentToken } from '#app/auth/browser-token.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import type { FileProblem } from './take-file.server.ts';

type Props = {
  types: { type: string; title: string }[];
  type: string;
  csrfToken: string;
  answer: { problem: FileProblem; detail: string } | null;
};

/** The way in for a file. Without JavaScript only a small one: a large form has to show its token before it is read. */
export function UploadForm({ types, type, csrfToken, answer }: Props) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle');

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || file.size < smallForm) return;
    event.preventDefault();
    setState('sending');
    const headers = { 'X-CSRFToken': currentToken() };
    const sent = await fetch(location.href, { method: 'POST', body: form, headers }).catch(() => null);
    const arrived = sent?.redirected ? new URL(sent.url).pathname : null;
    if (arrived) await navigate(arrived);
    else setState('refused');
  }

  return (
    <Form method="post" encType="multipart/form-data" className={panels.card} onSubmit={(event) => void send(event)}>
      <CsrfField token={csrfToken} />
      <p className={controls.muted}>{m.office_import_hint()}</p>
      <div className={controls.fields}>
        <label>
          {m.office_import_into()}
          <select name="type" defaultValue={type}>
            {types.map((each) => (
              <option key={each.type} value={each.type}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.office_import_file()}
          <input type="file" name="file" required accept=".xlsx,.csv,.tsv,.txt,.json,.jsonl,.ndjson,.ics,.ical" />
        </label>
        <label>
          {m.office_import_mapping_file()}
          <input type="file" name="mapping" accept=".json" />
        </label>
        <button type="submit" className={controls.button} disabled={state === 'sending'}>
          {state === 'sending' ? m.office_import_reading() : m.office_import_read()}
        </button>
      </div>
      <Note
        text={answer ? fileProblemText(answer) : state === 'refused' ? m.office_import_problem_unreadable() : null}
        isProblem
      />
    </Form>
  );
}

/** Below this a plain form will do. */
const smallForm = 48 * 1024;

/** Why a file was not taken. */
export function fileProblemText({ problem, detail }: NonNullable<Props['answer']>): string {
  return [m[`office_import_problem_${problem}`](), detail].filter(Boolean).join(' ');
}
