import { lazyPart } from '../../shared/lazy-part.ts';
import { LatePart } from '../../shared/page/late-part.tsx';
import { useSession } from '@fairground/client/session';

/** It draws nothing itself: what it opens comes later, with its styles. */
const MemberParts = lazyPart(() => import('./member-parts.tsx').then((part) => part.MemberParts), [], {
  isStyled: true,
});

/** The place of what only those see who are logged in; a visitor loads nothing of it. */
export function MemberPlace() {
  const isIn = useSession(({ token }) => token !== null);
  if (!isIn) return null;
  return (
    <LatePart>
      <MemberParts />
    </LatePart>
  );
}
