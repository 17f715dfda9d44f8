import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { openAcme } from '../testing/acme.ts';

const { node, connect, addGame, as, launch, refusal, vendors, catalog, wallet } = await openAcme(await testDatabase());
const NEVER = new Date('2999-01-01');

describe('a launch is refused with a code of its own', () => {
  test('for what the catalogue says of the game', async () => {
    const soon = await addGame('ACME', 'soon', { status: 'COMING_SOON' });
    const closed = await addGame('ACME', 'closed');
    await catalog.closeGame(anOperator, closed);

    expect(await refusal(launch({ nodeId: 999_999n }, as(20)))).toBe('catalog.game-unknown');
    expect(await refusal(launch({ nodeId: soon }, as(20)))).toBe('catalog.game-coming-soon');
    expect(await refusal(launch({ nodeId: closed }, as(20)))).toBe('catalog.game-closed');
  });

  test('for a region, a category or a vendor that is closed between the list and the launch', async () => {
    await connect('shut');
    const shut = await addGame('SHUT', 'shut-1', { category: 'FISH' });
    const asked = () => refusal(launch({ nodeId: shut }, as(20)));
    expect((await launch({ nodeId: shut }, as(20))).nodeId).toBe(shut);

    await catalog.planMaintenance(anOperator, 'SHUT', {});
    expect(await asked()).toBe('catalog.vendor-maintenance');
    await catalog.closeVendor(anOperator, 'SHUT');
    expect(await asked()).toBe('catalog.vendor-closed');
    await catalog.switchCategory(anOperator, 'FISH', false);
    expect(await asked()).toBe('catalog.category-off');
    await catalog.blockRegion(anOperator, { kind: 'vendor', key: 'SHUT', country: 'VN' });
    expect(await asked()).toBe('catalog.region-refused');
  });

  test('for a vendor that nobody connected, is switched off, or takes no play credits', async () => {
    const lone = await addGame('LONE', 'lone-1');
    await connect('strict', false);
    const strict = await addGame('STRICT', 'strict-1');

    expect(await refusal(launch({ nodeId: lone }, as(21)))).toBe('vendors.game-not-connected');
    expect(await refusal(launch({ nodeId: strict }, as(21, 'trial')))).toBe('access.real-account-required');
    expect((await launch({ nodeId: node }, as(22, 'trial'))).nodeId).toBe(node);
    await vendors.setStage(anOperator, 'strict', 'certifying');
    expect(await refusal(launch({ nodeId: strict }, as(21)))).toBe('catalog.vendor-closed');
    await vendors.setStage(anOperator, 'strict', 'off');
    expect(await refusal(launch({ nodeId: strict }, as(21)))).toBe('catalog.vendor-closed');
  });

  test('for a player who excluded himself or has used a limit up', async () => {
    const [excluded, limited] = [23n as MemberId, 24n as MemberId];
    await wallet.setGuard(anOperator, excluded, { stakesBlockedUntil: NEVER, depositsBlockedUntil: null });
    await wallet.setLimit(anOperator, limited, { measure: 'loss', period: 'day', cap: money(0n) });

    expect(await refusal(launch({ nodeId: node }, as(23)))).toBe('vendors.play-blocked');
    expect(await refusal(launch({ nodeId: node }, as(24)))).toBe('vendors.limit-used-up');
  });
});

test('a vendor is connected only to what a frame can open', async () => {
  const connectTo = (parts: object) =>
    vendors.connectVendor(anOperator, 'acme', {
      catalogueCode: 'ACME',
      adapter: 'outside',
      launchUrl: 'https://acme.example/',
      takesTrials: true,
      ...parts,
    });

  for (const parts of [
    { launchUrl: 'http://acme.example/' },
    { launchUrl: 'javascript:alert(1)' },
    { launchUrl: undefined },
    { launchUrl2: 'data:text/html,x' },
    { adapter: 'unheard-of' },
    { adapter: 'studio' },
    { catalogueCode: 'no word' },
  ])
    expect(await refusal(connectTo(parts))).toBe('vendors.connection-refused');
  expect(await vendors.listFrameAddresses()).toContain('https://acme.example/open?brand=fair');
});
