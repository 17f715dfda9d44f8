import { siteStatusSchema } from '@fairground/contract/system/endpoints';
import { encode } from 'zod/mini';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute, testPlatform } from '../../testing/modules.ts';
import { switchesOf } from '../../testing/staff.ts';
import { createSystem } from './index.ts';

const aSite = async () => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const system = createSystem(ground);
  await system.installDefaults({
    resources: [{ resourceType: 'APP', labelNameEn: 'Android', url: '/down', qrCodeUrl: '/down' }],
    customerService: [
      { key: 'telegram', csType: 'TELEGRAM', titles: { TY: 'Hỗ trợ', EN: 'Support' }, path: 'https://t.me/example' },
      { key: 'facebook', csType: 'FACEBOOK', titles: { TY: 'Facebook' }, path: '' },
    ],
    domainRoutes: [],
    helpSections: [],
    helpArticles: [],
  });
  const statusFor = (parts: Parameters<typeof aCaller>[0] = {}) => {
    const { ip, host, language } = aCaller(parts);
    return system.statusFor({ ip, hosts: [host], language });
  };
  return { ...ground, system, ...switchesOf({ system, approvals: ground.approvals }), statusFor };
};

test('[part of T-01] an open site answers 0 with all the shell needs, as the contract writes it', async () => {
  const { statusFor } = await aSite();

  const answer = await statusFor();

  expect(answer.status).toBe(0);
  expect(answer.info.maintenance).toBeNull();
  expect(answer.info.regionRestriction).toBeNull();
  expect(answer.info.whitelabel).toMatchObject({ DIRECTREG3: true, CHNGPASSVERIF3: false });
  expect(answer.info.resources).toEqual([
    { resourceType: 'APP', labelNameEn: 'Android', url: '/down', qrCodeUrl: '/down' },
  ]);
  expect(answer.info.location).toEqual({ ip: '113.160.0.1', country: 'VN', countryDialingCode: '84' });
  expect(() => encode(siteStatusSchema, answer)).not.toThrow();
});

test('[E-05] every registration field comes with its rule', async () => {
  const { statusFor } = await aSite();

  const { register } = (await statusFor()).info;

  expect(register['username']).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z0-9]+$',
    patternId: 14,
    minLength: 6,
    maxLength: 12,
    type: 'text',
  });
  expect(register['password']).toMatchObject({ acceptedPattern: '*', patternId: 0, minLength: 8, maxLength: 128 });
  expect(register['paymentPassword']).toMatchObject({ patternId: 6, minLength: 6, maxLength: 6 });
  expect(register['mobileNum']).toMatchObject({ patternId: 6, minLength: 9, maxLength: 11 });
});

test("[A-14] [L-11] maintenance answers 1 with its title in the visitor's language, its end and a contact", async () => {
  const { clock, setStatus, statusFor } = await aSite();
  const until = new Date('2026-01-05T10:00:00Z');

  await setStatus({ status: 1, until, titles: { TY: 'Đang nâng cấp', EN: 'Upgrading' } });

  expect((await statusFor({ language: 'EN' })).info.maintenance).toEqual({
    title: 'Upgrading',
    endAt: until,
    contact: 'https://t.me/example',
  });
  expect((await statusFor({ language: 'JP' })).info.maintenance?.title).toBe('Đang nâng cấp');
  clock.set(until);
  expect((await statusFor()).status).toBe(0);
});

test('[A-14] [L-11] a visitor of a refused country is answered 2, with address and country', async () => {
  const { addRegionRule, statusFor } = await aSite();
  await addRegionRule({ kind: 'DENY', place: { country: 'us' } });

  const refused = await statusFor({ ip: '8.8.8.8' });

  expect(refused.status).toBe(2);
  expect(refused.info.location).toMatchObject({ ip: '8.8.8.8', country: 'US' });
  expect(refused.info.regionRestriction).toEqual({ contact: 'https://t.me/example' });
  expect((await statusFor()).status).toBe(0);
  expect((await statusFor({ ip: '10.0.0.5' })).status).toBe(0);
});

test('[A-14] the host of the page counts as well as the host of the call', async () => {
  const { system, addRegionRule } = await aSite();
  await addRegionRule({ kind: 'DENY', place: { country: 'VN' }, host: 'play.example' });
  const ask = (host: string, url: string) =>
    callRoute(system.routes, 'system.read-status', { query: { url } }, aCaller({ host }));

  expect(await ask('api.example', 'https://play.example')).toMatchObject({ status: 2 });
  expect(await ask('play.example', 'other.example')).toMatchObject({ status: 2 });
  expect(await ask('api.example', 'other.example')).toMatchObject({ status: 0 });
});

test('[part of K-01] the calls of the system answer with real data', async () => {
  const { system } = await aSite();

  expect(await callRoute(system.routes, 'system.read-whitelabel')).toMatchObject({ CBS3: true });
  expect(await callRoute(system.routes, 'system.read-register-rules')).toHaveProperty('username');
  expect(await callRoute(system.routes, 'system.read-location')).toMatchObject({ country: 'VN' });
  expect(await callRoute(system.routes, 'system.test-speed')).toEqual({ at: new Date('2026-01-05T08:00:00Z') });
  expect(await callRoute(system.routes, 'system.list-countries')).toMatchObject({
    list: expect.arrayContaining([{ countryCode: 'VN', countryDialingCode: '84' }]),
  });
  expect(await callRoute(system.routes, 'system.list-domain-routes')).toEqual({
    list: [{ host: 'play.example', url: '/', speedUrl: '/wps/system/speed', weight: 100 }],
  });
});
