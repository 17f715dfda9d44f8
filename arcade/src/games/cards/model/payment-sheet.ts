/** Every amount of a payment sheet by one name, for its texts: `pieces.blackTwo` is `piecesBlackTwo`, `places[0]` is `places0`. */
export const amountsOf = (sheet: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(leavesOf(sheet, '').map(([name, amount]) => [name, amount] as const));

const leavesOf = (part: unknown, name: string): readonly (readonly [string, number])[] => {
  if (typeof part === 'number') return [[name, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => leavesOf(value, joined(name, key)));
};

const joined = (name: string, key: string): string => {
  const words = key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name === '' ? words : `${name}${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
