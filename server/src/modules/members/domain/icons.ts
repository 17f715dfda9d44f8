/** The avatars on offer; each brand brings a drawing for each. */
const NAMES = [
  'balloon',
  'carousel',
  'clover',
  'comet',
  'crown',
  'drum',
  'kite',
  'lantern',
  'lotus',
  'mask',
  'star',
  'tiger',
] as const;

export const ICONS: readonly string[] = NAMES.map((name) => `/brand/avatars/${name}.svg`);

const [FIRST = ''] = ICONS;

/** A new member gets one by its number, so that a team does not look like one person. */
export const firstIconOf = (memberId: bigint): string => ICONS[Number(memberId % BigInt(ICONS.length))] ?? FIRST;
