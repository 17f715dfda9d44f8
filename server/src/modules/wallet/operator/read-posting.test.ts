import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { aPlayer, openWallet } from '../testing/wallets.ts';

const { wallet } = await openWallet(await testDatabase());
type Line = { readonly operationKey: string; readonly type: string };
type Posting = Readonly<Record<string, unknown>>;

const ask = <Answer>(name: string, query: object): Promise<Answer> =>
  callRoute(wallet.routes, `wallet.${name}`, { query }, aCallOf(ANN)) as Promise<Answer>;

test('every line of a statement leads to its posting: what it moved, between whom, and what it left', async () => {
  const player = await aPlayer(wallet, 1, 10_000n);
  const bet = player.bet('b1', 4_000n);
  await wallet.apply(bet);
  await wallet.apply(player.undo('u1', bet));

  const { list } = await ask<{ readonly list: readonly Line[] }>('read-statement', { memberId: player.id });
  const postings = await Promise.all(list.map(({ operationKey }) => ask<Posting>('read-posting', { operationKey })));

  const [undone, placed, opening] = postings;
  expect(placed).toMatchObject({
    ...{ kind: 'stake', status: 'applied', amount: -4_000n, wallet: 'CASH', memberId: player.id, counter: 'H_GAME' },
    ...{ counterMemberId: null, balanceBefore: 10_000n, balanceAfter: 6_000n, reversedBy: undone?.['operationKey'] },
  });
  expect(undone).toMatchObject({ kind: 'reversal', amount: 4_000n, reverses: placed?.['operationKey'] });
  expect(opening).toMatchObject({ kind: 'deposit', balanceBefore: 0n, balanceAfter: 10_000n, reversedBy: null });
});

test('a posting that is not there is refused', async () => {
  const operationKey = '00000000-0000-4000-8000-000000000000';

  expect(await refusal(ask('read-posting', { operationKey }))).toBe('wallet.posting-unknown');
});
