import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an IP address, in any notation, is loopback. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Returns the host name of a `Host` header or an origin, without port and brackets. */
function hostnameOf(host: string): string | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname, pathname, username } = new URL(`http://${host}`);
  if (pathname !== '/' || username !== '') return undefined;
  return hostname.replace(/^\[|\]$/gu, '');
}

const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname);

/** Whether a `Host` header names the loopback host. */
export function isLocalHost(host: string): boolean {
  const hostname = hostnameOf(host);
  return hostname !== undefined && isLocalName(hostname);
}

/**
 * Whether a `Host` header can belong to this server: a loopback name, any IP address, or the served
 * name. Refusing other names prevents DNS rebinding.
 */
export function isOwnHost(host: string, served: readonly (string | undefined)[]): boolean {
  const hostname = hostnameOf(host);
  if (hostname === undefined) return false;
  return isLocalName(hostname) || isIP(hostname) !== 0 || served.includes(hostname);
}
