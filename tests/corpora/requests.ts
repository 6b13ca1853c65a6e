import { chanceFrom, oneOf } from './chance.ts';
import { malformedJson, multipartBodies, multipartTypes, naughtyTexts } from './corpora.ts';

export type Bad = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

/** What a request brings that is sent by anybody, and by somebody who is logged in. */
export type Senders = { visitor: Record<string, string>; editor: Record<string, string> };

const id = '0b0a4a34-3b0e-4d9e-9a3e-5f0b9a0a0a0a';
const anybodysCalls = [
  '/api/dashboard-error-log/',
  '/de/api/forms-entries',
  '/de/api/temp-files',
  '/api/auth/sign-in/email',
];
const anybodysForms = [
  '/de/login',
  '/de/login/forgot',
  '/de/login/new',
  '/de/login/invitation',
  '/de/login/code',
  '/de/setup',
  '/de/search',
  '/de',
  '/de/login.data',
];
const teamsCalls = [
  ['POST', '/de/pageeditor-api/pages'],
  ['PATCH', `/de/pageeditor-api/pages/${id}`],
  ['POST', '/de/pageeditor-api/headline'],
  ['PATCH', `/de/pageeditor-api/headline/${id}`],
  ['POST', '/de/pageeditor-api/media/'],
  ['PATCH', `/de/pageeditor-api/media/${id}`],
  ['POST', '/de/pageeditor-api/reorder'],
  ['PATCH', '/de/office/event/1/draft'],
] as const;
const teamsForms = [
  'import',
  `media/${id}/file`,
  `media/${id}`,
  'settings',
  'redirects',
  'event',
  'event/1',
  'event/commands',
  'opening-hours',
  'alerts',
  'calendar',
  'inbox',
  `inbox/${id}`,
].flatMap((path) => [`/de/office/${path}`, `/de/office/${path}.data`]);
const pages = [
  '/de',
  '/de/programm',
  '/de/search',
  '/en/events',
  '/de/mediathek-de',
  '/api/search/',
  '/de/api/events',
  '/api/calendar',
  '/de.data',
  '/media/x/y/z',
  '/opendata/events.csv',
];
const keys = [
  'q',
  'page',
  'page_size',
  'v',
  'edit',
  'preview',
  'from',
  'to',
  'tags',
  'room',
  'type',
  '_routes',
  '__proto__',
  'next',
  'token',
];

/** So many bad requests, the same ones for the same seed. */
export function* badRequests(count: number, { seed, senders }: { seed: number; senders: Senders }): Generator<Bad> {
  const chance = chanceFrom(seed);
  const kinds = [
    json,
    json,
    jsonAsTeam,
    jsonAsTeam,
    texts,
    multipart,
    multipart,
    multipartAsTeam,
    urlencoded,
    query,
    query,
    path,
    header,
  ];
  for (let n = 0; n < count; n += 1) yield oneOf(chance, kinds)(chance, senders);
}

type Make = (chance: () => number, senders: Senders) => Bad;

const jsonType = { 'content-type': 'application/json' };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const json: Make = (chance, { visitor }) => ({
  method: 'POST',
  path: oneOf(chance, anybodysCalls),
  headers: { ...visitor, ...jsonType, ...(chance() < 0.1 ? { 'content-encoding': 'gzip' } : {}) },
  body: oneOf(chance, malformedJson),
});

const jsonAsTeam: Make = (chance, { editor }) => {
  const [method, path] = oneOf(chance, teamsCalls);
  return { method, path, headers: { ...editor, ...jsonType, 'if-match': '"1"' }, body: oneOf(chance, malformedJson) };
};

const texts: Make = (chance, { visitor }) => {
  const text = oneOf(chance, naughtyTexts);
  const bodies = [
    { form: 1, field_values: { name: text, email: text } },
    { form: 1, field_values: { [text]: text } },
    { path: text, referrer: text },
    { email: text, password: text },
  ];
  return {
    method: 'POST',
    path: oneOf(chance, anybodysCalls),
    headers: { ...visitor, ...jsonType },
    body: Buffer.from(JSON.stringify(oneOf(chance, bodies))),
  };
};

const multipart: Make = (chance, { visitor }) => ({
  method: 'POST',
  path: oneOf(chance, [...anybodysCalls, ...anybodysForms]),
  headers: { ...visitor, 'content-type': oneOf(chance, multipartTypes) },
  body: oneOf(chance, multipartBodies(oneOf(chance, naughtyTexts))),
});

const multipartAsTeam: Make = (chance, { editor }) => ({
  method: 'POST',
  path: oneOf(chance, ['/de/pageeditor-api/media/', ...teamsForms]),
  headers: { ...editor, 'content-type': oneOf(chance, multipartTypes) },
  body: oneOf(chance, multipartBodies(oneOf(chance, naughtyTexts))),
});

const urlencoded: Make = (chance, { visitor, editor }) => {
  const text = oneOf(chance, naughtyTexts);
  const fields = ['email', 'password', 'q', 'command', 'type', 'id', 'old_path', 'new_path', 'locale', 'name'];
  const readable = new URLSearchParams(fields.map((field) => [field, chance() < 0.3 ? 'de' : text])).toString();
  const body = Buffer.from(oneOf(chance, [readable, '%%%=%ff&email[]=a', text, `command=${encodeURIComponent('\0')}`]));
  return chance() < 0.5
    ? { method: 'POST', path: oneOf(chance, anybodysForms), headers: { ...visitor, ...formType }, body }
    : { method: 'POST', path: oneOf(chance, teamsForms), headers: { ...editor, ...formType }, body };
};

const query: Make = (chance, { editor }) => {
  const text = oneOf(chance, naughtyTexts);
  const value = oneOf(chance, [
    encoded(text),
    '%',
    '%00',
    '%ff',
    '1e309',
    '-1',
    '[]',
    '',
    text.replace(/[^\x21-\x7e]/g, '%'),
  ]);
  const path = `${oneOf(chance, pages)}?${oneOf(chance, keys)}=${value}&${oneOf(chance, keys)}=${value}`;
  return { method: 'GET', path, headers: chance() < 0.1 ? editor : {} };
};

const path: Make = (chance) => {
  const text = oneOf(chance, naughtyTexts);
  const below = oneOf(chance, [encoded(text), '%', '%c0%af', '..%2f..%2fetc', text.replace(/[^\x21-\x7e]/g, '')]);
  return {
    method: oneOf(chance, ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT']),
    path: `${oneOf(chance, ['/de/', '/', '/media/', '/de/programm/', '/api/', '/assets/', '/de/office/'])}${below}`,
    headers: {},
  };
};

const header: Make = (chance) => {
  const text = oneOf(chance, naughtyTexts)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 2_000);
  const name = oneOf(chance, [
    'accept',
    'accept-language',
    'accept-encoding',
    'cookie',
    'range',
    'if-none-match',
    'if-range',
    'origin',
    'referer',
    'x-forwarded-for',
    'authorization',
    'user-agent',
    'if-match',
    'idempotency-key',
  ]);
  return { method: 'GET', path: oneOf(chance, pages), headers: { [name]: text } };
};

/** As a browser would write it; half a character has no bytes of its own. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 1_500).replace(/%.?$/, '');
}
