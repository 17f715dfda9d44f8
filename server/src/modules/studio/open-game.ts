import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { marketNamed, marketOfBoth } from '@fairground/contract/market/markets';
import type { Market } from '@fairground/contract/market/markets';
import { narrowedPlay } from '@fairground/contract/studio/narrow-play';
import type { openGame as contract } from '@fairground/contract/studio/endpoints';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import { Refusal } from '../../platform/refusal.ts';
import { freeRoundsOf } from './free-rounds.ts';
import type { PlayDeps } from './play-round.ts';
import { ROUND_WAITS_MS } from './recover-rounds.ts';
import { fundsOf } from './settle-round.ts';
import { showRounds } from './show-round.ts';
import { listRoundsOf } from './store/rounds.ts';

/** Lets a client in: the launch says who plays which game, and from now on the token stands for it. */
export const openGame = async (
  deps: PlayDeps,
  { code, vendor }: BodyOf<typeof contract>,
  here: Market,
): Promise<ValueOf<typeof contract>> => {
  deps.seeds.requireChance();
  const line = await deps.sessions.lineOf(vendor);
  const answer = await line.authenticate({ code });
  const { token, player, gameGroup: game, currency, expiresAt } = answer;
  const funds = fundsOf(answer);
  if (!token || !player || !game || !currency || !expiresAt || !funds)
    throw new Refusal(VENDOR_CODES[answer.code].class === 'RETRY' ? 'request.unavailable' : 'studio.session-over');
  const memberId = BigInt(player) as MemberId;
  const home = await deps.homeMarketOf?.(memberId);
  const { name: market, policy } = home === undefined ? here : marketOfBoth(here, marketNamed(home));
  const setup = await deps.setups.of(vendor, game, currency);
  const session = { memberId, vendor, game, currency, market, expiresAt };
  await deps.sessions.keep(token, session);
  const seeds = await deps.seeds.read(memberId);
  const [last] = await showRounds(deps, await listRoundsOf(deps.db, { memberId, vendor, game }, { limit: 1 }));
  const { kind, id, hash, rules, figures } = setup.model;
  return {
    token,
    expiresAt,
    vendor,
    game,
    definition: { kind, model: id, hash, rules, figures: [...figures], bet: setup.bet },
    pools: await deps.pools.watch(session, setup),
    seeds,
    funds,
    // A player has one open round of a game at a time, and no other is begun before it is over.
    openRound: last?.state === 'OPEN' ? last : null,
    lastRound: last ?? null,
    freeRounds: await freeRoundsOf(deps, session),
    roundWaitsSeconds: ROUND_WAITS_MS / 1_000,
    policy: narrowedPlay(deps.policy, policy),
  };
};
