import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Socket } from 'node:net';

/** The parts of a request that identify the client's address. */
export type Arriving = { readonly headers: IncomingHttpHeaders; readonly socket: Pick<Socket, 'remoteAddress'> };

/** Where a request comes from, behind the proxies that are trusted. */
export type Client = { readonly ip: string; readonly host: string };

/** The one resolver of clients: calls, pages, the push channel, limits and logs all ask it. */
export type Clients = {
  /** The address of the client, believing only proxies that are trusted, the nearest first. */
  readonly ipOf: (request: Arriving) => string;
  /** The host the client requested, as forwarded by a trusted proxy. */
  readonly hostOf: (request: Arriving) => string;
  /** Whether a connection comes from a trusted proxy, which forwards requests of many clients. */
  readonly isProxy: (socket: Pick<Socket, 'remoteAddress'>) => boolean;
};

export const createClients = (trustedProxies: readonly string[]): Clients => {
  const isTrusted = createNetworks(trustedProxies);
  const connectedFrom = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string => plain(remoteAddress);
  return {
    ipOf: ({ headers, socket }) => {
      let address = connectedFrom(socket);
      if (!isTrusted(address)) return address;
      const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
      while (isTrusted(address) && forwarded.length > 0) {
        const next = plain(withoutPort(forwarded.pop()?.trim() ?? ''));
        // A proxy may pass on nonsense; then its own address has to do.
        if (isIP(next) === 0) break;
        address = next;
      }
      return address;
    },
    hostOf: ({ headers, socket }) => {
      const told = headers['x-forwarded-host'];
      if (told === undefined || told === '' || !isTrusted(connectedFrom(socket))) return headers.host ?? '';
      return String(told).split(',').at(-1)?.trim() ?? '';
    },
    isProxy: (socket) => isTrusted(connectedFrom(socket)),
  };
};

/** Whether an address lies in one of the networks, each an address or a CIDR range. */
export const createNetworks = (networks: readonly string[]): ((address: string) => boolean) => {
  if (networks.length === 0) return () => false;
  const trusted = new BlockList();
  for (const proxy of networks) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** Some proxies add the port: 198.51.100.1:4711 or [2001:db8::5]:4711. */
const withoutPort = (address: string): string => {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
};

/** An IPv4 address that came over an IPv6 socket is written as such. */
const plain = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
