import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';
import { outboxTransport } from './outbox.server.ts';

export type MailSettings = {
  from: string;
  /** Where letters wait as files when no mail server is named. */
  outbox: string;
  smtp?: { host: string; port: number; user?: string | undefined; password?: string | undefined } | undefined;
};

type Transport = { sendMail(letter: Letter & { from: string }): Promise<unknown> };

/** A mail server that does not answer must not hold letters back for minutes. */
const patience = 10_000;
/** The port that speaks TLS from the first byte (RFC 8314); all others begin in clear and are upgraded. */
const implicitTlsPort = 465;

let open: { transport: Transport; from: string } | null = null;

/** Opens the post once at start: a mail server by configuration, or a folder of letters. */
export function openMail({ from, outbox, smtp }: MailSettings): void {
  open = { from, transport: smtp ? smtpTransport(smtp) : outboxTransport(outbox) };
}

/** Sends a letter in plain text; rejects when it could not be handed over. */
export async function sendMail(letter: Letter): Promise<void> {
  if (!open) throw new Error('The post is not open: call openMail() at the start of the process.');
  await open.transport.sendMail({ ...letter, from: open.from });
}

function smtpTransport({ host, port, user, password }: NonNullable<MailSettings['smtp']>): Transport {
  return createTransport({
    host,
    port,
    secure: port === implicitTlsPort,
    // A password never travels in clear.
    requireTLS: user !== undefined,
    ...(user && password ? { auth: { user, pass: password } } : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
}
