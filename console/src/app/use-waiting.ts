import { useQuery } from '@tanstack/react-query';
import { isRow } from '../parts/values.ts';
import { deskCall } from '../session/calls.ts';
import type { MenuEntry } from './desk.tsx';

const AGAIN_MS = 10_000;

/** How much waits behind an entry, and since when; nothing where it does not count or was not read. */
export const useWaiting = ({
  id,
  waiting,
}: Pick<MenuEntry, 'id' | 'waiting'>): { readonly count: number; readonly oldestAt: string | null } | undefined =>
  useQuery({
    queryKey: ['waiting', id],
    enabled: waiting !== undefined,
    queryFn: async ({ signal }) => {
      const answer = waiting && (await deskCall(waiting, {}, signal));
      const { count, oldestAt } = isRow(answer) ? answer : {};
      return { count: Number(count ?? 0), oldestAt: typeof oldestAt === 'string' ? oldestAt : null };
    },
    refetchInterval: AGAIN_MS,
  }).data;
