import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an IP address is this machine's own, in whatever form it is written. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** The name or address in a `Host` header or an origin, without port and brackets. */
function hostnameOf(host: string): string | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname, pathname, username } = new URL(`http://${host}`);
  if (pathname !== '/' || username !== '') return undefined;
  return hostname.replace(/^\[|\]$/gu, '');
}

const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname);

/** Whether a `Host` header names this machine, to itself. */
export function isLocalHost(host: string): boolean {
  const hostname = hostnameOf(host);
  return hostname !== undefined && isLocalName(hostname);
}

/**
 * Whether a `Host` header can be ours: this machine by name, any IP address, or the name under which it is
 * served. A page elsewhere that lets its own name lead here comes under that name.
 */
export function isOwnHost(host: string, served: readonly string[]): boolean {
  const hostname = hostnameOf(host);
  if (hostname === undefined) return false;
  return isLocalName(hostname) || isIP(hostname) !== 0 || served.includes(hostname);
}
