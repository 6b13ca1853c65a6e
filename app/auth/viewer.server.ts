import { CacheNotes } from '#app/cache/cache-notes.ts';
import { announceChange, noticeTag } from '#app/cache/changes.ts';
import { jsonSize, KeptByTags } from '#app/cache/kept-by-tags.ts';
import { type AuthRuntime, auth } from './auth-runtime.server.ts';
import { type Viewer, visitor } from './viewer.ts';

/** Told by triggers whenever a session or a person changes (migration 0017). */
const viewersTag = noticeTag('viewers');
/** A notice that is lost with its connection is made good by the next look. */
const keptMs = 5_000;

const kept = new KeptByTags<Viewer | null>({ room: 256 * 1024, sizeOf: jsonSize });

/**
 * Who sent this request, as they may be now. The database is asked when a session cookie came along, and not again for
 * five seconds unless a session or a person changes meanwhile: an editor who types saves several times a second.
 */
export async function viewerOf(request: Request): Promise<Viewer> {
  const cookie = request.headers.get('cookie');
  if (!cookie || !carriesSession(auth(), cookie)) return visitor;
  const context = { now: Temporal.Now.instant(), notes: new CacheNotes() };
  // By all that it answers from, so that nobody is answered with what other cookies opened.
  const viewer = await kept.get(cookie, context, (notes) => {
    notes.tag(viewersTag);
    notes.expireAt({ epochMilliseconds: Date.now() + keptMs });
    return editorOf(request.headers);
  });
  return viewer ?? visitor;
}

/** A session has ended in this process: whoever asks next is told so, before the notice of the database has come. */
export function forgetViewers(): void {
  announceChange([viewersTag]);
}

async function editorOf(headers: Headers): Promise<Viewer | null> {
  const session = await auth().auth.api.getSession({ headers });
  if (!session || session.user.disabled_at || isTooOld(session.session)) return null;
  const { id, email, name: username, first_name, last_name, role, rights } = session.user;
  return { kind: 'editor', id, email, username, first_name, last_name, role, rights };
}

/** However busy somebody is: they log in again after so many hours. What has expired is deleted at night. */
function isTooOld({ createdAt }: { createdAt: Date }): boolean {
  return Date.now() >= createdAt.getTime() + auth().sessions.maximalHours * 60 * 60 * 1000;
}

/** Whether it is worth asking who it is; whether the session is real, only the database knows. */
function carriesSession({ cookieName }: Pick<AuthRuntime, 'cookieName'>, cookie: string): boolean {
  return cookie.includes(`${cookieName}=`);
}
