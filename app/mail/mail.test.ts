import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openMail, sendMail } from './mail.server.ts';

const letter = { to: 'ada@museum.example', subject: 'Größe', text: 'Guten Tag' };

test('without a mail server a letter waits in the outbox, for nobody else to read', async () => {
  const outbox = join(await temporaryFolder(), 'outbox');
  openMail({ from: 'Museum <haus@museum.example>', outbox });
  await sendMail(letter);
  const [name] = await readdir(outbox);
  const file = join(outbox, name ?? '');
  expect(await readFile(file, 'utf8')).toContain('To: ada@museum.example');
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('an address with line breaks adds no header of its own', async () => {
  const outbox = await temporaryFolder();
  openMail({ from: 'haus@museum.example', outbox });
  await sendMail({ ...letter, subject: 'Hello\r\nBcc: eve@evil.example' });
  const [name] = await readdir(outbox);
  expect(await readFile(join(outbox, name ?? ''), 'utf8')).not.toMatch(/^Bcc:/m);
});

test('with a mail server the letter is handed to it', async () => {
  const server = await smallMailServer();
  openMail({ from: 'haus@museum.example', outbox: '/nowhere', smtp: { host: '127.0.0.1', port: server.port } });
  await sendMail(letter);
  expect(server.said()).toContain('RCPT TO:<ada@museum.example>');
  expect(server.said()).toContain('To: ada@museum.example');
});

test('a password is never sent in clear', async () => {
  const server = await smallMailServer();
  const smtp = { host: '127.0.0.1', port: server.port, user: 'ada', password: 'secret' };
  openMail({ from: 'haus@museum.example', outbox: '/nowhere', smtp });
  await expect(sendMail(letter)).rejects.toThrow();
  expect(server.said()).not.toMatch(/AUTH/);
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Speaks just enough SMTP (RFC 5321) to take a letter. */
async function smallMailServer() {
  const lines: string[] = [];
  const server = createServer((socket) => converse(socket, lines)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, said: () => lines.join('\n') };
}

function converse(socket: Socket, lines: string[]): void {
  let isLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  say('220 test');
  // It passes on what goes wrong with its input, as an error of its own.
  const spoken = createInterface({ input: socket }).on('error', () => undefined);
  spoken.on('line', (line) => {
    lines.push(line);
    if (isLetter) {
      if (line !== '.') return;
      isLetter = false;
      say('250 taken');
    } else if (/^DATA/.test(line)) {
      isLetter = true;
      say('354 go on');
    } else if (/^QUIT/.test(line)) {
      say('221 bye');
      socket.end();
    } else say(/^(?:EHLO|HELO)/.test(line) ? '250-test\r\n250 AUTH PLAIN' : '250 ok');
  });
}
