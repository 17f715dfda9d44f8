import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { CRASH } from '@fairground/engines/instant/crash';
import { isAutoExit, panelOfSpot } from '@fairground/engines/instant/shared-crash';
import type { PlacedBet } from '@fairground/engines/tables/table-game';
import type { GameSetup } from '../game-setup.ts';
import type { BetFault } from '../live/limits.ts';

/** Where the game names no largest bet, one takes at most so many smallest ones. */
const BET_MOST = 2_000n;

/** The largest stake of one panel. */
export const betMaxOf = ({ bet: { min, max } }: GameSetup): Money => max ?? money(min * BET_MOST);

/** What is wrong with further bets of a flight: each panel has one, with an exit there is. */
export const flightFaultOf = (
  setup: GameSetup,
  bets: readonly PlacedBet[],
  before: readonly PlacedBet[],
): BetFault | undefined => {
  const { min, step } = setup.bet;
  const panels = [...before, ...bets].map(({ spot }) => panelOfSpot(spot));
  if (new Set(panels.map(({ panel }) => panel)).size !== panels.length) return 'studio.bet-refused';
  if (panels.some(({ autoAt }) => !isAutoExit(CRASH, autoAt))) return 'studio.bet-refused';
  if (bets.some(({ amount }) => amount < min || amount % step !== 0n)) return 'studio.bet-refused';
  return bets.some(({ amount }) => amount > betMaxOf(setup)) ? 'studio.table-limit' : undefined;
};
