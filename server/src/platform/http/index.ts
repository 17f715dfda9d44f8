/** The HTTP server: endpoints bound to the contract, one envelope, one request pipeline. */
export { createHttp } from './create-http.ts';
export type { Http, HttpDeps } from './create-http.ts';
export type { MessageOf } from './answer.ts';
export type { Dispatch } from './dispatch.ts';
export type { Dialect } from './openapi/dialect.ts';
export { registerOpenApi } from './openapi/register.ts';
export { ReadyAnswer, readyAnswer } from './ready-answer.ts';
export type { Closed, ClosedFor } from './closure.ts';
export { bind } from './route.ts';
export type {
  Authenticate,
  Caller,
  CallerOf,
  Handler,
  Input,
  Route,
  Session,
  UnusedNonce,
  Vendor,
  VendorStage,
  VisitorAt,
} from './route.ts';
export { WrittenAnswer } from './written-answer.ts';
export type { SignedCalls, SignedReply, SignedRequest, Verdict } from './signed-calls.ts';
export { failureOf } from './failure.ts';
export { CROSS_ORIGIN_HEADERS, contentSecurityPolicy } from './security-headers.ts';
export type { PagePolicy } from './security-headers.ts';
