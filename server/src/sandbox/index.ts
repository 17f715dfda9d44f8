/** What the sandbox plays with: its catalogue of vendors and games, and the pictures drawn for them. */
export { artTables, drawTiles } from './art/art-tables.ts';
export type { ArtTables } from './art/art-tables.ts';
export { createSandboxTiles } from './art/sandbox-tiles.ts';
export { vendorSigns } from './art/vendor-signs.ts';
export type { VendorSign } from './art/vendor-signs.ts';
export { sandboxCatalogue } from './catalogue/sandbox-catalogue.ts';
export { SANDBOX_STAMP } from './catalogue/stamp.ts';
