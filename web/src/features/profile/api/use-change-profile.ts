import { changeIcon, changeNickname } from '@fairground/contract/members/endpoints';
import type { MemberInfo } from '@fairground/contract/members/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { iconsQuery, memberQuery, useAccount } from './member-query.ts';

export const useChangeNickname = () => {
  const queries = useQueryClient();
  const { queryKey } = memberQuery(useAccount());
  return useMutation<{ nickname: string }, ApiError, string>({
    mutationFn: (nickname) => call(changeNickname, { body: { nickname } }),
    onSuccess: ({ nickname }) =>
      queries.setQueryData<MemberInfo>(queryKey, (member) => member && { ...member, nickname }),
  });
};

export const useChangeIcon = () => {
  const queries = useQueryClient();
  const account = useAccount();
  return useMutation<{ icon: string }, ApiError, string>({
    mutationFn: (icon) => call(changeIcon, { body: { icon } }),
    onSuccess: ({ icon }) => {
      queries.setQueryData<MemberInfo>(memberQuery(account).queryKey, (member) => member && { ...member, icon });
      void queries.invalidateQueries({ queryKey: iconsQuery(account).queryKey });
    },
  });
};
