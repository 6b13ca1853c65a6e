import { readEnv } from '#app/env.server.ts';

let origin: string | null = null;

/** Says at start where the site is found: the port may only be known once the venue listens. */
export function openAt(baseUrl: string): void {
  origin = new URL(baseUrl).origin;
}

/** Scheme and host of the site as configured; what a request says about its host is not believed. */
export function siteOrigin(): string {
  origin ??= new URL(readEnv().BASE_URL).origin;
  return origin;
}
