import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '#app/auth/viewer.ts';

/** What travels with a request through the middleware, for Hono's types. */
export type AppEnv = {
  /** Absent in tests that hand a Request straight to the app. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  Variables: {
    requestId: string;
    clientAddress: string;
    viewer: Viewer;
    csrfToken: string | null;
  };
};
