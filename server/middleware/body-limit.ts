import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostFileBytes } from '#app/collections/form/file-limit.ts';
import { refusal } from './errors.ts';
import { isVisitorForm } from './form-screens.ts';
import type { HouseEnv } from './house-env.ts';

/** What a visitor writes: a login, a form with a long message, a note about a missing page. */
const visitorLimit = 256 * 1024;
/** Where a visitor may hand in a file. */
const fileCall = /^\/(?:de|en)\/api\/temp-files\/?$/;

const limited = limitedTo(visitorLimit);
const limitedFile = limitedTo(mostFileBytes + visitorLimit);

/** Before anything of a body is read: nobody fills the memory of the house without having logged in. */
export const visitorBodyLimit: MiddlewareHandler<HouseEnv> = (context, next) => {
  if (context.get('viewer').kind === 'editor') return next();
  const takesFile = fileCall.test(context.req.path) || isVisitorForm(context.req.path);
  return (takesFile ? limitedFile : limited)(context, next);
};

function limitedTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) => {
      const answer = refusal(context, 413);
      // The rest of the body is not read, so nothing else can follow on this connection.
      answer.headers.set('Connection', 'close');
      return answer;
    },
  });
}
