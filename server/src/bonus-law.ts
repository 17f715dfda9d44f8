import type { MemberId } from '@fairground/contract/ids';
import { marketNamed, UNKNOWN_MARKET } from '@fairground/contract/market/markets';
import type { MarketPolicy } from '@fairground/contract/market/policy';
import type { Reader } from './platform/database/index.ts';

/** What the law of the brand's loosest market says of bonuses, and that of the market of a member. */
export const bonusLawOf = (
  markets: readonly string[],
  homeMarketOf: (member: MemberId, reader: Reader) => Promise<string | undefined>,
) => {
  const laws = markets.map((name) => lawIn(marketNamed(name).policy));
  return {
    law: {
      timesMax: Math.max(...laws.map(({ timesMax }) => timesMax)),
      oneFamily: laws.every(({ oneFamily }) => oneFamily),
    },
    lawOf: async (reader: Reader, member: MemberId) =>
      lawIn(marketNamed((await homeMarketOf(member, reader)) ?? UNKNOWN_MARKET.name).policy),
  };
};

const lawIn = (policy: MarketPolicy) => ({
  timesMax: policy.wageringTimesMax,
  oneFamily: policy.singleProductFamily,
});
