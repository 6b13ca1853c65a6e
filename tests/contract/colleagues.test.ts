import { expect, onTestFinished, test } from 'vitest';
import { signedIn } from '#server/app-for-tests.ts';
import { insertThings } from './edited-things.ts';
import { type SiteForTests, siteWithPage, words } from './site-for-tests.ts';

test.each(['page', 'article'] as const)(
  'whoever edits one %s hears who else is there, in which module and field, and what they save',
  async (type) => {
    const site = await siteWithPage();
    const [anna, ben] = [await person(site, 'anna'), await person(site, 'ben')];
    const thing = (await insertThings(site.pool, { state: 'offline', owner: anna.id })).find(
      (one) => one.type === type,
    );
    if (!thing) throw new Error(`No ${type}.`);
    const address = `/de/pageeditor-api/page/${thing.id}`;
    const tab = crypto.randomUUID();
    const where = { tab, module: thing.headline, field: 'content' };
    const heard = events(await site.ask(`${address}/events`, { headers: ben.headers }));
    expect(await heard('revisions')).toMatchObject({ revisions: { [thing.headline]: 1, [thing.container]: 1 } });

    expect((await anna.send('POST', `${address}/presence`, where)).status).toBe(204);
    expect(await heard('people', (people) => people.length > 0)).toMatchObject([{ ...where, user: anna.id }]);

    const text = { i18n: { de: { content: words('Reep') } } };
    await anna.send('PATCH', `/de/pageeditor-api/headline/${thing.headline}`, text, { 'if-match': '"1"' });
    expect(await heard('changed')).toMatchObject({ nodes: [{ id: thing.headline, rev: 2, ...text }], gone: [] });

    await anna.send('POST', `${address}/presence`, { ...where, leaves: true });
    expect(await heard('people', (people) => people.length === 0)).toEqual([]);
  },
);

async function person(site: SiteForTests, name: string) {
  const { headers } = await signedIn(site, { email: `${name}@museum.example`, role: 'editor' });
  const { rows } = await site.pool.query('select id from "user" where email = $1', [`${name}@museum.example`]);
  const id: string = rows[0].id;
  const send = (method: string, path: string, body: unknown, extra = {}) =>
    site.ask(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...extra },
      body: JSON.stringify(body),
    });
  return { id, headers, send };
}

/** Waits for the next event of a name, of those a stream tells, that says what is asked for. */
function events({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  let rest = '';
  return async (name: string, isWanted: (data: never[]) => boolean = () => true): Promise<unknown> => {
    for (;;) {
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const told = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const data = JSON.parse(/^data: (.*)$/m.exec(told)?.[1] ?? 'null');
        if (told.includes(`event: ${name}\n`) && isWanted(data)) return data;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`The stream ended without ${name}.`);
      rest += value;
    }
  };
}
