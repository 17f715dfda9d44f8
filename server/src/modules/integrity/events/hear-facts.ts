import type { ThresholdKind } from '@fairground/contract/integrity/kinds';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { listener, listenerOf } from '../../../platform/events/fact.ts';
import type { Fact, Listener } from '../../../platform/events/fact.ts';
import { betsSettled } from '../../betting/index.ts';
import type { SettledBets } from '../../betting/index.ts';
import { depositCredited, withdrawalCompleted } from '../../cashier/index.ts';
import { accountLocked } from '../../identity/index.ts';
import { insertEvents, readThresholds } from '../store/events.ts';
import type { NewEvent } from '../store/events.ts';

type Thresholds = ReadonlyMap<ThresholdKind, Money>;

/** Writes down large wagers and wins. */
export const createBetListener = (): Listener =>
  listener('integrity.note-bets', betsSettled, async (tx, facts) => {
    const thresholds = await readThresholds(tx);
    await insertEvents(
      tx,
      facts.flatMap((fact) => [...eventsOfBets(fact, thresholds)]),
    );
  });

function* eventsOfBets({ id, payload, at }: Fact<SettledBets>, thresholds: Thresholds): Generator<NewEvent> {
  for (const { bet, member, stake, payout, currency } of payload.bets) {
    const about = { at, member, currency, detail: `bet ${bet}` };
    yield* large('large-wager', { ...about, amount: stake, key: `wager:${id}:${bet}` }, thresholds);
    yield* large('large-win', { ...about, amount: payout, key: `win:${id}:${bet}` }, thresholds);
  }
  for (const { bets, currency } of payload.lost ?? [])
    for (const [place, stake] of bets.stake.entries()) {
      const [bet = '', member = ''] = [bets.bet[place], bets.member[place]];
      const about = { at, member, currency, detail: `bet ${bet}`, amount: stake, key: `wager:${id}:${bet}` };
      yield* large('large-wager', about, thresholds);
    }
}

type Paid = { readonly member: string; readonly currency: string; readonly amount: string };

/** Writes down large payments, and accounts that were locked after failed logins. */
export const createAccountListener = (): Listener =>
  listenerOf('integrity.note-accounts', [depositCredited, withdrawalCompleted, accountLocked], async (tx, facts) => {
    const thresholds = await readThresholds(tx);
    await insertEvents(
      tx,
      facts.flatMap(({ id, name, payload, at }): readonly NewEvent[] => {
        if (name === accountLocked.name) {
          const { memberId, until } = payload as { readonly memberId: string; readonly until: string };
          return [
            {
              ...plain(at),
              kind: 'failed-logins',
              subject: `member ${memberId}`,
              detail: `locked until ${until}`,
              key: `locked:${id}`,
            },
          ];
        }
        const { member, currency, amount } = payload as Paid;
        const detail = name === depositCredited.name ? 'deposit' : 'withdrawal';
        return [...large('large-transaction', { at, member, currency, amount, detail, key: `paid:${id}` }, thresholds)];
      }),
    );
  });

type Large = Paid & { readonly at: Date; readonly detail: string; readonly key: string };

function* large(
  kind: ThresholdKind,
  { at, member, currency, amount, detail, key }: Large,
  thresholds: Thresholds,
): Generator<NewEvent> {
  const threshold = thresholds.get(kind);
  const sum = BigInt(amount);
  if (threshold === undefined || sum < threshold) return;
  yield { ...plain(at), kind, subject: `member ${member}`, amount: money(sum), currency, detail, key };
}

const plain = (at: Date) => ({ at, amount: null, currency: null, done_by: null });
