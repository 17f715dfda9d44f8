/** Where an address is, from a database that lies beside the product: no visitor's address leaves the product. */
export { openGeo } from './geo.ts';
export type { Geo } from './geo.ts';
export { addressOf, parseNetwork } from './network.ts';
export type { Network } from './network.ts';
