import { isIPv4 } from 'node:net';
import { networkOf as customerOf } from '../../../platform/limits/network.ts';

/** The neighbourhood an address is known by: /24 of IPv4, /64 of IPv6. */
export const networkOf = (ip: string): string =>
  isIPv4(ip) ? `${ip.slice(0, ip.lastIndexOf('.'))}.0/24` : customerOf(ip);
