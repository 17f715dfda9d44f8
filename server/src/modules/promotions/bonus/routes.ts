import * as contract from '@fairground/contract/promotions/endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Route, Session } from '../../../platform/http/route.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { showSpins } from '../free-spins/show-spins.ts';
import type { Claimant, RewardsCentre } from './claimables.ts';
import { giveUpBonus, showBonuses } from './show-bonuses.ts';

/** The calls of the pages of bonuses and of the rewards centre. */
export const bonusRoutes = (deps: ApplicationsDeps, centre: RewardsCentre): readonly Route[] => {
  const { wallet } = deps;
  const claimantOf = async (session: Session, { language }: Pick<Caller, 'language'>): Promise<Claimant> => ({
    member: session.memberId,
    currency: await wallet.currencyOf(session),
    language,
  });
  return [
    bind(contract.listBonuses, ({ query }, { session, language }) =>
      showBonuses(deps, query, session.memberId, language),
    ),
    bind(contract.listFreeSpins, (_input, { session, language }) => showSpins(deps, session.memberId, language)),
    bind(contract.cancelBonus, ({ body }, { session }) => giveUpBonus(deps, body, session.memberId)),
    bind(contract.listRewards, async (_input, caller) => {
      const claimant = await claimantOf(caller.session, caller);
      const currencySymbol = await wallet.symbolOf(claimant.currency);
      return {
        list: (await centre.listFor(claimant)).map(({ points = 0, spins = 0, ...reward }) => ({
          ...reward,
          points,
          spins,
          currencySymbol,
        })),
      };
    }),
    bind(contract.claimReward, async ({ body: { source, id } }, caller) => {
      await centre.claim(await claimantOf(caller.session, caller), source, id);
      return {};
    }),
    bind(contract.claimAllRewards, async (_input, caller) => centre.claimAll(await claimantOf(caller.session, caller))),
  ];
};
