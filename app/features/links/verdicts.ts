import type { Verdict } from './link-states.ts';

/** What the status of an answer says; of a redirect its last answer is asked. */
export function verdictOfAnswer(status: number): Verdict {
  if (status === 404 || status === 410) return { state: 'broken', status, detail: '' };
  if (status === 408 || status >= 500) return { state: 'unreachable', status, detail: '' };
  // A login, a wall against programs, or a server that wants to be left alone: people may well come in.
  if (status >= 400) return { state: 'unclear', status, detail: '' };
  return { state: 'fine', status, detail: '' };
}

/** What a failure to ask says; its code stands with it for whoever looks into it. */
export function verdictOfError({ code, name }: NodeJS.ErrnoException): Verdict {
  const detail = code ?? name;
  if (detail === 'EOWNNETWORK') return { state: 'private', status: null, detail: '' };
  if (detail === 'ENOTFOUND' || detail === 'ERR_INVALID_URL') return { state: 'broken', status: null, detail };
  return { state: 'unreachable', status: null, detail };
}
