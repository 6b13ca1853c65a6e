import { readEnv } from '#app/env.server.ts';

let origin: string | null = null;

/** Scheme and host of the site as configured; what a request says about its host is not believed. */
export function siteOrigin(): string {
  origin ??= new URL(readEnv().BASE_URL).origin;
  return origin;
}
