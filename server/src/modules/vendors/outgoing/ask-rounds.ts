import type { Job } from '../../../platform/jobs/index.ts';
import type { VendorsDeps } from '../deps.ts';
import type { Outgoing, OutgoingResult } from './outgoing.ts';
import { upsertRoundAnswer } from '../store/books.ts';
import { findVendor } from '../store/vendors.ts';
import type { VendorSecrets } from '../operators/vendor-secrets.ts';

const ANSWER_LENGTH_MAX = 2_000;

/** Asks vendors about rounds that should be over and keeps what they say. Nothing is closed by it: people or the vendor do. */
export const createAskRounds = (
  {
    db,
    clock,
    betting,
    log,
    secrets,
  }: Pick<VendorsDeps, 'db' | 'clock' | 'betting' | 'log'> & { readonly secrets: VendorSecrets },
  outgoing: Outgoing,
): Job<null> => ({
  name: 'vendors.ask-rounds',
  run: async (_payload, signal) => {
    const keys = await secrets.listLive(db);
    for (const { source, member, roundId: round } of await betting.listOverdueRounds()) {
      if (signal.aborted) return;
      const vendor = await findVendor(db, source);
      const key = keys.find(({ code }) => code === source);
      if (!vendor || !key || vendor.rounds_url === null) continue;
      const result = await outgoing.call({
        vendor: source,
        url: `${vendor.rounds_url.replace(/\/$/, '')}/round-info`,
        key,
        body: { player: member.toString(), roundId: round },
        isIdempotent: true,
      });
      await upsertRoundAnswer(db, {
        vendor_id: vendor.id,
        member_id: member,
        round_id: round,
        asked_at: clock.now(),
        answer: wordsOf(result),
      });
      log.warn({ vendor: source, player: member.toString(), round, answer: wordsOf(result) }, 'a round is overdue');
    }
  },
});

const wordsOf = (result: OutgoingResult): string =>
  result.kind === 'answered'
    ? `${result.status} ${result.body}`.slice(0, ANSWER_LENGTH_MAX)
    : `no answer: ${result.why}`;
