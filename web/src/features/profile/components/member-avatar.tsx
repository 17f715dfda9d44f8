import { Avatar } from '@fairground/ui/avatar';
import type { AvatarSize } from '@fairground/ui/avatar';
import { useAccount, useMember } from '../api/member-query.ts';

type MemberAvatarProps = { readonly size?: AvatarSize; readonly className?: string };

/** The member's picture; its name always stands beside it or on the button around it. */
export function MemberAvatar({ size = 'md', className }: MemberAvatarProps) {
  const account = useAccount();
  const { data } = useMember();
  const picture = data?.icon === '' ? undefined : data?.icon;
  return <Avatar decorative name={data?.nickname ?? account} src={picture} size={size} className={className} />;
}
