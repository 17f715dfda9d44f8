import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';
import { PERMISSIONS } from '@fairground/contract/operators/permissions';
import type { Staff } from '../../server/src/modules/approvals/index.ts';
import type { Call } from './command.ts';
import { textOf } from './read-options.ts';

/** Two names are two people: the id of a person without a staff account comes from the name. */
const idOfName = (name: string): bigint => createHash('sha256').update(name).digest().readBigUInt64BE() >> 1n;

/** Who runs a command, as maker or checker of a change that takes two people. */
export const operatorOf = ({ options }: Pick<Call, 'options'>): Staff => {
  const name = textOf(options, 'as') ?? userInfo().username;
  return { operator: { operatorId: idOfName(name), name, permissions: new Set(PERMISSIONS) }, ip: '' };
};
