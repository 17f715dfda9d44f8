import { agentsErrors } from './agents/errors.ts';
import { approvalsErrors } from './approvals/errors.ts';
import { auditErrors } from './audit/errors.ts';
import { bettingErrors } from './betting/errors.ts';
import { cashierErrors } from './cashier/errors.ts';
import { catalogErrors } from './catalog/errors.ts';
import { contentErrors } from './content/errors.ts';
import { consoleErrors } from './console/errors.ts';
import { deskErrors } from './desk/errors.ts';
import { figuresErrors } from './figures/errors.ts';
import { identityErrors } from './identity/errors.ts';
import { integrityErrors } from './integrity/errors.ts';
import { loyaltyErrors } from './loyalty/errors.ts';
import { lotteryErrors } from './lottery/errors.ts';
import { membersErrors } from './members/errors.ts';
import { messagesErrors } from './messages/errors.ts';
import { operatorsErrors } from './operators/errors.ts';
import { picturesErrors } from './pictures/errors.ts';
import { postboxErrors } from './postbox/errors.ts';
import { privacyErrors } from './privacy/errors.ts';
import { promotionsErrors } from './promotions/errors.ts';
import { protectionErrors } from './protection/errors.ts';
import { riskErrors } from './risk/errors.ts';
import { roomsErrors } from './rooms/errors.ts';
import { sportsErrors } from './sports/errors.ts';
import { studioErrors } from './studio/errors.ts';
import { supportErrors } from './support/errors.ts';
import { systemErrors } from './system/errors.ts';
import { vendorsErrors } from './vendors/errors.ts';
import { verificationErrors } from './verification/errors.ts';
import { walletErrors } from './wallet/errors.ts';
import { webhooksErrors } from './webhooks/errors.ts';

/** Refusals any call can answer with, before its own rules are asked. */
const requestErrors = {
  'request.not-found': 404,
  'request.wrong-method': 405,
  'request.malformed': 400,
  'request.malformed-json': 400,
  'request.timed-out': 408,
  'request.wrong-content-type': 415,
  'request.too-large': 413,
  'request.invalid': 422,
  'request.too-many': 429,
  'request.not-sealed': 400,
  'request.seal-broken': 400,
  'request.seal-stale': 400,
  'request.seal-replayed': 409,
  'request.seal-key-unknown': 400,
  'request.unavailable': 503,
  'request.failed': 500,
  'access.login-required': 401,
  'access.real-account-required': 403,
  'access.agent-required': 403,
  'access.function-off': 403,
  'access.password-change-required': 403,
  'access.withdraw-only': 403,
  'access.developer-only': 403,
  'access.staff-only': 401,
  'access.permission-required': 403,
  'access.maintenance': 503,
  'access.region-refused': 403,
} as const;

/** Every error code with its one HTTP status. 200 is a refusal by the rules of the game: nothing was wrong with the call. */
export const ERROR_STATUS = {
  ...requestErrors,
  ...auditErrors,
  ...approvalsErrors,
  ...postboxErrors,
  ...identityErrors,
  ...operatorsErrors,
  ...picturesErrors,
  ...membersErrors,
  ...systemErrors,
  ...contentErrors,
  ...catalogErrors,
  ...walletErrors,
  ...bettingErrors,
  ...vendorsErrors,
  ...studioErrors,
  ...lotteryErrors,
  ...sportsErrors,
  ...roomsErrors,
  ...supportErrors,
  ...promotionsErrors,
  ...messagesErrors,
  ...verificationErrors,
  ...protectionErrors,
  ...cashierErrors,
  ...figuresErrors,
  ...loyaltyErrors,
  ...agentsErrors,
  ...consoleErrors,
  ...deskErrors,
  ...privacyErrors,
  ...riskErrors,
  ...integrityErrors,
  ...webhooksErrors,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(ERROR_STATUS, word);
