import { readSeed, writeSeed } from '@fairground/engines/fair/seed';
import { previousSeed, seatValueOf, seedBefore } from '@fairground/engines/fair/shared-round';
import { seatWordsOf } from '@fairground/engines/rounds/verify-round';
import { dealSeat } from '@fairground/engines/tables/blackjack';
import type { BlackjackRules } from '@fairground/engines/tables/blackjack';
import type { Provable } from '@fairground/engines/rounds/verify-round';

/** A list of bets is shown up to here; the proof has them all. */
const IDS_MAX = 24;
/** As many cards of a seat as are written down; few hands take more. */
const CARDS_SHOWN = 12;
const LINKS_MAX = 100_000;

/** The way from the seed back to what was published before the first round of its chain; nothing without a chain. */
export const chainText = ({ shared, serverSeed }: Provable): string | undefined => {
  const seed = readSeed(serverSeed ?? '');
  const chain = shared?.chain;
  if (!chain || !seed || chain.link < 1 || chain.link > LINKS_MAX) return undefined;
  const line = `SHA-256("fairground/chain/1|${writeSeed(seed)}")\n= ${writeSeed(previousSeed(seed))}`;
  const start = writeSeed(seedBefore(seed, chain.link));
  return `${line}\n… × ${chain.link}\n= ${start}\n${start === chain.start ? '=' : '≠'} ${chain.start}`;
};

/** The hash over the accepted bets that stands in the place of a client seed; nothing where a round was one player's own. */
export const betsText = ({ shared, clientSeed, round }: Provable): string | undefined => {
  if (!shared) return undefined;
  const sorted = shared.betIds.toSorted((one, other) => (one < other ? -1 : 1));
  const ids = sorted.length > IDS_MAX ? `${sorted.slice(0, IDS_MAX).join(',')},… (${sorted.length})` : sorted.join(',');
  return `SHA-256("fairground/bets/1|${shared.table}|${round.nonce}|${shared.beacon}|${ids}")\n= ${clientSeed}`;
};

/** The value of a seat whose cards are its own, and the first of them; nothing of other games. */
export const seatText = (proof: Provable): string | undefined => {
  const { round, clientSeed, serverSeed, rules } = proof;
  if (round.choice.kind !== 'blackjack' || serverSeed === null || round.roundId === undefined) return undefined;
  const seat = String(round.roundId);
  const cards = dealSeat(seatWordsOf(proof), rules as BlackjackRules).slice(0, CARDS_SHOWN);
  return `SHA-256("fairground/seat/1|${clientSeed}|${seat}")\n= ${seatValueOf(clientSeed, seat)}\n${cards.join(', ')}, …`;
};
