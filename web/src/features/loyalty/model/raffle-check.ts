import type { ValueOf } from '@fairground/contract/endpoint';
import type { verifyRaffle } from '@fairground/contract/loyalty/endpoints';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { drawWinners, isDense, ticketHashOf } from '@fairground/engines/raffle/draw';

export type RaffleProof = ValueOf<typeof verifyRaffle>;

/** Whether a draw comes out the same again: the seed is the committed one, the list of tickets the hashed one. */
export const repeatsDraw = (proof: RaffleProof, commitment: string): boolean => {
  const seed = readSeed(proof.seed);
  if (seed === undefined || commitmentOf(seed) !== commitment || proof.commitment !== commitment) return false;
  if (!isDense(proof.runs) || ticketHashOf(proof.runs) !== proof.ticketHash) return false;
  const { runs, places, winsMax } = proof;
  const again = drawWinners(seed, { name: proof.id.toString(), runs, places, winsMax });
  return (
    again.length === proof.winners.length &&
    again.every(({ place, ticket }, index) => {
      const said = proof.winners[index];
      return said?.place === place && said.ticket === ticket;
    })
  );
};
