import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from './network/free-port.ts';

/** What the provider says of a person besides its own name for them. */
export type Claims = { email?: string; email_verified?: boolean };

type Options = {
  returnTo: string;
  /** By the provider's own name for the person. */
  people: Record<string, Claims>;
};

export const client = { clientId: 'foyer', clientSecret: 'a secret of the tests' };

/** A real OpenID Connect provider on a port of its own, which believes whoever types a name. */
export async function startIdentityProvider({ returnTo, people }: Options) {
  const issuer = `http://localhost:${await freePort()}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [returnTo] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((done) => server.listen(Number(new URL(issuer).port), 'localhost', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise<unknown>((done) => server.close(done));
  };
  return { issuer, close, logIn: (address: string, name: string) => logIn({ address, name, returnTo }) };
}

/** Does there what a person does in a browser, up to the address that leads back; whoever has no name breaks off. */
async function logIn({ address, name, returnTo }: { address: string; name: string; returnTo: string }) {
  const cookies = new Map<string, string>();
  let [next, form]: [URL, URLSearchParams | null] = [new URL(address), null];
  while (!next.href.startsWith(returnTo)) {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer: Response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    const location = answer.headers.get('location');
    const page = await answer.text();
    const action = location ?? actionOf(page, { isWilling: name !== '' });
    form = location || name === '' ? null : filledIn(page, name);
    next = new URL(action, next);
  }
  return next;
}

function actionOf(page: string, { isWilling }: { isWilling: boolean }): string {
  const found = isWilling ? /<form[^>]* action="([^"]+)"/.exec(page) : /href="([^"]+abort)"/.exec(page);
  if (!found?.[1]) throw new Error(`The provider shows neither form nor way out:\n${page}`);
  return found[1];
}

/** Its screens ask for a name and any password, and then whether the site may know who it is. */
function filledIn(page: string, name: string): URLSearchParams {
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
  return new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: name, password: 'any' } : {}) });
}
