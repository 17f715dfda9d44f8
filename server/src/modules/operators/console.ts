import type { Found } from '@fairground/contract/console/answers';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  changeRoles,
  disableStaff,
  enableStaff,
  endStaffSessions,
  grantKey,
  invite,
  issueKey,
  listKeys,
  listStaff,
  listStaffSessions,
  LOST_PROOFS,
  readKey,
  readStaff,
  resetStaff,
  revokeKey,
} from '@fairground/contract/operators/operator-endpoints';
import { KEY_PERMISSIONS } from '@fairground/contract/operators/key-permissions';
import { STAFF_ROLES } from '@fairground/contract/operators/permissions';

const needs = 'staff.read';
const change = { needs: 'staff.write', on: 'staff' } as const;
const ENROLLED = { field: 'state', is: ['active', 'reset'] } as const;
const keyChange = { needs: 'staff.write', on: 'api-key', keeps: { keyId: 'keyId', version: 'version' } } as const;
const versioned = { staffId: 'staffId', version: 'version' } as const;

export const operatorsOffers: ConsoleOffer = {
  lists: [
    {
      id: 'operators.staff',
      needs,
      area: 'system',
      order: 10,
      path: '/staff',
      read: listStaff,
      key: 'staffId',
      record: 'staff',
      columns: [
        { id: 'name', as: 'text' },
        { id: 'state', as: 'state' },
        { id: 'roles', as: 'list' },
        { id: 'createdAt', as: 'moment' },
        { id: 'staffId', as: 'text', isHidden: true },
      ],
    },
    {
      id: 'operators.keys',
      needs,
      area: 'system',
      order: 12,
      path: '/api-keys',
      read: listKeys,
      key: 'keyId',
      record: 'api-key',
      columns: [
        { id: 'name', as: 'text' },
        { id: 'state', as: 'state' },
        { id: 'permissions', as: 'list' },
        { id: 'expiresAt', as: 'moment' },
        { id: 'usedAt', as: 'moment' },
        { id: 'usedFrom', as: 'text' },
      ],
    },
  ],
  pages: [{ id: 'operators.roles', needs, area: 'system', order: 11, path: '/roles' }],
  records: [
    {
      id: 'operators.account',
      needs,
      record: 'staff',
      trail: { as: ['staff'], by: 'name' },
      path: '/staff',
      read: readStaff,
      key: 'staffId',
      heading: 'name',
      state: 'state',
      facts: [
        { id: 'roles', as: 'list' },
        { id: 'createdAt', as: 'moment' },
        { id: 'version', as: 'text' },
      ],
    },
    {
      id: 'operators.key',
      needs,
      record: 'api-key',
      trail: { as: ['api-key'], by: 'name' },
      path: '/api-keys',
      read: readKey,
      key: 'keyId',
      heading: 'name',
      state: 'state',
      facts: [
        { id: 'permissions', as: 'list' },
        { id: 'createdAt', as: 'moment' },
        { id: 'expiresAt', as: 'moment' },
        { id: 'issuedAt', as: 'moment' },
        { id: 'previousUntil', as: 'moment' },
        { id: 'usedAt', as: 'moment' },
        { id: 'usedFrom', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      id: 'operators.sessions',
      needs,
      on: 'staff',
      place: 'tab',
      order: 1,
      read: listStaffSessions,
      by: 'staffId',
      rows: {
        key: 'sessionId',
        columns: [
          { id: 'openedAt', as: 'moment' },
          { id: 'seenAt', as: 'moment' },
          { id: 'expiresAt', as: 'moment' },
          { id: 'ip', as: 'text' },
          { id: 'userAgent', as: 'text' },
        ],
      },
    },
  ],
  actions: [
    {
      id: 'operators.invite',
      needs: 'staff.write',
      above: 'operators.staff',
      call: invite,
      fields: [{ id: 'name', as: 'text', lengthMax: 32 }],
      shows: ['link', 'expiresAt'],
    },
    {
      ...change,
      id: 'operators.change-roles',
      call: changeRoles,
      keeps: versioned,
      fields: [{ id: 'roles', as: 'choices', choices: STAFF_ROLES, from: 'roles' }],
      when: ENROLLED,
    },
    {
      ...change,
      id: 'operators.reset',
      call: resetStaff,
      keeps: versioned,
      fields: [{ id: 'lost', as: 'choice', choices: LOST_PROOFS }],
      when: ENROLLED,
    },
    { ...change, id: 'operators.end-sessions', call: endStaffSessions, keeps: { staffId: 'staffId' }, when: ENROLLED },
    {
      ...change,
      id: 'operators.disable',
      call: disableStaff,
      keeps: versioned,
      weight: 'danger',
      when: { field: 'state', is: ['invited', 'active', 'reset'] },
    },
    {
      ...change,
      id: 'operators.enable',
      call: enableStaff,
      keeps: versioned,
      shows: ['link', 'expiresAt'],
      when: { field: 'state', is: ['disabled'] },
    },
    {
      id: 'operators.grant-key',
      needs: 'staff.write',
      above: 'operators.keys',
      call: grantKey,
      fields: [
        { id: 'name', as: 'text', lengthMax: 32 },
        { id: 'permissions', as: 'choices', choices: KEY_PERMISSIONS },
        { id: 'days', as: 'number' },
      ],
    },
    {
      ...keyChange,
      id: 'operators.issue-key',
      call: issueKey,
      fields: [{ id: 'overlapHours', as: 'number' }],
      shows: ['secret'],
      when: { field: 'state', is: ['granted', 'active'] },
    },
    {
      ...keyChange,
      id: 'operators.revoke-key',
      call: revokeKey,
      weight: 'danger',
      when: { field: 'state', is: ['granted', 'active'] },
    },
  ],
  searches: [{ id: 'operators.find', needs, record: 'staff' }],
};

/** Staff whose name begins with the words. */
export const findStaff = (
  staff: readonly { readonly id: bigint; readonly name: string; readonly state: string }[],
  words: string,
): readonly Found[] => {
  const wanted = words.toLowerCase();
  return staff
    .filter(({ name }) => name.startsWith(wanted))
    .map(({ id, name, state }) => ({ key: id.toString(), title: name, detail: state, isExact: name === wanted }));
};
