import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { cutEnvelopes } from '../domain/envelopes.ts';
import { hasShippedDrop, insertDrop } from '../store/drops.ts';

/** A red packet a brand brings along; the key names its row for good. The budget in units of 1/10,000 as a text. */
export type ShippedPacket = {
  readonly key: string;
  readonly budget: string;
  readonly envelopes: number;
  readonly multiplierX100: number;
  readonly days: number;
  readonly texts: Localized;
};

const DAY_MS = 86_400_000;

/** Adds the red packets a brand ships, once each: they open now. */
export const shipPackets = async (
  { db, clock, random, wallet }: ApplicationsDeps,
  packets: readonly ShippedPacket[],
): Promise<void> => {
  if (packets.length === 0) return;
  const currency = await wallet.currencyOf({ account: 'member' });
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    for (const { days, budget: written, ...packet } of packets) {
      if (await hasShippedDrop(tx, packet.key)) continue;
      const budget = money(BigInt(written));
      const amounts = cutEnvelopes(random, budget, packet.envelopes);
      if (amounts === undefined) throw new Error(`The red packet ${packet.key} cannot be cut.`);
      const closesAt = new Date(now.getTime() + days * DAY_MS);
      await insertDrop(tx, { ...packet, budget, currency, opensAt: now, closesAt }, amounts, now);
    }
  });
};
