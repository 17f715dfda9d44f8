import type { DeskAction } from '@fairground/contract/console/desk';
import { expect, test } from 'vitest';
import { bodyOf, differencesOf, draftOf, isOfferedFor, lackOf } from './change.ts';

const roles: Pick<DeskAction, 'keeps' | 'fields' | 'reason' | 'reasons' | 'when'> = {
  keeps: { staffId: 'staffId', version: 'version' },
  fields: [{ id: 'roles', as: 'choices', choices: ['SUPER', 'RISK', 'SUPPORT'], from: 'roles' }],
  reason: 'reason',
  when: { field: 'state', is: ['active'] },
};
const record = { staffId: '7', version: 3, roles: ['RISK'], state: 'active' };
const reason = { code: '', text: ' moved to the risk desk ' };

test('a change is offered where the record is in one of its states, and nowhere else', () => {
  expect(isOfferedFor(roles, record)).toBe(true);
  expect(isOfferedFor(roles, { ...record, state: 'disabled' })).toBe(false);
  expect(isOfferedFor({}, undefined)).toBe(true);
});

test('a draft begins with what is, and only what differs is shown as a change', () => {
  expect(draftOf(roles.fields, record)).toEqual({ roles: ['RISK'] });
  expect(differencesOf(roles.fields, record, { roles: ['RISK'] })).toEqual([]);
  expect(differencesOf(roles.fields, record, { roles: ['SUPPORT', 'RISK'] })).toEqual([
    { id: 'roles', before: 'RISK', after: 'RISK, SUPPORT' },
  ]);
});

test('the body holds what is kept of the record, with its version, what was filled in, and the reason', () => {
  expect(bodyOf(roles, record, { roles: ['SUPPORT'] }, reason)).toEqual({
    staffId: '7',
    version: 3,
    roles: ['SUPPORT'],
    reason: 'moved to the risk desk',
  });
  expect(
    bodyOf({ ...roles, reasons: ['moved'] }, record, { roles: [] }, { code: 'moved', text: 'to risk' }),
  ).toMatchObject({ reason: 'moved: to risk' });
});

test('without a reason nothing is sent, unless the change takes none', () => {
  expect(lackOf(roles, { roles: [] }, { code: '', text: 'abc' })).toBe('reason');
  expect(lackOf({ ...roles, reasons: ['moved'] }, { roles: [] }, { code: '', text: 'long enough' })).toBe('reason');
  expect(lackOf(roles, { roles: [] }, reason)).toBeUndefined();
  expect(lackOf({ fields: [], reason: '' }, {}, { code: '', text: '' })).toBeUndefined();
  expect(lackOf({ fields: [{ id: 'name', as: 'text' }], reason: '' }, { name: '' }, reason)).toBe('field');
});
