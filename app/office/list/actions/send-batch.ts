import { call } from '#app/contract/client/call.ts';
import type { Reply } from '#app/contract/client/call-types.ts';
import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** The list whose entries are changed. */
export type ListAddress = { lang: Locale; type: string };

type Sent<Answer> = Answer | Refused | 'lost' | 'login';
type Batch = { form: FormData; batch: readonly string[]; key: string };

/** One batch of a command, as the server understands it. A network that is away is an answer too. */
export async function sendBatch(params: ListAddress, { form, batch, key }: Batch): Promise<Sent<Done>> {
  const text = (name: string) => String(form.get(name) ?? '');
  const [command, days, time] = [text('command'), text('days'), text('time')];
  const wish = { days, day: text('day'), room: text('room'), time, note_de: text('note_de'), note_en: text('note_en') };
  const headers = { 'idempotency-key': key };
  return sentOf(await call('runAction', { params, headers, form: { command, ...wish, id: [...batch] } }));
}

/** What takes one batch back, by its name. */
export async function sendUndo(
  params: ListAddress,
  { name, key }: { name: string; key: string },
): Promise<Sent<Undone>> {
  const headers = { 'idempotency-key': key };
  return sentOf(await call('undoAction', { params, headers, form: { command: `undo:${name}` } }));
}

function sentOf(reply: Reply<'runAction'>): Sent<Done>;
function sentOf(reply: Reply<'undoAction'>): Sent<Undone>;
function sentOf(reply: Reply<'runAction'> | Reply<'undoAction'>) {
  if (reply.ok) return reply.body;
  if (reply.status === 401) return 'login';
  return reply.status === 403 ? { refused: 'forbidden' } : 'lost';
}
