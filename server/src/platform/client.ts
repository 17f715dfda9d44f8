import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Socket } from 'node:net';

/** A request as far as it tells where it comes from. */
export type Arriving = { readonly headers: IncomingHttpHeaders; readonly socket: Pick<Socket, 'remoteAddress'> };

/** Who is believed about the clients behind him. */
const createTrust = (trustedProxies: readonly string[]): ((address: string) => boolean) => {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** Finds the host a client asked for, as a proxy that is trusted tells it. */
export const createClientHost = (trustedProxies: readonly string[]): ((request: Arriving) => string) => {
  const isTrusted = createTrust(trustedProxies);
  return ({ headers, socket }) => {
    const told = headers['x-forwarded-host'];
    if (told === undefined || told === '' || !isTrusted(plain(socket.remoteAddress ?? ''))) return headers.host ?? '';
    return String(told).split(',').at(-1)?.trim() ?? '';
  };
};

/** Finds the address a socket was opened from, believing only proxies that are trusted, the nearest first. */
export const createClientIp = (trustedProxies: readonly string[]): ((request: Arriving) => string) => {
  const isTrusted = createTrust(trustedProxies);
  if (trustedProxies.length === 0) return (request) => plain(request.socket.remoteAddress ?? '');
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    let address = plain(request.socket.remoteAddress ?? '');
    while (isTrusted(address) && forwarded.length > 0) {
      const next = plain(withoutPort(forwarded.pop()?.trim() ?? ''));
      if (isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
};

/** Some proxies tell the port as well: 198.51.100.1:4711 or [2001:db8::5]:4711. */
const withoutPort = (address: string): string => {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
};

/** An IPv4 address that came over an IPv6 socket is written as such. */
const plain = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
