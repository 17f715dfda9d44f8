import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { placesOfSeat } from '@fairground/engines/cards/dealt-places';
import { dealTree, deckOf, seatCommitOf } from '@fairground/engines/cards/hand-deck';
import type { HandProof } from '@fairground/engines/cards/verify-hand';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { HandPaste } from '../index.ts';

const name = { game: 'tien-len', table: '7', hand: 42 };
const seats = [0, 1].map((seat) => ({ seat, seed: `${seat}`.repeat(32) }));
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const proofBy = (first: number): HandProof => {
  const server = newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at + first));
  const deck = deckOf(server, name, seats);
  return {
    ...{ name, commitment: commitmentOf(server), serverSeed: writeSeed(server), shown: [] },
    seats: seats.map((seat) => ({ ...seat, commit: seatCommitOf(name, seat) })),
    root: hexOf(dealTree(server, name, deck).root),
  };
};
const dealt = { players: 2, button: 1, seat: 0, count: 13 };
const [proof, other] = [proofBy(1), proofBy(2)];
const server = newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => at + 1));
const deck = deckOf(server, name, seats);
const seen = {
  ...{ commitment: proof.commitment, root: proof.root, own: seats[0] },
  dealt: { ...dealt, cards: placesOfSeat(dealt, 0, 13).map((place) => deck[place]) },
};

const verify = async (text: string): Promise<void> => {
  await page.getByLabelText('Proof of the hand').fill(text);
  await page.getByRole('button', { name: 'Verify the hand' }).click();
};

test('a saved hand is verified without a login; a fresh seed that fits itself fails against what was seen', async () => {
  await renderOnSite(<HandPaste />);

  await verify('nothing');
  await expect.element(page.getByText('This is not a whole proof of a hand.')).toBeVisible();
  await verify(JSON.stringify({ ...proof, seen }));
  await expect.element(page.getByText('Verified: the cards follow from the seeds.')).toBeVisible();
  await expect.element(page.getByText('✓ You were dealt the cards that you saw')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save the proof' })).toBeVisible();
  await verify(JSON.stringify(other));
  await expect.element(page.getByText(/^This browser noted nothing/)).toBeVisible();
  await verify(JSON.stringify({ ...other, seen }));

  await expect.element(page.getByText('This hand does not match what was committed to.')).toBeVisible();
  await expect.element(page.getByText('✗ The commitment is the one announced a hand before')).toBeVisible();
});
