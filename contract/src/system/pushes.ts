import * as z from 'zod/mini';
import { push } from '../push.ts';

/** The status, a flag or a rule changed: open pages read the status again. */
export const settingsChanged = push({ name: 'system.settings-changed', audience: 'site', data: z.object({}) });
