/**
 * A page that is only looked at in a frame: nothing in it runs, and nothing is sent from it. Whoever shows the frame listens
 * to it from outside; a sandbox without scripts would keep Chromium from calling those listeners as well.
 */
export async function stillPage(response: Response): Promise<Response> {
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', withoutScriptSources(headers.get('content-security-policy') ?? ''));
  return new Response(withoutScripts(await response.text()), { status: response.status, headers });
}

function withoutScriptSources(policy: string): string {
  const kept = policy.split(/;\s*/).filter((part) => part && !/^(?:script-src|form-action)/.test(part));
  return [...kept, "script-src 'none'", "form-action 'none'"].join('; ');
}

/** What stands there to be run would only be told as an error. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/gi, '');
}
