import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { openAcme } from '../testing/acme.ts';

const floor = await openAcme(await testDatabase());
const { key, node, as, launch, refusal, fund, catalog, approvals, callAs, enter, bet } = floor;
const staff = (name: string, body: object) => callRoute(catalog.routes, `catalog.${name}`, { body }, aCallOf(ANN));
const reason = 'A fault of the game.';

test.each([
  ['all gaming', 'stop-all', {}],
  ['the vendor', 'stop-vendor', { vendor: 'ACME' }],
  ['the game', 'stop-game', { nodeId: node }],
])(
  '[part of regulation 39] with %s stopped no game opens and the very next stake is refused; wins and rollbacks still come in',
  async (_what, name, body) => {
    await fund(50, 1_000_000n);
    const { token = '' } = await enter((await launch({ nodeId: node }, as(50))).game_url);
    expect((await bet('50', token, `${name}-won`)).body['code']).toBe('OK');
    expect((await bet('50', token, `${name}-back`)).body['code']).toBe('OK');

    const { stopId, version } = (await staff(name, { ...body, reason })) as { stopId: bigint; version: string };

    expect((await bet('50', token, `${name}-late`)).body['code']).toBe('GAME_DISABLED');
    expect(await refusal(launch({ nodeId: node }, as(51)))).toBe('catalog.game-stopped');
    const money = { player: '50', game: 'acme-1', currency: 'VND' };
    const win = { ...money, roundId: `${name}-won`, transactionId: `${name}-win`, amount: '50', endsRound: true };
    expect((await callAs(key, 'win', win)).body['code']).toBe('OK');
    const rollback = {
      ...money,
      roundId: `${name}-back`,
      transactionId: `${name}-rollback`,
      targetTransactionId: `${name}-back`,
      targetAction: 'bet',
    };
    expect((await callAs(key, 'rollback', rollback)).body['code']).toBe('OK');

    const { approvalId } = (await staff('release-stop', { stopId, version, reason })) as { approvalId: bigint };
    await approvals.decide(BEN, approvalId, 'approve');
    expect((await bet('50', token, `${name}-again`)).body['code']).toBe('OK');
  },
);
