import type { IsAgent } from '@fairground/contract/identity/fields';
import type { Id, MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/members/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { allowUpline } from '../allow-upline.ts';
import type { RankGift } from '../change-rank.ts';
import { setDefaultHead } from '../default-head.ts';
import type { MembersDeps } from '../deps.ts';
import { closeLink, createLink } from '../links.ts';
import { openAccount } from '../open-account.ts';
import { rationRates } from '../rate-quotas.ts';
import { setRatesOfAll } from '../rates.ts';
import { findMemberByAccount } from '../store/members.ts';
import { publishTerms } from '../terms.ts';

const FLAGS: Readonly<Record<(typeof contract.OPENED_KINDS)[number], IsAgent>> = { member: 0, agent: 1, affiliate: 41 };

/** What staff do for accounts and lines, by the use cases of the terminal. */
export const agentRoutes = (deps: MembersDeps, holdRank: Hold<RankGift>): readonly Route[] => [
  bind(contract.openForSomebody, async ({ body: { username, kind, upline, reason } }, caller) => {
    const uplineId = upline === undefined ? null : await idOf(deps, upline);
    const wanted = { username, isAgent: FLAGS[kind], uplineId };
    return { account: username, ...(await openAccount(deps, actorOf(caller, reason), wanted)) };
  }),
  bind(contract.giveRank, async ({ body: { memberId, rankLevel, reason } }, caller) => {
    const approvalId = await holdRank(caller, { memberId, rankLevel }, { reason });
    return { approvalId: approvalId as Id<'approval'> };
  }),
  bind(contract.switchTransfersUp, async ({ body: { memberId, to, reason } }, caller) => {
    await allowUpline(deps, actorOf(caller, reason), memberId, { toUpline: to === 'on' });
    return {};
  }),
  bind(contract.makeLink, async ({ body: { memberId, opens, maxUses, expiresAt, note, reason } }, caller) => {
    const { code } = await createLink(deps, actorOf(caller, reason), {
      ...{ owner: memberId, opens: FLAGS[opens] },
      ...(maxUses !== undefined && { maxUses }),
      ...(expiresAt !== undefined && { expiresAt }),
      ...(note !== undefined && { note }),
    });
    return { code, address: `/register?affiliateCode=${code}` };
  }),
  bind(contract.closeLink, async ({ body: { code, reason } }, caller) => {
    await closeLink(deps, actorOf(caller, reason), code);
    return {};
  }),
  bind(contract.rationSeries, async ({ body: { from, reason } }, caller) => {
    await rationRates(deps, actorOf(caller, reason), from);
    return {};
  }),
  bind(contract.setSeriesOfAll, ({ body: { reason, ...rates } }, caller) =>
    setRatesOfAll(deps, actorOf(caller, reason), rates),
  ),
  bind(contract.chooseDefaultHead, async ({ body: { memberId, reason } }, caller) => {
    await setDefaultHead(deps, actorOf(caller, reason), memberId);
    return {};
  }),
  bind(contract.putTermsInForce, async ({ body: { reason, ...terms } }, caller) => {
    await publishTerms(deps, actorOf(caller, reason), terms);
    return {};
  }),
];

const idOf = async ({ db }: Pick<MembersDeps, 'db'>, account: string): Promise<MemberId> =>
  needed(await findMemberByAccount(db, account), 'members.member-unknown').id;
