import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves a site's pages as they would be without any script: what a static file could be at best, with its style inside.
 * Headers and everything else come from the site itself, over the same way, so that the two differ in nothing but the page.
 */
export async function staticCopyOf(url: string, paths: readonly string[]): Promise<{ url: string; close(): void }> {
  const pages = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  for (const path of paths) {
    const answer = await fetch(url + path);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheWay.test(name)));
    pages.set(path, { headers, body: brotliCompressSync(withoutScripts(await answer.text())) });
  }
  const server = createServer((asked, answer) => {
    const page = pages.get(asked.url ?? '');
    if (!page) return passOn(url, asked, answer);
    answer.writeHead(200, { ...page.headers, 'Content-Encoding': 'br' }).end(page.body);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** What each server says for itself. */
const ofTheWay = /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/;

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet" href="\/([^"#]+)#?"([^>]*)>/g, (_, file: string, more: string) =>
      more.includes('disabled') ? '' : `<style>${readFileSync(join('build/client', file), 'utf8')}</style>`,
    );
}

function passOn(url: string, { url: path = '/', method, headers }: IncomingMessage, answer: ServerResponse): void {
  const onward = request(url + path, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.once('error', () => answer.destroy());
  onward.end();
}
