import type { GameCategory } from '@fairground/contract/catalog/game';

/** How a vendor frames its tiles; each style is drawn in ../art/frames.ts. */
export const FRAMES = [
  'bulbs',
  'deco',
  'double',
  'notch',
  'ribbon',
  'rivets',
  'scallop',
  'slash',
  'thin',
  'wave',
] as const;
export type FrameName = (typeof FRAMES)[number];

/** The sign before a vendor's name; each is drawn in ../art/emblems.ts. */
export type EmblemName =
  | 'arrow'
  | 'banyan'
  | 'bridge'
  | 'comet'
  | 'drop'
  | 'feather'
  | 'flame'
  | 'kettle'
  | 'lantern'
  | 'moon'
  | 'parasol'
  | 'peak'
  | 'petal'
  | 'rail'
  | 'ring'
  | 'shield'
  | 'star'
  | 'wave';

export type SandboxVendor = {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly GameCategory[];
  readonly hue: number;
  readonly frame: FrameName;
  readonly emblem: EmblemName;
  /** Of the slots so many parts are its own; a studio with 2 makes twice as many as one with 1. */
  readonly slotShare: number;
};

const vendor = (
  code: string,
  name: string,
  categories: string,
  hue: number,
  frame: FrameName,
  emblem: EmblemName,
  slotShare = 0,
): SandboxVendor => ({
  code,
  name,
  categories: categories.split(' ') as GameCategory[],
  hue,
  frame,
  emblem,
  slotShare,
});

/** Made-up studios and houses. Codes of the outside keep their spelling, every name and sign is our own. */
export const SANDBOX_VENDORS: readonly SandboxVendor[] = [
  vendor('JL', 'Jolly Lantern', 'INHOUSE', 75, 'bulbs', 'lantern'),
  vendor('PLW', 'Paper Lantern Works', 'RNG FISH', 30, 'scallop', 'lantern', 6),
  vendor('OBN', 'Old Banyan', 'RNG PVP', 145, 'double', 'banyan', 6),
  vendor('SWD', 'Saltwind', 'RNG FISH', 215, 'wave', 'wave', 6),
  vendor('N9B', 'Nine Bridges', 'RNG PVP', 265, 'deco', 'bridge', 5),
  vendor('CLO', 'Cloud Orchard', 'RNG FISH', 330, 'thin', 'petal', 5),
  vendor('QVO', 'Quiet Volcano', 'RNG', 20, 'slash', 'peak', 5),
  vendor('TL9', 'Tramline Nine', 'RNG', 195, 'rivets', 'rail', 5),
  vendor('KMO', 'Kettle & Moth', 'RNG', 50, 'notch', 'kettle', 5),
  vendor('GHN', 'Glass Heron', 'RNG FISH', 180, 'thin', 'feather', 5),
  vendor('TPA', 'Tin Parasol', 'RNG', 5, 'ribbon', 'parasol', 4),
  vendor('BCK', 'Bamboo Clock', 'RNG PVP', 120, 'notch', 'ring', 4),
  vendor('HOW', 'Harbour Owl', 'RNG', 240, 'rivets', 'moon', 4),
  vendor('LMO', 'Little Monsoon', 'RNG', 205, 'wave', 'drop', 4),
  vendor('CNR', 'Cinnamon Row', 'RNG', 38, 'scallop', 'flame', 4),
  vendor('ATR', 'Amber Tram', 'RNG', 65, 'double', 'rail', 4),
  vendor('PMO', 'Pepper Moth', 'RNG', 350, 'slash', 'feather', 4),
  vendor('INK', 'Ink & Orchid', 'RNG', 285, 'deco', 'petal', 4),
  vendor('VAB', 'Velvet Abacus', 'RNG', 310, 'ribbon', 'ring', 3),
  vendor('CFI', 'Copper Finch', 'RNG', 28, 'double', 'feather', 3),
  vendor('NFY', 'Night Ferry', 'RNG', 250, 'notch', 'moon', 3),
  vendor('SGC', 'Sugar Compass', 'RNG', 340, 'bulbs', 'arrow', 3),
  vendor('WCO', 'Wobbly Comet', 'RNG', 275, 'slash', 'comet', 3),
  vendor('MSC', 'Moss Cabinet', 'RNG', 135, 'rivets', 'banyan', 3),
  vendor('BKT', 'Blue Kettle', 'RNG', 225, 'thin', 'kettle', 2),
  vendor('DNT', 'Deep Net', 'FISH', 205, 'wave', 'drop'),
  vendor('RVC', 'River Cards', 'PVP', 160, 'double', 'wave'),
  vendor('VRS', 'Velvet Rope Salon', 'LIVE', 355, 'deco', 'star'),
  vendor('PSL', 'Pearl Salon', 'LIVE', 190, 'double', 'ring'),
  vendor('RVT', 'Riverside Tables', 'LIVE', 150, 'thin', 'wave'),
  vendor('TCG_SEA', 'Monsoon Draws', 'LOTT', 230, 'bulbs', 'wave'),
  vendor('TCG_LOTTO_VN', 'Ba Miền', 'LOTT', 15, 'bulbs', 'star'),
  vendor('TCG_LOTTO', 'Quick Draws', 'ELOTT', 260, 'notch', 'comet'),
  vendor('BTI', 'Bright Touchline', 'SPORTS', 140, 'slash', 'arrow'),
  vendor('FLD', 'Floodlight', 'SPORTS', 100, 'thin', 'star'),
  vendor('AV', 'Arena Vale', 'ESPORTS', 285, 'notch', 'shield'),
  vendor('IMES', 'Iron Mesa', 'ESPORTS', 25, 'rivets', 'peak'),
  vendor('IA', 'Inner Arc', 'ESPORTS', 200, 'slash', 'ring'),
  vendor('AI', 'Azure Index', 'ESPORTS', 230, 'thin', 'arrow'),
  vendor('TF', 'Tempo Field', 'ESPORTS', 320, 'slash', 'flame'),
  vendor('DIG', 'Dawn Ring', 'COCKFIGHT', 40, 'double', 'flame'),
  vendor('DS88', 'Double Spur', 'COCKFIGHT', 10, 'ribbon', 'feather'),
];

const BY_CODE = new Map(SANDBOX_VENDORS.map((row) => [row.code, row]));

export const vendorOf = (code: string): SandboxVendor => {
  const found = BY_CODE.get(code);
  if (!found) throw new RangeError(`No vendor goes by ${code}.`);
  return found;
};
