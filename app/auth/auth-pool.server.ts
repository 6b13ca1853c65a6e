import { closeDatabase, pool } from '#app/db/client.server.ts';

/** The pool as better-auth wants it. Whose connections a request takes is decided anew each time it asks. */
export const authPool = {
  connect: () => pool().connect(),
  end: closeDatabase,
};
