/** Sends what leaves the product, letters and short messages, and makes the codes that prove an address. */
import type { ValueOf } from '@fairground/contract/endpoint';
import * as contract from '@fairground/contract/postbox/endpoints';
import type { Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { createSendJob } from './deliver.ts';
import type { PostboxDeps } from './deps.ts';
import { changeFault, emptyOutbox, readOutbox } from './developer.ts';
import { mobileOf } from './domain/address.ts';
import { serveOutboxPage } from './outbox-page.ts';
import { createProviders } from './providers/index.ts';
import { createPurge } from './purge.ts';
import { createQueue } from './queue-message.ts';
import { sendCode } from './send-code.ts';
import type { NewCode, SentCode } from './send-code.ts';
import { sendMessage } from './send-message.ts';
import type { NewMessage } from './send-message.ts';
import { spendCode } from './spend-code.ts';
import type { GivenCode } from './spend-code.ts';

export type { Address } from './domain/message.ts';

export type Postbox = Module & {
  /** E.164 of what was typed, a leading 0 dropped; refuses `postbox.address-refused`. */
  readonly mobileOf: (countryDialingCode: string, typed: string) => string;
  /** Makes a code, keeps its hash and sends it. `code-too-soon` while one counts down, `quota-used` past the cost guard. */
  readonly sendCode: (code: NewCode) => Promise<SentCode>;
  /** Once and for one purpose, in the transaction that needs it; `code-wrong` (counted outside it, 5 tries) or `code-expired`. */
  readonly spendCode: (tx: Tx, code: GivenCode) => Promise<void>;
  /** Queues a letter or short message in the caller's transaction; sent after the commit, again until it went. */
  readonly send: (tx: Tx, message: NewMessage) => Promise<void>;
  /** The newest messages the sandbox kept; empty where there is none. */
  readonly listOutbox: (filter: { readonly to?: string }) => Promise<ValueOf<typeof contract.listOutbox>['list']>;
};

export const createPostbox = (deps: PostboxDeps): Postbox => {
  const providers = createProviders(deps);
  const send = createSendJob({ ...deps, providers });
  const queue = createQueue(deps, send);
  return {
    mobileOf: (countryDialingCode, typed) => mobileOf(countryDialingCode, typed, deps.settings.smsDialingCodes),
    sendCode: (code) => sendCode({ ...deps, providers, queue }, code),
    spendCode: (tx, code) => spendCode(deps, tx, code),
    send: (tx, message) => sendMessage(deps, queue, tx, message),
    listOutbox: async ({ to }) => (await readOutbox(deps, { channel: undefined, to, before: undefined })).list,
    jobs: [send],
    schedules: [{ job: createPurge(deps), cron: '40 * * * *' }],
    // In live mode there is nothing to look at, and nobody who may.
    routes: deps.settings.mode === 'sandbox' ? routesOf(deps) : [],
    sandbox: serveOutboxPage,
  };
};

const routesOf = (deps: PostboxDeps) => [
  bind(contract.listOutbox, ({ query }) => readOutbox(deps, query)),
  bind(contract.clearOutbox, (_input, { ip }) => emptyOutbox(deps, ip)),
  bind(contract.setOutboxFault, ({ body }, { ip }) => changeFault(deps, body, ip)),
];
