import type { IsAgent } from '@fairground/contract/identity/fields';

/** 0 member, 1 agent, 2 head of a line, 41 affiliate, 42 affiliate manager, 4 trial. */
type TreeFlag = Exclude<IsAgent, 4>;

/** What stands above: an agent by its flag, or the house root. */
export type Above = IsAgent | 'root';

/** Who may stand directly under whom. Affiliates bring members and have no agents below them. */
const MAY_STAND_UNDER: Readonly<Record<TreeFlag, readonly Above[]>> = {
  0: [1, 2, 41, 42],
  1: [1, 2],
  2: ['root'],
  41: [42, 'root'],
  42: ['root'],
};

export const LINE_DEPTH_MAX = 20;

export const mayStandUnder = (flag: IsAgent, above: Above): boolean =>
  flag !== 4 && MAY_STAND_UNDER[flag].includes(above);

/** Flags with the agent centre. */
export const isAgentFlag = (flag: IsAgent): boolean => flag !== 0 && flag !== 4;

/** What an agent may open by hand. An affiliate brings members by its links alone. */
export const mayOpenByHand = (opener: IsAgent, flag: IsAgent): boolean =>
  opener !== 41 && isAgentFlag(opener) && mayStandUnder(flag, opener);

/** An agent passes money both ways; a member only where an operator allows it. */
export const startsWithToUpline = (flag: IsAgent): boolean => flag === 1;
