import { createSystem } from '../../system/index.ts';
import { createCatalog } from '../index.ts';
import type { Catalog } from '../index.ts';

/** An empty catalogue with the system it asks, for modules that may not use the system themselves. */
export const aCatalog = (ground: Parameters<typeof createSystem>[0]): Catalog =>
  createCatalog({ ...ground, system: createSystem(ground) });
