import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusal } from './errors.ts';
import type { HouseEnv } from './house-env.ts';

/** What a visitor writes: a login, a form with a long message, a note about a missing page. */
const visitorLimit = 256 * 1024;
/** Calls that take files have a limit of their own, in the interface (app/api/app.server.ts). */
const takesVisitorsFiles = /^\/(?:de|en)\/api\/temp-files\/?$/;

const limited = bodyLimit({
  maxSize: visitorLimit,
  onError: (context) => {
    const answer = refusal(context, 413);
    // The rest of the body is not read, so nothing else can follow on this connection.
    answer.headers.set('Connection', 'close');
    return answer;
  },
});

/** Before anything of a body is read: nobody fills the memory of the house without having logged in. */
export const visitorBodyLimit: MiddlewareHandler<HouseEnv> = (context, next) => {
  const isTrusted = context.get('viewer').kind === 'editor' || takesVisitorsFiles.test(context.req.path);
  return isTrusted ? next() : limited(context, next);
};
