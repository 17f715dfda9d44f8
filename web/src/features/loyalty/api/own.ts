import { useSession } from '@fairground/client/session';

/** Whose answers are asked for: they are kept apart in the cache. */
export const useAccount = (): string => useSession((session) => session.account ?? '');
