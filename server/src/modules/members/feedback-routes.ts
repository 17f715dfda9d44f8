import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/members/feedback-operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { needed } from '../../platform/needed.ts';
import { actorOf } from '../audit/index.ts';
import { closeFeedback } from './close-feedback.ts';
import type { MembersDeps } from './deps.ts';
import { listFeedbackOfMember, listWaitingFeedback, showFeedback } from './list-feedback.ts';
import type { StaffFeedback } from './list-feedback.ts';

/** What staff does with feedback. */
export const feedbackRoutes = (deps: Pick<MembersDeps, 'db' | 'audit' | 'pictures'>): readonly Route[] => [
  bind(contract.listWaitingFeedback, async () => ({
    list: (await listWaitingFeedback(deps)).map(feedbackRow),
  })),
  bind(contract.listFeedbackOfMember, async ({ query }) => ({
    list: (await listFeedbackOfMember(deps, query.memberId)).map(feedbackRow),
  })),
  bind(contract.readFeedback, async ({ query }) =>
    feedbackRow(needed(await showFeedback(deps, query.feedbackId), 'members.feedback-unknown')),
  ),
  bind(contract.closeFeedback, async ({ body: { feedbackId, reason } }, caller) => {
    await closeFeedback(deps, actorOf(caller, reason), feedbackId);
    return {};
  }),
];

const feedbackRow = ({ id, sentAt, account, questionType, content, state, pictures }: StaffFeedback) => ({
  ...{ feedbackId: id as Id<'feedback'>, sentAt, account, questionType, content, state, pictures: [...pictures] },
});
