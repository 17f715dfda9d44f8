import { readIcon, readInfo } from '@fairground/contract/members/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ownQuery } from '../../../shared/api/index.ts';
import { useSession } from '../../../shared/session/session-store.ts';

export const memberQuery = (account: string) => ownQuery(readInfo, {}, account);

export const iconsQuery = (account: string) => ownQuery(readIcon, {}, account);

export const useAccount = (): string => useSession((session) => session.account ?? '');

export const useMember = () => useQuery(memberQuery(useAccount()));
