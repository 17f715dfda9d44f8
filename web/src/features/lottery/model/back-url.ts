import { ownPathOf } from '@fairground/contract/launch/own-path';

/** The address a launch asked to be led back to, if it is a path of this site; null for anything else. */
export const backPathOf = (address: string | null): string | null =>
  address?.startsWith('/') === true ? (ownPathOf(address, []) ?? null) : null;
