import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for. An IPv6 customer is given a whole /64 and may call from any address in it, so that is
 * what is counted.
 */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%', 1).join('').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
