import { useAccount, useMember } from '../api/member-query.ts';

/** What others see in place of the account; the account itself until it is known. */
export function MemberName() {
  const account = useAccount();
  const { data } = useMember();
  return <bdi>{data === undefined || data.nickname === '' ? account : data.nickname}</bdi>;
}
