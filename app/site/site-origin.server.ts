/** Scheme and host of the site as configured; a request's own `Host` is only believed where nothing is configured. */
export function siteOrigin(request: Request): string {
  return new URL(process.env.BASE_URL || request.url).origin;
}
