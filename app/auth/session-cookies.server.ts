import { auth } from './auth-runtime.server.ts';

/**
 * The cookies of an answer of better-auth. It lets the one of the session end when nobody has used it for a while, but
 * brings none that lasts longer when somebody has; the server knows when a session has ended, so it lasts as long as any.
 */
export function sessionCookies({ headers }: Response): string[] {
  const { cookieName, sessions } = auth();
  const longest = `Max-Age=${sessions.maximalHours * 60 * 60}`;
  const isOpening = (line: string) => line.startsWith(`${cookieName}=`) && !/Max-Age=0\b/i.test(line);
  return headers.getSetCookie().map((line) => (isOpening(line) ? line.replace(/Max-Age=\d+/i, longest) : line));
}
