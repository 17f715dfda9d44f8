import { listBanners } from '@fairground/contract/content/endpoints';
import { createLaunchCode, logout, updateLanguage } from '@fairground/contract/identity/endpoints';
import { endpoint } from '@fairground/contract/endpoint';
import { openSeal, sealedSchema } from '@fairground/contract/sealed';
import { listDomainRoutes, readStatus } from '@fairground/contract/system/endpoints';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { watchAccess } from './access-watch.ts';
import { ApiError } from './api-error.ts';
import { background } from './background.ts';
import { call } from './call.ts';
import { transportOf } from './fetch-transport.ts';
import { watchStepUps } from './step-up-watch.ts';

type Asked = {
  readonly url: string;
  readonly init: { readonly body?: string; readonly headers: Record<string, string> };
};

let asked: Asked[];

/** A server that answers each request with the next of these. */
const answerWith = (...answers: readonly unknown[]): void => {
  const queue = [...answers];
  vi.stubGlobal('fetch', (url: string, init: Asked['init']) => {
    asked.push({ url, init });
    return Promise.resolve(Response.json(queue.shift()));
  });
};

const success = (value: unknown) => ({ success: true, value, message: null });

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'EN' } } });
  vi.stubGlobal('sessionStorage', { getItem: () => 'the-token' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[K-03] every call carries the token, the language and a request id', async () => {
  answerWith(success({ language: 'EN' }));

  await call(updateLanguage, { body: { language: 'EN' } });

  expect(asked[0]?.url).toBe('/wps/relay/language/update');
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"language":"EN"}',
    headers: {
      authorization: 'Bearer the-token',
      language: 'EN',
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{24}$/),
    },
  });
});

test('[K-03] a query travels in the address and the answer is decoded by the contract', async () => {
  const banner = {
    url: '/brand/art/home-1.webp',
    groupName: 'w_home',
    linkageType: 'NONE',
    link: '',
    headline: 'a',
    text: 'b',
    action: 'c',
    hue: 30,
  };
  answerWith(success({ list: [{ bannerId: '12345678901234567', ...banner }] }));

  const { list } = await call(listBanners, { query: { groupName: 'w_home' } });

  expect(asked[0]?.url).toBe('/wps/relay/banner/list?groupName=w_home');
  expect(list[0]?.bannerId).toBe(12345678901234567n);
});

test('[K-03] an optional part that is not given is left out of the address', async () => {
  answerWith(success({}));

  await call(readStatus, { query: {} }).catch(() => undefined);

  expect(asked[0]?.url).toBe('/wps/system/status');
});

test('[K-03] a refusal keeps its code, its sentence and its value', async () => {
  answerWith({ success: false, code: 'request.too-many', message: 'Chờ một chút.', value: { seconds: 5 } });

  const refusal = await call(listDomainRoutes, {}).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'request.too-many', message: 'Chờ một chút.', value: { seconds: 5 } });
});

test.each([
  [true, 'network.failed'],
  [false, 'network.offline'],
])('a call that reaches nobody says whether the browser is online: %s', async (onLine, code) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  const error = await call(listDomainRoutes, {}).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code, isNetwork: true });
});

test('an answer that is no envelope is named as unreadable', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));

  await expect(call(listDomainRoutes, {})).rejects.toMatchObject({ code: 'network.unreadable', value: 502 });
});

const signIn = endpoint({
  name: 'test.sign-in',
  summary: 'A call whose body is sealed.',
  method: 'POST',
  path: '/wps/test',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ password: z.string() }),
  value: z.object({}),
  errors: [],
});

const aKeyPair = async (kid: string) => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const point = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url');
  return { pair, answer: success({ kid, publicKey: point, serverTime: '2026-11-15T09:00:00.000Z' }) };
};

test('[K-04] an encrypted call is sealed at the server’s time, and again when its key was retired', async () => {
  const [retired, current] = [await aKeyPair('old'), await aKeyPair('new')];
  const unknownKey = { success: false, code: 'request.seal-key-unknown', message: '', value: null };
  answerWith(retired.answer, unknownKey, current.answer, success({}));

  await call(signIn, { body: { password: 'correct horse' } });

  expect(asked.map(({ url }) => url)).toEqual([
    '/wps/relay/security/key',
    '/wps/test',
    '/wps/relay/security/key',
    '/wps/test',
  ]);
  const sealed = z.parse(sealedSchema, JSON.parse(asked[3]?.init.body ?? ''));
  const opened = await openSeal(sealed, current.pair.privateKey, signIn);
  expect(sealed.kid).toBe('new');
  expect(opened.body).toEqual({ password: 'correct horse' });
  expect(Math.abs(opened.at.getTime() - Date.parse('2026-11-15T09:00:00.000Z'))).toBeLessThan(5_000);
});

const stepUpRequired = {
  success: false,
  code: 'identity.step-up-required',
  message: 'Show us.',
  value: { methods: ['PASSWORD'], mobileHint: null, emailHint: null },
};
const launched = success({ code: 'a-code', expiresAt: '2026-11-18T12:00:00.000Z' });

test('a call refused without a step-up is made again after one, and refused calls ask for it once', async () => {
  answerWith(stepUpRequired, stepUpRequired, launched, launched);
  const asks = vi.fn(() => Promise.resolve(true));
  const stop = watchStepUps(asks);

  const answers = await Promise.all([call(createLaunchCode, {}), call(createLaunchCode, {})]);
  stop();

  expect(answers.map(({ code }) => code)).toEqual(['a-code', 'a-code']);
  expect(asks).toHaveBeenCalledExactlyOnceWith(stepUpRequired.value);
});

test('without a step-up the call stays refused', async () => {
  answerWith(stepUpRequired, stepUpRequired);
  const stop = watchStepUps(() => Promise.resolve(false));

  await expect(call(createLaunchCode, {})).rejects.toMatchObject({ code: 'identity.step-up-required' });
  stop();
  await expect(call(createLaunchCode, {})).rejects.toMatchObject({ code: 'identity.step-up-required' });

  expect(asked).toHaveLength(2);
});

test('a call says that no person makes it while nobody is at the page, whether a poll, a push or a timer caused it', async () => {
  const done = success({ list: [] });
  answerWith(done, done, done, done);
  let isAway = false;
  const { isNow } = background;
  background.isNow = () => isAway;
  onTestFinished(() => void (background.isNow = isNow));

  await call(listDomainRoutes, {});
  isAway = true;
  await call(listDomainRoutes, {});
  await transportOf('a-token')(listDomainRoutes, {}, { isBackground: false });
  isAway = false;
  await call(listDomainRoutes, {});

  expect(asked.map(({ init }) => init.headers['x-background'])).toEqual([undefined, '1', undefined, undefined]);
});

test('a call for a session that is not this tab’s carries its own token, and its refusal says nothing of this tab', async () => {
  const listener = vi.fn();
  const stop = watchAccess(listener);
  answerWith({ success: false, value: null, message: '', code: 'access.login-required' });

  await expect(call(logout, {}, transportOf('another-token'))).rejects.toMatchObject({ code: 'access.login-required' });

  stop();
  expect(asked[0]?.init.headers['authorization']).toBe('Bearer another-token');
  expect(listener).not.toHaveBeenCalled();
});
