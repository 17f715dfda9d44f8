import type { DeskAction } from '@fairground/contract/console/desk';
import { expect, test } from 'vitest';
import { readLocal, writeLocal } from '../texts/moments.ts';
import { bodyOf, differencesOf, draftOf, isOfferedFor, lackOf } from './change.ts';

const roles: Pick<DeskAction, 'keeps' | 'fields' | 'reason' | 'reasons' | 'when'> = {
  keeps: { staffId: 'staffId', version: 'version' },
  fields: [{ id: 'roles', as: 'choices', choices: ['SUPER', 'RISK', 'SUPPORT'], from: 'roles' }],
  reason: 'reason',
  when: { field: 'state', is: ['active'] },
};
const record = { staffId: '7', version: 3, roles: ['RISK'], state: 'active' };
const ZONE = 'Asia/Ho_Chi_Minh';
const reason = { code: '', text: ' moved to the risk desk ' };

test('a change is offered where the record is in one of its states, and nowhere else', () => {
  expect(isOfferedFor(roles, record)).toBe(true);
  expect(isOfferedFor(roles, { ...record, state: 'disabled' })).toBe(false);
  expect(isOfferedFor({}, undefined)).toBe(true);
});

test('a draft begins with what is, and only what differs is shown as a change', () => {
  expect(draftOf(roles.fields, record, ZONE)).toEqual({ roles: ['RISK'] });
  expect(differencesOf(roles.fields, record, { roles: ['RISK'] }, ZONE)).toEqual([]);
  expect(differencesOf(roles.fields, record, { roles: ['SUPPORT', 'RISK'] }, ZONE)).toEqual([
    { id: 'roles', before: 'RISK', after: 'RISK, SUPPORT' },
  ]);
});

test('the body holds what is kept of the record, with its version, what was filled in, and the reason', () => {
  expect(bodyOf(roles, record, { roles: ['SUPPORT'] }, reason, ZONE)).toEqual({
    staffId: '7',
    version: 3,
    roles: ['SUPPORT'],
    reason: 'moved to the risk desk',
  });
  expect(
    bodyOf({ ...roles, reasons: ['moved'] }, record, { roles: [] }, { code: 'moved', text: 'to risk' }, ZONE),
  ).toMatchObject({ reason: 'moved: to risk' });
});

test('a field may lie inside another', () => {
  const write: Parameters<typeof bodyOf>[0] = {
    keeps: {},
    fields: [
      { id: 'texts.EN.title', as: 'text' },
      { id: 'texts.EN.body', as: 'long-text' },
      { id: 'texts.TY.title', as: 'text' },
    ],
    reason: '',
  };
  const draft = { 'texts.EN.title': 'A', 'texts.EN.body': 'B', 'texts.TY.title': 'C' };

  expect(bodyOf(write, undefined, draft, { code: '', text: '' }, ZONE)).toEqual({
    texts: { EN: { title: 'A', body: 'B' }, TY: { title: 'C' } },
  });
});

test('without a reason nothing is sent, unless the change takes none', () => {
  expect(lackOf(roles, { roles: [] }, { code: '', text: 'abc' })).toBe('reason');
  expect(lackOf({ ...roles, reasons: ['moved'] }, { roles: [] }, { code: '', text: 'long enough' })).toBe('reason');
  expect(lackOf(roles, { roles: [] }, reason)).toBeUndefined();
  expect(lackOf({ fields: [], reason: '' }, {}, { code: '', text: '' })).toBeUndefined();
  expect(lackOf({ fields: [{ id: 'name', as: 'text' }], reason: '' }, { name: '' }, reason)).toBe('field');
});

test('a dot leads inside the body; a text of which one part was written is sent with its empty parts', () => {
  const banner: typeof roles = {
    keeps: {},
    fields: [
      { id: 'texts.EN.headline', as: 'text' },
      { id: 'texts.EN.action', as: 'text', isOptional: true },
      { id: 'texts.TY.headline', as: 'text', isOptional: true },
      { id: 'texts.TY.action', as: 'text', isOptional: true },
      { id: 'sort', as: 'number', isOptional: true },
    ],
    reason: '',
  };
  const draft = { 'texts.EN.headline': 'Tet', 'texts.EN.action': '', 'texts.TY.headline': '', sort: '' };

  expect(bodyOf(banner, undefined, draft, reason, ZONE)).toEqual({ texts: { EN: { headline: 'Tet', action: '' } } });
});

test('a change sets what is always so, a list from lines, null or an empty text where a field may be left empty', () => {
  const vendor: Parameters<typeof bodyOf>[0] = {
    keeps: { code: 'code' },
    sets: { to: 'closed' },
    fields: [
      { id: 'allowedIps', as: 'lines', from: 'ips', isBlank: true },
      { id: 'dayMax', as: 'amount', isNullable: true },
      { id: 'word', as: 'text', isBlank: true },
    ],
    reason: '',
  };
  const before = draftOf(vendor.fields, { code: 'pg', ips: ['10.0.0.1', '10.0.0.2'] }, ZONE);

  expect(before['allowedIps']).toBe('10.0.0.1\n10.0.0.2');
  expect(lackOf(vendor, { allowedIps: '', dayMax: '', word: '' }, reason)).toBeUndefined();
  expect(bodyOf(vendor, { code: 'pg' }, { ...before, allowedIps: '10.0.0.3\n\n 10.0.0.4 ' }, reason, ZONE)).toEqual({
    code: 'pg',
    to: 'closed',
    allowedIps: ['10.0.0.3', '10.0.0.4'],
    dayMax: null,
    word: '',
  });
});

test('a moment is typed, compared and sent in the zone of the business, whatever zone the browser is in', () => {
  const plan: Parameters<typeof bodyOf>[0] = {
    keeps: {},
    fields: [{ id: 'startsAt', as: 'moment', from: 'startsAt' }],
    reason: '',
  };
  const before = { startsAt: '2026-11-19T01:30:00.000Z' };

  expect(draftOf(plan.fields, before, ZONE)).toEqual({ startsAt: '2026-11-19T08:30' });
  expect(differencesOf(plan.fields, before, { startsAt: '2026-11-19T08:30' }, ZONE)).toEqual([]);
  expect(differencesOf(plan.fields, before, { startsAt: '2026-11-19T09:00' }, ZONE)).toEqual([
    { id: 'startsAt', before: '2026-11-19T01:30:00.000Z', after: '2026-11-19T02:00:00.000Z' },
  ]);
  expect(bodyOf(plan, before, { startsAt: '2026-11-20T00:00' }, reason, ZONE)).toEqual({
    startsAt: '2026-11-19T17:00:00.000Z',
  });
});

test('a moment keeps its clock time on both sides of a change of clocks', () => {
  const zone = 'Europe/Berlin';
  for (const local of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T01:59', '2026-10-25T03:00'])
    expect(writeLocal(readLocal(local, zone), zone)).toBe(local);
  expect(readLocal('2026-07-01T12:00', zone)).toBe('2026-07-01T10:00:00.000Z');
  expect(readLocal('2026-12-01T12:00', zone)).toBe('2026-12-01T11:00:00.000Z');
});
