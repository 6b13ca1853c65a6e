import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, watchAnswers } from './call.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: 'csrftoken=abc' }));
afterEach(() => vi.unstubAllGlobals());

test('a call about the page that finds nobody logged in is made again after the login, unseen by who made it', async () => {
  const { asked, login } = server([401, 200]);
  expect(await call('unpublish', { params, body: { lang: 'de' } })).toMatchObject({ ok: true, status: 200 });
  expect(asked).toEqual(['POST', 'POST']);
  expect(login).toHaveBeenCalledOnce();
});

const params = { lang: 'de', id: '1' } as const;
const callWith = {
  GET: () => call('draft', { params }),
  POST: () => call('copyPage', { params }),
  PATCH: () => call('patchPage', { params, body: {} }),
  DELETE: () => call('deletePage', { params }),
};

test.each<[keyof typeof callWith, number, boolean]>([
  ['POST', 403, true],
  ['POST', 404, true],
  ['DELETE', 500, true],
  ['GET', 0, true],
  ['GET', 503, true],
  // What one only looked for may be gone; what was refused with a reason is said where it was asked.
  ['GET', 404, false],
  ['POST', 409, false],
  ['PATCH', 412, false],
  ['PATCH', 422, false],
])('%s answered with %i is told: %s', async (method, status, isTold) => {
  const { refused } = server([status]);
  expect(await callWith[method]()).toMatchObject({ ok: false, status });
  expect(refused.mock.calls).toEqual(isTold ? [[status]] : []);
});

test('a file goes out as a form, whose parts the browser marks itself', async () => {
  const { sent } = server([201]);
  const file = new File(['x'], 'bahn.png');
  expect((await call('uploadMedia', { params, form: { file } })).ok).toBe(true);
  const body = sent[0]?.body;
  expect(body instanceof FormData && body.get('file')).toEqual(file);
  expect(new Headers(sent[0]?.headers).has('Content-Type')).toBe(false);
});

function server(answers: number[]) {
  const asked: string[] = [];
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    asked.push(request.method ?? '');
    sent.push(request);
    const status = answers.shift() ?? 0;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({}, { status });
  });
  const [login, refused] = [vi.fn(async () => undefined), vi.fn()];
  watchAnswers({ login, refused });
  return { asked, sent, login, refused };
}
