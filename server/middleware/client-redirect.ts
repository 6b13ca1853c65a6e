type Move = { isData: boolean; to: string; status: 301 | 302; headers?: Record<string, string> };

/**
 * A redirect that both kinds of reader understand: browsers asking for a document, and React Router asking for a page's
 * data (it would follow a 301 silently and leave the old address standing).
 */
export function redirectAnswer({ isData, to, status, headers = {} }: Move): Response {
  if (!isData) return new Response(null, { status, headers: { Location: to, ...headers } });
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': to, 'X-Remix-Status': String(status), 'X-Remix-Replace': 'true', ...headers },
  });
}

/** The address of a page, whether it or its data alone was asked for. */
export function withoutData(path: string): { path: string; isData: boolean } {
  return path.endsWith('.data') ? { path: path.slice(0, -'.data'.length), isData: true } : { path, isData: false };
}
