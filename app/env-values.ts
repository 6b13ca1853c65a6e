import { z } from 'zod';

/** A switch of the environment; 1 and true are on. */
export const flag = (initial: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? initial : value === '1' || value === 'true'));
export const port = (initial: number) => z.coerce.number().int().min(0).max(65_535).default(initial);
export const connections = (initial: number) => z.coerce.number().int().min(1).max(100).default(initial);
export const hours = (initial: number) => z.coerce.number().int().min(1).max(720).default(initial);
export const optional = z.string().min(1).optional();

/** Only scheme, host and port: every path of the site is written below the root. */
export function isBareOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname, search, hash } = new URL(address);
  return pathname === '/' && !username && !password && !search && !hash;
}

/** What comes by plain http could be anybody's; only on this machine nobody stands between. */
export function isSafeToAsk(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** One or more of http or https, with commas between. */
export function areAddresses(text: string): boolean {
  return text.split(',').every((each) => URL.canParse(each.trim()) && /^https?:$/.test(new URL(each.trim()).protocol));
}

/** By host, or by the folder of a socket in the query. */
export function namesDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { host, pathname, searchParams } = new URL(address);
  return (host !== '' || searchParams.has('host')) && pathname.length > 1;
}

/** An address, or a name with one behind it. */
export const mailbox = /^(?:[^<>@\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;
