import type { Endpoint } from '@fairground/contract/endpoint';
import type { StepUpRequired } from '@fairground/contract/identity/step-up';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../refusal.ts';
import type { Caller } from './route.ts';

/** How a member may step up. The identity module answers it; the platform only asks. */
export type StepUpMethods = (memberId: MemberId) => Promise<StepUpRequired>;

/** Refuses a call that asks for a step-up in a session without a recent one, and says how to do it. */
export const requireStepUp = async (
  { stepUp }: Pick<Endpoint, 'stepUp'>,
  { session, operator }: Pick<Caller, 'session' | 'operator'>,
  methodsOf: StepUpMethods | undefined,
): Promise<void> => {
  if (stepUp === true && operator?.isSteppedUp === false) throw new Refusal('operators.step-up-required');
  if (stepUp !== true || session === undefined || session.isSteppedUp) return;
  throw new Refusal('identity.step-up-required', await methodsOf?.(session.memberId));
};
