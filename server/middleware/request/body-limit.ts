import type { MiddlewareHandler } from 'hono';
import { bodyLimit as limit } from 'hono/body-limit';
import { mostFileBytes } from '#app/features/forms/file-limit.ts';
import { maxBytes } from '#app/media/limits.ts';
import { isApiPath } from '../api-path.ts';
import type { AppEnv } from '../app-env.ts';
import { isVisitorForm } from '../csrf-forms.ts';
import { refusal } from '../errors.ts';

/** What a visitor writes: a login, a form with a long message, a note about a missing page. */
const visitorLimit = 256 * 1024;
/** Where a visitor may hand in a file. */
const fileCall = /^\/(?:de|en)\/api\/temp-files\/?$/;

const limited = limitedTo(visitorLimit);
const limitedFile = limitedTo(mostFileBytes + visitorLimit);
const limitedUpload = limitedTo(maxBytes.video + visitorLimit);

/**
 * Before anything of a body is read: nobody fills the memory of the site. Whoever edits may send the largest file it
 * takes; the calls of the page editor have bounds of their own.
 */
export const bodyLimit: MiddlewareHandler<AppEnv> = (context, next) => {
  if (context.get('viewer').kind === 'editor')
    return isApiPath(context.req.path) ? next() : limitedUpload(context, next);
  const takesFile = fileCall.test(context.req.path) || isVisitorForm(context.req.path);
  return (takesFile ? limitedFile : limited)(context, next);
};

function limitedTo(maxSize: number) {
  return limit({
    maxSize,
    onError: (context) => {
      const answer = refusal(context, 413);
      // The rest of the body is not read, so nothing else can follow on this connection.
      answer.headers.set('Connection', 'close');
      return answer;
    },
  });
}
