import { BlockList, isIP, isIPv4 } from 'node:net';

/** A range of addresses, compiled for asking. */
export type Network = {
  /** As it is written: `203.0.113.0/24`. */
  readonly text: string;
  readonly prefixLength: number;
  readonly contains: (ip: string) => boolean;
};

/** The plain address: without a zone, and an IPv4 one without the IPv6 coat some sockets give it. */
export const addressOf = (ip: string): string | undefined => {
  const [bare = ''] = ip.trim().split('%');
  const address = /^::ffff:\d/i.test(bare) ? bare.slice('::ffff:'.length) : bare;
  return isIP(address) > 0 ? address : undefined;
};

/** Reads `a.b.c.d/n`, an IPv6 range, or one address; undefined when it is none of them. */
export const parseNetwork = (text: string): Network | undefined => {
  const [given = '', length, ...rest] = text.trim().split('/');
  const address = addressOf(given);
  if (address === undefined || rest.length > 0) return undefined;
  const lengthMax = isIPv4(address) ? 32 : 128;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const prefixLength = length === undefined ? lengthMax : Number(length);
  if (prefixLength > lengthMax) return undefined;
  const list = new BlockList();
  list.addSubnet(address, prefixLength, familyOf(address));
  return {
    text: `${address}/${prefixLength}`,
    prefixLength,
    contains: (ip) => {
      const plain = addressOf(ip);
      return plain !== undefined && familyOf(plain) === familyOf(address) && list.check(plain, familyOf(plain));
    },
  };
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');
