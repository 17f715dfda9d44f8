import { Refusal } from '../../platform/refusal.ts';
import type { PlaySessions } from './sessions.ts';

/** A vendor that was closed has no line any more; its rounds are recalled without the money around them. */
export const lineIfOpen = async (sessions: Pick<PlaySessions, 'lineOf'>, vendor: string) => {
  try {
    return await sessions.lineOf(vendor);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};
