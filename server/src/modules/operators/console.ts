import type { Found } from '@fairground/contract/console/answers';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  changeRoles,
  disableStaff,
  enableStaff,
  endStaffSessions,
  invite,
  listStaff,
  listStaffSessions,
  LOST_PROOFS,
  readStaff,
  resetStaff,
} from '@fairground/contract/operators/operator-endpoints';
import { STAFF_ROLES } from '@fairground/contract/operators/permissions';

const needs = 'staff.read';
const change = { needs: 'staff.write', on: 'staff' } as const;
const ENROLLED = { field: 'state', is: ['active', 'reset'] } as const;
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
  ],
  pages: [{ id: 'operators.roles', needs, area: 'system', order: 11, path: '/roles' }],
  records: [
    {
      id: 'operators.account',
      needs,
      record: 'staff',
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
