import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seal } from '@fairground/contract/sealed';
import type { Sealed, SealingKey } from '@fairground/contract/sealed';
import { findProof } from '../../server/src/modules/identity/testing/find-proof.ts';
import type { Target } from './attack.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An answer of a call; `value` is unknown territory to an attacker, and read as such. */
export type Answer = {
  readonly status: number;
  readonly success: boolean;
  readonly code: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- An attacker has no types: each attack reads what it needs.
  readonly value: any;
};

export type Asked = {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A member with the session of a browser. */
export type Person = { readonly username: string; readonly password: string; readonly token: string };

export const PASSWORD = 'Zq7hh2k9aa';

export const newWord = (): string => randomUUID().replaceAll('-', '');

/** A call that a busy product did not start is sent again, as it asks for. */
const REPEATS_MAX = 5;
const PAUSE_MS = 500;

export const ask = async (target: Target, method: Method, path: string, asked: Asked = {}): Promise<Answer> => {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await askOnce(target, method, path, asked);
    if (answer.code !== 'request.unavailable' || repeats === REPEATS_MAX) return answer;
    await sleep(PAUSE_MS);
  }
};

const askOnce = async (target: Target, method: Method, path: string, asked: Asked): Promise<Answer> => {
  const { body, token, headers = {} } = asked;
  const answer = await fetch(`${target.url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { success, code, value } = (await answer.json()) as Omit<Answer, 'status'>;
  return { status: answer.status, success, code, value };
};

/** Seals a body as the site does, for one call. */
export const sealed = async (target: Target, method: Method, path: string, body: unknown): Promise<Sealed> => {
  const { value } = await ask(target, 'GET', '/wps/relay/security/key');
  const { serverTime, ...key } = value as SealingKey & { readonly serverTime: string };
  return seal(body, { key, call: { method, path }, at: new Date(serverTime) });
};

export const askSealed = async (
  target: Target,
  method: Method,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> =>
  ask(target, method, path, {
    body: await sealed(target, method, path, body),
    ...(token === undefined ? {} : { token }),
  });

/** The work and the picture that a browser sends along where the site asks for them. */
export const proofs = async (target: Target): Promise<Readonly<Record<string, unknown>>> => {
  const picture = await ask(target, 'GET', '/wps/captcha');
  const { captchaId } = picture.value as { readonly captchaId: string };
  const shown = await ask(target, 'GET', `/wps/relay/sandbox/captcha?captchaId=${captchaId}`, {
    headers: { 'x-developer-key': target.developerKey },
  });
  const challenge = await ask(target, 'GET', '/wps/relay/captcha/challenge');
  const { challengeId, salt, count, zeroBits } = challenge.value as {
    readonly [name in 'challengeId' | 'salt']: string;
  } & { readonly [name in 'count' | 'zeroBits']: number };
  const answers = findProof(salt, { count, zeroBits });
  return { captchaId, captcha: shown.value.answer, verification: { challengeId, answers } };
};

/** Registers somebody new by the calls of the form. */
export const newPerson = async (target: Target): Promise<Person> => {
  const username = `t${newWord().slice(0, 9)}`;
  const terms = await ask(target, 'GET', '/wps/relay/member/terms');
  const joined = await askSealed(target, 'PUT', '/wps/member/register', {
    ...(await proofs(target)),
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    login: true,
    registerUrl: `${target.url}/register`,
    registerMethod: 'WEB',
    terms: true,
    termsVersion: terms.value.version,
  });
  if (!joined.success) throw new Error(`nobody could be registered: ${joined.status} ${joined.code}`);
  return { username, password: PASSWORD, token: joined.value.token };
};

export const balanceOf = async (target: Target, { token }: Person): Promise<number> => {
  const { value } = await ask(target, 'GET', '/wps/v2/wallets/balance', { token });
  return Number(value.sumBalance);
};

/** A game of ours that is open, with what its own page knows. */
export type OpenGame = {
  readonly token: string;
  readonly sessionId: string;
  readonly play: (requestId?: string) => Promise<Answer>;
};

/** A game of ours of one kind, opened as the site and then its page do. */
export const openKind = async (target: Target, person: Person, kind: string) => {
  const { value: listed } = await ask(target, 'GET', '/wps/relay/game/list?gameType=INHOUSE&language=EN');
  for (const { nodeId } of listed.games as readonly { readonly nodeId: number }[]) {
    const launched = await ask(target, 'POST', '/wps/relay/game/launch', {
      token: person.token,
      body: { nodeId, requestId: newWord() },
    });
    if (!launched.success) throw new Error(`a game of ours does not open: ${launched.code}`);
    const address = new URL(launched.value.game_url, target.url);
    const code = new URLSearchParams(address.hash.slice(1)).get('code');
    const vendor = address.searchParams.get('vendor');
    const { value: opened } = await ask(target, 'POST', '/wps/studio/open', { body: { code, vendor } });
    if (opened.definition.kind !== kind) continue;
    const token: string = opened.token;
    return { token, sessionId: launched.value.sessionId as string, least: opened.definition.bet.min as string };
  }
  throw new Error(`there is no ${kind} among our own games`);
};

export const openDice = async (target: Target, person: Person): Promise<OpenGame> => {
  const { token, sessionId, least: bet } = await openKind(target, person, 'dice');
  const choice = { kind: 'dice', side: 'under', wins: 4_950 };
  return {
    token,
    sessionId,
    play: (requestId = newWord()) =>
      ask(target, 'POST', '/wps/studio/play', { body: { token, requestId, bet, choice } }),
  };
};

const LOTTERY = 'SSC5M';
/** An issue that is open for less is drawn now, so that none closes while it is attacked. */
const OPEN_FOR_MS = 60_000;

/** The number of the issue on sale. */
export const openIssue = async (target: Target): Promise<string> => {
  const { value } = await ask(target, 'GET', `/lgw/numeros/chase?gameCode=${LOTTERY}&count=1`);
  const { numero, remainTime, isSale } = value.list[0];
  if (isSale && remainTime > OPEN_FOR_MS) return numero;
  if (isSale)
    await ask(target, 'POST', '/wps/relay/sandbox/draw', {
      headers: { 'x-developer-key': target.developerKey },
      body: { gameCode: LOTTERY, numero },
    });
  // The next one goes on sale when this one has been drawn.
  await sleep(250);
  return openIssue(target);
};

export type Ticket = { readonly numero: string; readonly clientOrderId: string; readonly multiple: number };

/** Buys a ticket for twice its multiple in whole units. */
export const buyTicket = (target: Target, { token }: Person, { multiple, ...ticket }: Ticket): Promise<Answer> =>
  ask(target, 'POST', '/lgw/bets', {
    token,
    body: {
      ...ticket,
      gameCode: LOTTERY,
      prizeMode: 'Elott',
      prizeGroup: 1956,
      lines: [{ play: 'five.direct', content: '1|2|3|4|5', unit: 'whole', multiple, bets: 1 }],
      amount: (2 * multiple).toFixed(4),
    },
  });
