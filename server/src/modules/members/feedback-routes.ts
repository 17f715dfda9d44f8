import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/members/feedback-operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { actorOf } from '../audit/index.ts';
import { closeFeedback } from './close-feedback.ts';
import type { MembersDeps } from './deps.ts';
import { listWaitingFeedback } from './list-feedback.ts';

/** What staff does with feedback. */
export const feedbackRoutes = (deps: Pick<MembersDeps, 'db' | 'audit' | 'pictures'>): readonly Route[] => [
  bind(contract.listWaitingFeedback, async () => ({
    list: (await listWaitingFeedback(deps)).map(({ id, sentAt, account, questionType, content, pictures }) => ({
      ...{ feedbackId: id as Id<'feedback'>, sentAt, account, questionType, content, pictures: [...pictures] },
    })),
  })),
  bind(contract.closeFeedback, async ({ body: { feedbackId, reason } }, caller) => {
    await closeFeedback(deps, actorOf(caller, reason), feedbackId);
    return {};
  }),
];
