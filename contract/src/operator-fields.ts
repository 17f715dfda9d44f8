import * as z from 'zod/mini';

/** What every change by staff has; its refusals begin with STEP_UP. */
export const CHANGE = { method: 'POST', access: 'operator', stepUp: true } as const;
export const READ = { method: 'GET', access: 'operator' } as const;
export const STEP_UP = 'operators.step-up-required' as const;

/** Names one request to add something: sent again, it adds nothing more. */
export const requestKeySchema = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
