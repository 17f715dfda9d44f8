import { needEqual } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import type { Player, Stage } from './stage.ts';
import { need, needSame, newId, words } from './stage.ts';

const batch = ({ client }: Stage, { id: player, token }: Player, actions: readonly object[], roundId = 'batch') =>
  client.call('betwin', { player, token, roundId, game: 'certify', currency: 'TRIAL', actions });

const issue = ({ client }: Stage, { id: player }: Player, campaignId: string, count: number) =>
  client.call('free-rounds/issue', {
    campaignId,
    player,
    game: 'certify',
    currency: 'TRIAL',
    stake: '10',
    count,
    wagering: 1,
    expiresAt: new Date(performance.timeOrigin + performance.now() + 86_400_000).toISOString(),
  });

/** Batches, campaigns, prizes and looking things up. */
export const furtherCases: readonly Case[] = [
  {
    rule: 'W3',
    title: 'a batch of bet and win is carried out whole, and its repeat hears the same bytes',
    run: async (stage) => {
      const player = await stage.newPlayer(1_000);
      const actions = [
        { type: 'bet', transactionId: newId(), amount: '100' },
        { type: 'win', transactionId: newId(), amount: '250' },
      ];
      const first = need(await batch(stage, player, actions), 'OK');
      needSame(first, await batch(stage, player, actions));
      needEqual('balance', await player.balance(), 1_150);
    },
  },
  {
    rule: 'W3',
    title: 'a batch whose second action fails does nothing, and its repeat hears the same bytes',
    run: async (stage) => {
      const player = await stage.newPlayer(1_000);
      const actions = [
        { type: 'bet', transactionId: newId(), amount: '100' },
        { type: 'bet', transactionId: newId(), amount: '5000' },
      ];
      const first = need(await batch(stage, player, actions), 'INSUFFICIENT_FUNDS');
      needSame(first, await batch(stage, player, actions));
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W14',
    title: 'free rounds cost nothing and cannot be overspent, not even by ten spins at once',
    run: async (stage) => {
      const player = await stage.newPlayer(1_000);
      const campaignId = newId();
      const first = need(await issue(stage, player, campaignId, 3), 'OK');
      needEqual('issued again', need(await issue(stage, player, newId(), 1), 'OK').status, first.status);
      const spins = await Promise.all(
        Array.from({ length: 10 }, (_, index) => player.bet(0, { campaignId, roundId: `spin-${index}` })),
      );
      needEqual('spins', spins.filter(({ body }) => body['code'] === 'OK').length, 3);
      needEqual('refused', spins.filter(({ body }) => body['code'] === 'CAMPAIGN_CLOSED').length, 7);
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W14',
    title: 'a cancelled campaign pays nothing further; cancelling again changes nothing',
    run: async (stage) => {
      const player = await stage.newPlayer(1_000);
      const campaignId = newId();
      need(await issue(stage, player, campaignId, 3), 'OK');
      const paid = { campaignId, transactionId: newId(), roundId: 'spin' };
      need(await player.bet(0, { campaignId, roundId: 'spin' }), 'OK');
      const first = need(await player.win(40, paid), 'OK');
      const order = { campaignId, player: player.id };
      const cancelled = need(await stage.client.call('free-rounds/cancel', order), 'OK');
      needSame(cancelled, await stage.client.call('free-rounds/cancel', order));
      need(await player.bet(0, { campaignId, roundId: 'late' }), 'CAMPAIGN_CLOSED');
      need(await player.win(40, { campaignId, roundId: 'later' }), 'CAMPAIGN_CLOSED');
      needSame(first, await player.win(40, paid));
      needEqual('balance', await player.balance(), 1_040);
    },
  },
  {
    rule: 'W14',
    title: 'a free round that was rolled back can be played again',
    run: async (stage) => {
      const player = await stage.newPlayer(1_000);
      const campaignId = newId();
      const spin = newId();
      need(await issue(stage, player, campaignId, 1), 'OK');
      need(await player.bet(0, { campaignId, roundId: 'a', transactionId: spin }), 'OK');
      need(await player.rollback(spin, { roundId: 'a' }), 'OK');
      need(await player.bet(0, { campaignId, roundId: 'b' }), 'OK');
      need(await player.bet(0, { campaignId, roundId: 'c' }), 'CAMPAIGN_CLOSED');
    },
  },
  {
    rule: 'W10',
    title: 'a win of a campaign needs no bet and is paid once',
    run: async (stage) => {
      const player = await stage.newPlayer(1_000);
      const campaignId = newId();
      need(await issue(stage, player, campaignId, 5), 'OK');
      const order = { campaignId, transactionId: newId(), roundId: newId() };
      const first = need(await player.win(75, order), 'OK');
      needSame(first, await player.win(75, order));
      needEqual('balance', await player.balance(), 1_075);
    },
  },
  {
    rule: 'W10',
    title: 'a prize is paid once',
    run: async ({ client, newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { player: player.id, transactionId: newId(), campaignId: 'cup', currency: 'TRIAL', amount: '500' };
      const first = need(await client.call('promo-win', order), 'OK');
      needSame(first, await client.call('promo-win', order));
      needEqual('balance', await player.balance(), 1_500);
    },
  },
  {
    rule: 'W19',
    title: 'the version of the balance only grows',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const versions: bigint[] = [];
      for (let round = 0; round < 5; round += 1) {
        const said = need(await player.bet(10, { roundId: `v-${round}` }), 'OK');
        versions.push(BigInt(words(said, 'version').version));
      }
      const sorted = versions.toSorted((one, other) => (one < other ? -1 : 1));
      needEqual('versions', versions.join(), [...new Set(sorted)].join());
    },
  },
  {
    rule: 'W3',
    title: 'tx-status tells applied, rolled back, refused, cancelled and unknown apart',
    run: async ({ client, newPlayer }) => {
      const player = await newPlayer(1_000);
      const [applied, undone, refused, cancelled] = [newId(), newId(), newId(), newId()];
      need(await player.bet(100, { transactionId: applied, roundId: 'a' }), 'OK');
      need(await player.bet(100, { transactionId: undone, roundId: 'b' }), 'OK');
      need(await player.rollback(undone, { roundId: 'b' }), 'OK');
      need(await player.bet(9_999, { transactionId: refused, roundId: 'c' }), 'INSUFFICIENT_FUNDS');
      need(await player.rollback(cancelled, { roundId: 'd' }), 'BET_NOT_FOUND');
      const stateOf = async (transactionId: string): Promise<string> => {
        const order = { player: player.id, action: 'bet', transactionId, currency: 'TRIAL' };
        return words(need(await client.call('tx-status', order), 'OK'), 'state').state;
      };
      needEqual('state', await stateOf(applied), 'applied');
      needEqual('state', await stateOf(undone), 'rolled-back');
      needEqual('state', await stateOf(refused), 'refused');
      needEqual('state', await stateOf(cancelled), 'cancelled');
      needEqual('state', await stateOf(newId()), 'unknown');
    },
  },
];
