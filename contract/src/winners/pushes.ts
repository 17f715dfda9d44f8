import * as z from 'zod/mini';
import { push } from '../push.ts';

/** Wins came to the board or left it; open pages read it again. */
export const boardChanged = push({ name: 'winners.board-changed', audience: 'site', data: z.object({}) });
