import { STAFF_ROLES } from '@fairground/contract/operators/permissions';
import { openStaffSession } from './staff.ts';

/** Prints the token of a staff session with every role, for the journey through the whole console. */
process.stdout.write(`${await openStaffSession(process.env, 'walker', STAFF_ROLES)}\n`);
