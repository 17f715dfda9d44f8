/** Named systems by their number of legs and the sizes of their lines. */
const NAMED = {
  trixie: { legs: 3, from: 2 },
  patent: { legs: 3, from: 1 },
  yankee: { legs: 4, from: 2 },
  'lucky-15': { legs: 4, from: 1 },
  canadian: { legs: 5, from: 2 },
  'lucky-31': { legs: 5, from: 1 },
  heinz: { legs: 6, from: 2 },
  'lucky-63': { legs: 6, from: 1 },
  'super-heinz': { legs: 7, from: 2 },
  goliath: { legs: 8, from: 2 },
} as const;

export type NamedSystem = keyof typeof NAMED;
export const NAMED_SYSTEMS = Object.keys(NAMED) as readonly NamedSystem[];
export const SYSTEM_LEGS_MAX = 10;

/** The lines of a system as places of legs; `2/3` is every double of three legs. */
export const systemLines = (system: string, legs: number): readonly (readonly number[])[] => {
  const sizes = sizesOf(system, legs);
  if (sizes === undefined) throw new RangeError(`No system of ${legs} legs: ${system}`);
  return sizes.flatMap((size) => choose(legs, size));
};

/** The systems that can be bet on so many legs: all `k/n` below the full combination, then the named ones. */
export const systemsOf = (legs: number): readonly string[] => {
  if (legs < 3 || legs > SYSTEM_LEGS_MAX) return [];
  const plain = Array.from({ length: legs - 2 }, (_, at) => `${at + 2}/${legs}`);
  return [...plain, ...NAMED_SYSTEMS.filter((name) => NAMED[name].legs === legs)];
};

const sizesOf = (system: string, legs: number): readonly number[] | undefined => {
  if (!systemsOf(legs).includes(system)) return undefined;
  const named = NAMED_SYSTEMS.find((name) => name === system);
  if (named === undefined) return [Number(system.split('/')[0])];
  const { from } = NAMED[named];
  return Array.from({ length: legs - from + 1 }, (_, at) => from + at);
};

const choose = (legs: number, size: number, from = 0): readonly (readonly number[])[] => {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, legs - size - from + 1) }, (_, at) => from + at).flatMap((first) =>
    choose(legs, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
};
