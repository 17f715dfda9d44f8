import type { Operators } from '../modules/operators/index.ts';
import type { Actor } from '../modules/audit/index.ts';
import type { Clock } from '../platform/clock.ts';
import { codeOfUrl } from '../platform/totp/index.ts';

export const STAFF_PASSWORD = 'quiet-harbour-lantern';
export const A_START: Actor = { actorKind: 'system', actor: 'test', reason: 'first staff', ip: '' };

/** What an authenticator app shows for the secret of an enrolment. */
export const codeFrom = codeOfUrl;

/** Completes an enrolment as a person would; answers how codes are made from then on. */
export const enrolStaff = async (operators: Pick<Operators, 'readEnrolment' | 'enrol'>, clock: Clock, link: string) => {
  const { name, otpauthUrl } = await operators.readEnrolment(link);
  const code = codeFrom(otpauthUrl, clock.now());
  await operators.enrol({ link, password: STAFF_PASSWORD, code, ip: '' });
  return { name, codeAt: (now: Date) => codeFrom(otpauthUrl, now) };
};
