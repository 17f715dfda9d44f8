import { Avatar } from '@fairground/ui/avatar';
import type { AvatarSize } from '@fairground/ui/avatar';
import { useAccount, useMember } from '../api/member-query.ts';
import { paintOf } from '../model/member-kind.ts';

type MemberAvatarProps = { readonly size?: AvatarSize; readonly className?: string };

/** The member's picture in the colours of its rank; its name always stands beside it or on the button around it. */
export function MemberAvatar({ size = 'md', className }: MemberAvatarProps) {
  const account = useAccount();
  const { data } = useMember();
  const picture = data?.icon === '' ? undefined : data?.icon;
  const rank = data?.clubLabel;
  const avatar = <Avatar decorative name={data?.nickname ?? account} src={picture} size={size} className={className} />;
  if (!rank) return avatar;
  const [inner, outer] = [paintOf(rank.color), paintOf(rank.color2)];
  return (
    <span
      title={rank.labelName}
      className="inline-grid rounded-full"
      style={{ boxShadow: `0 0 0 2px ${inner}, 0 0 0 4px ${outer}` }}
    >
      {avatar}
    </span>
  );
}
