import { MemberAvatar, MemberBadges, MemberName } from '../../features/profile/index.ts';

/** Who is logged in, in two lines: wherever the account introduces itself. */
export function MemberCard() {
  return (
    <span className="flex items-center gap-3">
      <MemberAvatar />
      <span className="grid min-w-0 gap-1">
        <span className="truncate font-semibold">
          <MemberName />
        </span>
        <span className="flex flex-wrap gap-1 empty:hidden">
          <MemberBadges />
        </span>
      </span>
    </span>
  );
}
