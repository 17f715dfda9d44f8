import { BlockList, isIP } from 'node:net';

/** Whether a text is an address or a range of them, such as `203.0.113.0/24`. */
export const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Tells whether an address is on a list; an empty list lets everybody in. */
export const addressTest = (ranges: readonly string[]): ((ip: string) => boolean) => {
  if (ranges.length === 0) return () => true;
  const list = new BlockList();
  for (const range of ranges.filter(isAddressRange)) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    const family = isIP(ip);
    return family !== 0 && list.check(ip, family === 4 ? 'ipv4' : 'ipv6');
  };
};
