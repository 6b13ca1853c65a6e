import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { csrfCookie, csrfHeader } from '#app/auth/csrf-token.server.ts';
import { contract } from '../contract/contract.ts';
import { everyAnswer, type ToldRow } from '../contract/every-answer.ts';

/** The contract as OpenAPI 3.1: each row under its name, with all that it can answer and what it asks for. */
export function openApi(title: string) {
  const written = new OpenAPIHono();
  const { openAPIRegistry: registry } = written;
  const inCookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name }) as const;
  registry.registerComponent('securitySchemes', 'session', inCookie(auth().cookieName));
  registry.registerComponent('securitySchemes', 'csrfCookie', inCookie(csrfCookie));
  registry.registerComponent('securitySchemes', 'csrfHeader', { type: 'apiKey', in: 'header', name: csrfHeader });
  for (const [name, row] of Object.entries<ToldRow>(contract)) registry.registerPath(operation(name, row));
  return written.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/', description: 'This site' }],
  });
}

function operation(operationId: string, row: ToldRow): RouteConfig {
  const { middleware: _, ...told } = row;
  return { ...told, operationId, path: plainPath(row.path), security: securityOf(row), responses: everyAnswer(row) };
}

/** Without the patterns of its placeholders, which are Hono's. */
function plainPath(path: string): string {
  return path.replace(/\{(\w+)\{(?:[^{}]|\{[^}]*\})*\}\}/g, '{$1}');
}

/** Where a visitor is told to log in a session is needed; whoever writes repeats the token of the cookie in the header. */
function securityOf({ method, responses }: ToldRow): Record<string, []>[] {
  const needed = [...(401 in responses ? ['session'] : []), ...(method === 'get' ? [] : ['csrfCookie', 'csrfHeader'])];
  return needed.length > 0 ? [Object.fromEntries(needed.map((scheme) => [scheme, []]))] : [];
}
