import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Viewer } from '#app/auth/viewer.ts';
import type { NotingEnv } from '#app/cache/cache-notes.ts';

/** What the server's middleware hands to the calls. */
export type ApiEnv = { Bindings: NotingEnv['Bindings']; Variables: { viewer: Viewer; clientAddress: string } };

export type Api = OpenAPIHono<ApiEnv>;
