import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Viewer } from '#app/auth/viewer.ts';

/** What the server's middleware hands to the calls. */
export type ApiEnv = { Variables: { viewer: Viewer; clientAddress: string } };

export type Api = OpenAPIHono<ApiEnv>;
