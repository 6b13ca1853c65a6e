import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: this machine, the venue's own, and what is reserved (IANA registries). */
const notPublic = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4');
// Within 2000::/3, all that is given to the internet: tunnels that hide an IPv4 address, and examples.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet, which the site may ask. What is no address is none. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Whom the site may ask: one place decides it for everything that asks an address somebody has typed. */
export type OutsideGuard = { allowsAddress(address: string): boolean; allowsPort(port: number): boolean };

/** The internet, where websites are; nothing else of other machines is anybody's link. */
export const internetOnly: OutsideGuard = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
};
