import type { Choice, Shown, TableKind } from '@fairground/contract/studio/game';
import type { Proof, Round } from '@fairground/contract/studio/round';
import { readSeed, writeSeed } from '../fair/seed.ts';
import { publicValueOf, seedBefore } from '../fair/shared-round.ts';
import type { Return } from '../maths/payout.ts';
import type { Words } from '../random/words.ts';
import { HAND_SPOT, blackjackReturn, dealDealer, dealSeat } from '../tables/blackjack.ts';
import type { BlackjackRules } from '../tables/blackjack.ts';
import { playSeat, shownHands } from '../tables/blackjack-play.ts';
import { returnOfAll } from '../tables/table-game.ts';
import { tableGame } from '../tables/table-games.ts';

/** The hands of a seat at blackjack, from the words of its own cards and what was decided. */
export const repeatHands = (
  words: Words,
  seatWords: Words,
  rules: BlackjackRules,
  { choice, decisions = [] }: Pick<Round, 'choice' | 'decisions'>,
): { readonly shown: Shown; readonly returned: Return } => {
  const dealer = [...dealDealer(words, rules)];
  const { hands } = playSeat(rules, dealSeat(seatWords, rules), dealer[0] ?? 0, decisions);
  const bets = choice.kind === 'blackjack' ? choice.bets : [];
  return {
    shown: { kind: 'blackjack', dealer, hands: shownHands(hands) },
    returned: returnOfAll(bets, (spot) => blackjackReturn(rules, dealer, hands, spot)),
  };
};

/** Whether the later stakes are those the decisions ask for: the same again for a hand, at most half as insurance. */
export const areStakesDecided = ({ choice, decisions = [] }: Pick<Round, 'choice' | 'decisions'>): boolean => {
  if (choice.kind !== 'blackjack') return true;
  const amounts = new Map(choice.bets.map(({ spot, amount }) => [spot, amount as bigint]));
  const first = amounts.get(HAND_SPOT) ?? 0n;
  const again = choice.bets.filter(({ spot }) => spot !== HAND_SPOT && spot !== 'insurance');
  const asked = decisions.filter((decision) => decision === 'double' || decision === 'split').length;
  const insured = amounts.get('insurance') ?? 0n;
  return (
    again.length === asked &&
    again.every(({ amount }) => amount === first) &&
    insured > 0n === decisions.includes('insure') &&
    2n * insured <= first
  );
};

type Shared = Pick<Proof, 'shared' | 'clientSeed'> & { readonly round: Pick<Round, 'nonce'> };

/** Deals a round of a table again, and counts what the player's bets gave back. */
export const repeatTable = (
  words: Words,
  rules: unknown,
  { kind, bets }: Extract<Choice, { kind: TableKind }>,
): { readonly shown: Shown; readonly returned: Return } => {
  const game = tableGame(kind);
  const shown = game.deal(words, rules);
  return { shown, returned: returnOfAll(bets, (spot) => game.returnOf(rules, shown, spot)) };
};

/** Whether the public value of a shared round is what its list of bets makes it. */
export const isPublicValue = ({ shared, clientSeed, round }: Shared): boolean =>
  shared === undefined ||
  clientSeed ===
    publicValueOf({ game: shared.table, round: String(round.nonce), bets: shared.betIds, beacon: shared.beacon });

/** No chain is longer: a proof that says otherwise is not walked. */
const LINKS_MAX = 100_000;

/** Whether the seed is the link of the chain it is said to be: its place walked back comes to what was published first. */
export const isLinkOfChain = ({ shared, serverSeed }: Pick<Proof, 'shared' | 'serverSeed'>): boolean => {
  if (shared?.chain === undefined || serverSeed === null) return true;
  const { start, link } = shared.chain;
  const seed = readSeed(serverSeed);
  return seed !== undefined && link > 0 && link <= LINKS_MAX && writeSeed(seedBefore(seed, link)) === start;
};
