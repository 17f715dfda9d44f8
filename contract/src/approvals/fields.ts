import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';

export const REASON_LENGTH = { min: 4, max: 500 } as const;

/** Why a change is made: every change of staff has one, and the audit log keeps it. */
export const reasonSchema = z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max));

/** The version of a row as the maker read it; the change is refused when the row has another one by now. */
export const versionSchema = z.string().check(z.minLength(1), z.maxLength(80));

/** The answer to a change that needs a second person: nothing has changed yet. */
export const heldSchema = z.object({ approvalId: idSchema<'approval'>() });
