import type { SigningKey } from '../../modules/vendors/index.ts';
import type { Play } from './play.ts';

/** The calls of an outside vendor: bets, wins, undos, wins without a bet, groups, free rounds and refusals of each. */
export const playVendor = async ({ ask, clock }: Play, key: SigningKey): Promise<void> => {
  const call = async (name: string, body: object): Promise<Record<string, string>> =>
    JSON.parse((await ask({ method: 'POST', path: `/vendor/v1/${name}`, key, body: JSON.stringify(body) })).text);

  const { player, launchCode } = await call('sandbox/open-player', { funds: '1000' });
  const { token } = await call('authenticate', { code: launchCode });
  const whose = { player, game: 'certify', currency: 'TRIAL' };
  const bet = (roundId: string, transactionId: string, amount: string, more: object = {}) =>
    call('bet', { ...whose, token, roundId, transactionId, amount, ...more });
  const win = (roundId: string, transactionId: string, amount: string, more: object = {}) =>
    call('win', { ...whose, roundId, transactionId, amount, ...more });
  const undo = (roundId: string, target: string, targetAction: string, more: object = {}) =>
    call('rollback', {
      ...{ ...whose, roundId, transactionId: `undo-${target}` },
      ...{ targetTransactionId: target, targetAction, ...more },
    });

  await bet('won', 'bet-won', '100');
  await win('won', 'win-won', '250', { endsRound: true });
  await bet('lost', 'bet-lost', '60');
  await call('end-round', { ...whose, roundId: 'lost', transactionId: 'end-lost' });
  await bet('open', 'bet-open', '40');
  await bet('open', 'bet-open-again', '5');
  await bet('half', 'bet-half', '20');
  await win('half', 'win-half', '10');

  await bet('undone', 'bet-undone', '30');
  await undo('undone', 'bet-undone', 'bet');
  await undo('never', 'bet-never', 'bet');
  await bet('never', 'bet-never', '30');
  await bet('taken-back', 'bet-taken-back', '30');
  await win('taken-back', 'win-taken-back', '90');
  await undo('taken-back', 'win-taken-back', 'win');
  await bet('corrected', 'bet-corrected', '50');
  await win('corrected', 'win-corrected', '500', { endsRound: true });
  await undo('corrected', 'win-corrected', 'win', { resettlement: true });
  await undo('corrected', 'bet-corrected', 'bet', { resettlement: true });
  await bet('corrected-2', 'bet-corrected-2', '50', { parentRoundId: 'corrected' });
  await win('corrected-2', 'win-corrected-2', '70', { endsRound: true });

  // Refusals that are kept: too much, a closed round, a win without a bet, another amount under a used number.
  await bet('poor', 'bet-poor', '99999');
  await bet('lost', 'bet-late', '1');
  await win('orphan', 'win-orphan', '70');
  await bet('won', 'bet-won', '101');

  const batch = (roundId: string, actions: readonly object[]) => call('betwin', { ...whose, token, roundId, actions });
  await batch('group', [
    { type: 'bet', transactionId: 'bet-group-1', amount: '10' },
    { type: 'bet', transactionId: 'bet-group-2', amount: '15' },
    { type: 'win', transactionId: 'win-group', amount: '33' },
  ]);
  await batch('group-orphan', [{ type: 'win', transactionId: 'win-group-orphan', amount: '3' }]);
  await batch('group-poor', [
    { type: 'bet', transactionId: 'bet-group-ok', amount: '1' },
    { type: 'bet', transactionId: 'bet-group-poor', amount: '99999' },
  ]);

  const campaignId = 'gift';
  const expiresAt = new Date(clock.now().getTime() + 3 * 86_400_000).toISOString();
  await call('free-rounds/issue', { ...whose, campaignId, stake: '10', wagering: 0, expiresAt, count: 3 });
  await bet('free', 'bet-free', '0', { campaignId });
  await win('free', 'win-free', '45', { campaignId, endsRound: true });
  await bet('free-open', 'bet-free-open', '0', { campaignId });
  await call('promo-win', { player, currency: 'TRIAL', transactionId: 'prize', campaignId: 'race', amount: '25' });
  for (const transactionId of ['bet-won', 'bet-undone', 'bet-poor', 'bet-never', 'bet-unknown'])
    await call('tx-status', { player, currency: 'TRIAL', action: 'bet', transactionId });
};
