import { readIcon, readInfo } from '@fairground/contract/members/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ownQuery } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';

export const memberQuery = (account: string) => ownQuery(readInfo, {}, account);

export const iconsQuery = (account: string) => ownQuery(readIcon, {}, account);

export const useAccount = (): string => useSession((session) => session.account ?? '');

export const useMember = () => useQuery(memberQuery(useAccount()));
