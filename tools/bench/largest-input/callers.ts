import { ENDPOINTS } from '@fairground/contract/endpoints';
import type { Endpoint } from '@fairground/contract/endpoint';
import { seal } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { decodeValue } from '@fairground/contract/wire';
import { signedHeaders } from '../../../server/src/modules/vendors/index.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { openStaffSession } from '../../testing/staff.ts';
import { runAdmin } from '../../admin/run-admin.ts';
import type { Key } from '../wallet/vendor-load.ts';
import { openModules } from '../../process/modules.ts';

/** A call as it is sent. */
export type Call = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'encrypted'>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string;
  /** Signed as a vendor's. */
  readonly isSigned?: boolean;
};

export type Answered = { readonly status: number; readonly code: string; readonly value: unknown };

const actor = { actorKind: 'system', actor: 'bench', reason: 'a measurement', ip: '' } as const;

/** Lets the bench register and play without a proof of work, which would be work of its own. */
export const allowCallers = async (url: string): Promise<void> => {
  const { system, close } = await openModules(url, { poolSize: 2, tenant: 'bench' });
  await system.setFlag(actor, 'CAPTCHAPROVIDER', 'none');
  await system.setRegisterRule(actor, 'captcha', { enabled: false, required: false });
  await close();
};

/** Makes an agent of a member: its calls are not refused before they are looked at. */
export const makeAgent = async (url: string, username: string): Promise<void> => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const typed = ['member', 'flag', username, 'agent', '--reason', 'a measurement'];
  const environment = { DATABASE_URL: url };
  const STAFF_TOKEN = await openStaffSession(environment);
  const code = await runAdmin(typed, { environment: { ...environment, STAFF_TOKEN }, print: say, complain: say });
  if (code !== 0) throw new Error(said.join('\n'));
};

/** Sends calls to a node, each from an address of its own: what is counted by address must not decide here. */
export const createCallers = (url: string, vendor: Key) => {
  let addresses = 0;
  let nonces = 0;
  let key: { readonly kid: string; readonly publicKey: string } | undefined;

  const sealed = async ({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: object): Promise<object> => {
    const answer = (await (await fetch(new URL(readSealingKey.path, url))).json()) as { readonly value: unknown };
    const { kid, publicKey, serverTime } = decodeValue(readSealingKey, answer.value);
    key = { kid, publicKey };
    return seal(body, { key, at: serverTime, call: { method, path } });
  };

  const signature = ({ pathname, search }: URL, method: string, text: string): Record<string, string> =>
    signedHeaders(vendor, {
      method,
      path: `${pathname}${search}`,
      timestamp: String(Math.floor(systemClock.now().getTime() / 1000)),
      nonce: `largest-input-nonce-${String((nonces += 1)).padStart(8, '0')}`,
      body: Buffer.from(text),
    });

  const send = async ({ endpoint, query = {}, body, token, isSigned = false }: Call): Promise<Answered> => {
    const address = new URL(endpoint.path, url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    addresses += 1;
    const payload = body === undefined || endpoint.encrypted !== true ? body : await sealed(endpoint, body);
    const written = payload === undefined ? '' : JSON.stringify(payload);
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': `198.51.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isSigned ? signature(address, endpoint.method, written) : {}),
      },
      ...(written === '' ? {} : { body: written }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const { code = '', value } = isJson ? (JSON.parse(text) as { code?: string; value?: unknown }) : {};
    return { status: response.status, code, value };
  };

  const tokenFrom = async (name: string, body: object): Promise<string> => {
    const endpoint = ENDPOINTS.find((one) => one.name === name);
    if (endpoint === undefined) throw new Error(`There is no call ${name}.`);
    const answer = await send({ endpoint, body });
    const { token } = (answer.value ?? {}) as { readonly token?: string };
    if (token === undefined) throw new Error(`${name} answered ${answer.status} ${answer.code}, no token.`);
    return token;
  };

  let names = 0;
  return {
    send,
    /** A trial account with credits to bet with. */
    newTrial: () => {
      names += 1;
      const random = `a-word-of-a-bench-that-plays-${String(names).padStart(6, '0')}`;
      return tokenFrom('members.open-trial', { os: 'Linux', platform: 'W', random, gatewayVersion: 3 });
    },
    newMember: (username: string) => {
      const password = 'wandering7lantern';
      const account = { username, password, confirmPassword: password, terms: true, termsVersion: '1' };
      return tokenFrom('members.register', {
        ...account,
        login: true,
        registerUrl: 'https://play.example/',
        registerMethod: 'WEB',
      });
    },
  };
};
