import { SealBroken, openSeal, sealedSchema } from '@fairground/contract/sealed';
import type { Opened, Sealed, SealedCall } from '@fairground/contract/sealed';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import type { Key, Keys } from './keys.ts';
import { insertNonce } from './store.ts';

/** Opens the body of an encrypted call, or refuses it: each way to fail has its own code. */
export type OpenBody = (body: unknown, call: SealedCall) => Promise<unknown>;

/** How far a seal's time may lie from ours, either way. */
const FRESH_MS = 120_000;

export const createOpenBody =
  ({ db, clock, keys }: { readonly db: Db; readonly clock: Clock; readonly keys: Keys }): OpenBody =>
  async (body, call) => {
    const shape = z.safeParse(sealedSchema, body);
    if (!shape.success) throw new Refusal('request.not-sealed');
    const key = await keys.find(shape.data.kid);
    if (key === undefined) throw new Refusal('request.seal-key-unknown');

    const opened = await openOrRefuse(shape.data, key, call);
    if (Math.abs(clock.now().getTime() - opened.at.getTime()) > FRESH_MS) throw new Refusal('request.seal-stale');
    // Kept until the seal is stale on every node, however far apart their clocks are within the window.
    const expiresAt = new Date(opened.at.getTime() + 2 * FRESH_MS);
    if (!(await insertNonce(db, opened.nonce, expiresAt))) throw new Refusal('request.seal-replayed');
    return opened.body;
  };

const openOrRefuse = async (sealed: Sealed, key: Key, call: SealedCall): Promise<Opened> => {
  try {
    return await openSeal(sealed, key.privateKey, call);
  } catch (error) {
    if (error instanceof SealBroken) throw new Refusal('request.seal-broken');
    throw error;
  }
};
