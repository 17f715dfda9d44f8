import type { MemberInfo } from '@fairground/contract/members/endpoints';

type Label = MemberInfo['memberLabel'][number];

/** From this rank on a member is served by the VIP channel. */
const COLOURS: readonly (readonly [from: number, color: string, color2: string])[] = [
  [9, '#f4d58d', '#b8862b'],
  [5, '#c9b6ff', '#6f4bd8'],
  [3, '#bfe3ff', '#2f7fc1'],
  [1, '#d9e2ec', '#7b8794'],
];

/** What stands beside a member's name; the first is its VIP label. Rank 0 has none. */
export const labelsOf = (rankLevel: number): Label[] => {
  const found = COLOURS.find(([from]) => rankLevel >= from);
  if (found === undefined) return [];
  const [, color, color2] = found;
  return [{ labelName: `VIP${rankLevel}`, color, color2 }];
};
