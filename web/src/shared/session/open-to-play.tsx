import type { ReactNode } from 'react';
import { isClosedToPlay, useSession } from '@fairground/client/session';

/** What invites to play, to an offer or to pay in: a member that excluded itself does not see it. */
export function OpenToPlay({ children }: { readonly children: ReactNode }): ReactNode {
  return useSession(isClosedToPlay) ? null : children;
}
