import type { ReactNode } from 'react';
import { LatePart } from './late-part.tsx';
import { useSession } from '@fairground/client/session';

type AwakePartProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/** A late part of a page itself: the server renders its place alone, and it comes when the page has woken up. */
export function AwakePart({ fallback, children }: AwakePartProps) {
  const isAwake = useSession((session) => session.isReady);
  return isAwake ? <LatePart fallback={fallback}>{children}</LatePart> : fallback;
}
