import type { Raffle } from '@fairground/contract/loyalty/endpoints';
import { verifyRaffle } from '@fairground/contract/loyalty/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { decodeValue } from '@fairground/contract/wire';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { drawWinners, isDense, ticketHashOf } from '@fairground/engines/raffle/draw';

export type RaffleProof = ValueOf<typeof verifyRaffle>;

/** What was known of a raffle before its draw. */
export type KnownBefore = Pick<Raffle, 'commitment' | 'ticketHash'> & {
  /** The tickets of the one who checks; nothing where nobody's are known. */
  readonly own?: Raffle['own'];
};

/** What a check finds: all of it fits, or what does not. */
export type RaffleVerdict = 'same' | 'wrong-seed' | 'wrong-tickets' | 'wrong-own' | 'wrong-winners';

/** Repeats a draw: by the committed seed, with the hashed list of tickets, in which every own ticket stands. */
export const checkDraw = (proof: RaffleProof, { commitment, ticketHash, own }: KnownBefore): RaffleVerdict => {
  const seed = readSeed(proof.seed);
  if (seed === undefined || commitmentOf(seed) !== commitment || proof.commitment !== commitment) return 'wrong-seed';
  const isListed = isDense(proof.runs) && ticketHashOf(proof.runs) === proof.ticketHash;
  if (!isListed || (ticketHash !== null && ticketHash !== proof.ticketHash)) return 'wrong-tickets';
  if (own !== undefined && !standsIn(proof, own)) return 'wrong-own';
  const { runs, places, winsMax } = proof;
  const again = drawWinners(seed, { name: proof.id.toString(), runs, places, winsMax });
  const isSame =
    again.length === proof.winners.length &&
    again.every(({ place, ticket }, index) => {
      const said = proof.winners[index];
      return said?.place === place && said.ticket === ticket;
    });
  return isSame ? 'same' : 'wrong-winners';
};

/** Whether the list holds as many tickets under the own tag as the member has, the shown ones among them. */
const standsIn = ({ runs }: RaffleProof, own: Raffle['own']): boolean => {
  const listed = runs.filter(({ tag }) => tag === own.tag);
  const count = listed.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const isListed = (run: { readonly from: number; readonly to: number }): boolean =>
    listed.some(({ from, to }) => from === run.from && to === run.to);
  return count === own.tickets && own.runs.every(isListed);
};

/** A proof as it is saved: the text of the answer of the call. */
export const writeRaffleProof = (proof: RaffleProof): string =>
  JSON.stringify({ ...proof, id: proof.id.toString() }, undefined, 2);

/** A proof that somebody saved, as the call answers it; nothing where the text is none. */
export const readRaffleProof = (text: string): RaffleProof | undefined => {
  try {
    return decodeValue(verifyRaffle, valueIn(JSON.parse(text)));
  } catch {
    return undefined;
  }
};

/** The value of an answer that was saved whole. */
const valueIn = (read: unknown): unknown =>
  typeof read === 'object' && read !== null && 'value' in read ? read.value : read;
