import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, type FileEncoding, isPackable, packWell } from '#app/cache/encoding.ts';
import type { AppEnv } from '../app-env.ts';

type Asset = {
  body: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  cacheControl: string;
  packed: Map<FileEncoding, Promise<Buffer>>;
};
export type Assets = ReadonlyMap<string, Asset>;

/** Behind the name of a file that the build has packed. */
const packedEnding = '.br';

/** The built client, read once. Only names found here are served, so no path can climb out of the folder. */
export async function readAssets(folder: string): Promise<Assets> {
  const paths = new Set(await pathsIn(folder));
  const files = [...paths].filter((path) => !path.endsWith(packedEnding));
  return new Map(
    await Promise.all(files.map(async (path) => [path.slice(folder.length), await readAsset(path, paths)] as const)),
  );
}

/** Packs what can be packed as small as it gets and lays it beside, once for all processes that will serve it. */
export async function packAssets(folder: string): Promise<void> {
  const paths = (await pathsIn(folder)).filter((path) => !path.endsWith(packedEnding) && isPackable(typeOf(path)));
  const pack = async (path: string) => writeFile(`${path}${packedEnding}`, await packWell(await readFile(path), 'br'));
  await Promise.all(paths.map(pack));
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map((file) => join(file.parentPath, file.name));
}

export function staticFiles(assets: Assets): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const asset = isReading(context.req.method) ? assets.get(context.req.path) : undefined;
    if (!asset) return next();
    const headers = { 'Cache-Control': asset.cacheControl, ETag: asset.etag, Vary: 'Accept-Encoding' };
    if (context.req.header('if-none-match')?.includes(asset.etag)) return new Response(null, { status: 304, headers });
    const encoding = isPackable(asset.type) ? chooseEncoding(context.req.header('accept-encoding')) : 'identity';
    const body = new Uint8Array(await packedBody(asset, encoding));
    return new Response(body, {
      headers: {
        ...headers,
        'Content-Type': asset.type,
        'Content-Length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    });
  };
}

async function readAsset(path: string, paths: ReadonlySet<string>): Promise<Asset> {
  const body = await readFile(path);
  const beside = `${path}${packedEnding}`;
  const packed = paths.has(beside) ? await readFile(beside) : null;
  const isHashed = /[/\\]assets[/\\]/.test(path);
  return {
    body,
    type: typeOf(path),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    packed: new Map(packed ? [['br', Promise.resolve(packed)]] : []),
  };
}

function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

function packedBody(asset: Asset, encoding: FileEncoding): Promise<Buffer> {
  const known = asset.packed.get(encoding);
  if (known) return known;
  const packing = encoding === 'identity' ? Promise.resolve(asset.body) : packWell(asset.body, encoding);
  asset.packed.set(encoding, packing);
  return packing;
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
