import { isIPv4, isIPv6 } from 'node:net';

/** The part of an IPv6 address that one line is given as a whole (RFC 6177): whoever has it has all addresses below. */
const groupsOfLine = 4;

/**
 * What the limits count as one visitor, from a socket or from what a proxy wrote: an IPv4 address, or the /64 of an IPv6
 * address, because its owner could come from another one each time. Some proxies add a port, which changes each time too.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  const withoutPort = plain.replace(/^([\d.]+):\d+$/, '$1').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(withoutPort) || !isIPv6(withoutPort)) return withoutPort;
  return `${groupsOf(withoutPort).slice(0, groupsOfLine).join(':')}::/64`;
}

/** The eight groups of an address, with the zeros that `::` stands for. The last two may be written as IPv4. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const written = [...before, ...after].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const zeros = Array.from({ length: 8 - written }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

function groups(part: string): string[] {
  return part.split(':').filter(Boolean);
}
