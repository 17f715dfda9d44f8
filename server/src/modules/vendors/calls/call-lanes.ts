import { WrittenAnswer } from '../../../platform/http/index.ts';
import type { Vendor } from '../../../platform/http/index.ts';
import type { RandomSource } from '../../../platform/random.ts';
import type { Betting, Wager } from '../../betting/index.ts';
import { CALL_MS, headOf, replyOf } from './answer.ts';
import type { Head } from './answer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { VendorCode } from '@fairground/contract/vendors/codes';
import type { Journal } from './journal.ts';
import { attachCalls } from './attach-calls.ts';
import type { CallReply, LoadedCalls } from './attach-calls.ts';
import { NONCE_REUSED } from './call.ts';
import type { Call, Decided } from './call.ts';
import { NotKept } from './keeping.ts';

/** How calls that move money reach the register: what waits goes together, in one commit. */
export type CallLanes = {
  readonly send: (wager: Wager, call: Call) => Promise<Decided | typeof NONCE_REUSED>;
  /** Answers a call that the register is not asked about; its nonce is used up all the same. */
  readonly turnAway: (vendor: Vendor, code: VendorCode) => Promise<Head | WrittenAnswer>;
};

export type CallLanesDeps = {
  readonly betting: Pick<Betting, 'openLanes'>;
  readonly journal: Journal;
  readonly clock: Clock;
};

/** A call costs its node twice what it costs the database: while that works on some, the node is busy with others. */
const CROWD = 16;

export const createCallLanes = ({ betting, journal, clock }: CallLanesDeps): CallLanes => {
  const submit = betting.openLanes<Call, LoadedCalls, CallReply>({
    ...attachCalls(clock),
    withinMs: CALL_MS,
    worthAnotherLane: CROWD,
    // Twins come with nonces of their own, and each must be kept.
    nameOf: ({ ticket }) => ticket.toString(),
    hasMoved: (reply) =>
      reply !== NONCE_REUSED && !(reply instanceof NotKept) && reply.outcome === 'applied' && !reply.isRepeat,
  });
  return {
    send: async (wager, call) => {
      const reply = await submit(wager, call);
      if (reply instanceof NotKept) throw reply;
      return reply;
    },
    turnAway: async ({ vendorId, unusedNonce }, code) => {
      const nonce = unusedNonce?.nonce ?? null;
      const isNew =
        unusedNonce === undefined || nonce === null || (await journal.useNonce({ vendorId, ...unusedNonce, nonce }));
      return isNew ? headOf(code) : written(NONCE_REUSED);
    },
  };
};

/** The bytes that leave: those that are kept with the operation. */
export const written = (decided: Decided | typeof NONCE_REUSED): WrittenAnswer => {
  if (decided !== NONCE_REUSED) return new WrittenAnswer(decided.http, decided.answer);
  const { status, text } = replyOf('NONCE_REUSED');
  return new WrittenAnswer(status, text);
};

const TICKET_BYTES = 7;

/** Numbers that no other node and no other start of this one gives out, as far as that can be known. */
export const createTickets = (random: RandomSource): (() => bigint) => {
  let last = BigInt(`0x${Buffer.from(random.bytes(TICKET_BYTES)).toString('hex')}`);
  return () => (last += 1n);
};
