import * as z from 'zod/mini';
import { push } from '../push.ts';

/** A way to pay in was opened, closed or changed: an open deposit page reads them again. */
export const channelsChanged = push({ name: 'cashier.channels-changed', audience: 'site', data: z.object({}) });
