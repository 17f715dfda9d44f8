import { isLoggedIn, useSession } from '@fairground/client/session';
import { LatePart } from '../page/late-part.tsx';
import { PlayNotice, SessionFigures } from './lazy-parts.ts';

/** Inside of a stage the figures are a line of their own; on a page that scrolls they stay in sight below the header. */
const LOOKS = {
  line: {
    notice: 'empty:hidden',
    figures: 'flex h-7 shrink-0 items-center justify-center bg-surface-1 text-xs text-ink-soft',
  },
  floating: {
    notice: 'mb-3 overflow-hidden rounded-lg empty:hidden',
    figures:
      'sticky top-15 z-20 mx-auto mb-3 flex h-7 w-fit min-w-36 items-center justify-center rounded-full bg-surface-2 px-3 text-xs text-ink-soft shadow-low md:top-17',
  },
} as const;

type PlayStripProps = { readonly look: keyof typeof LOOKS };

/** What protects players at a place of wagers without a bar of its own: the notice, and the session's time and net position. */
export function PlayStrip({ look }: PlayStripProps) {
  const isIn = useSession(isLoggedIn);
  if (!isIn) return null;
  return (
    <>
      <div className={LOOKS[look].notice}>
        <LatePart>
          <PlayNotice />
        </LatePart>
      </div>
      {/* As high before the figures are there, so that nothing below moves. */}
      <div className={LOOKS[look].figures}>
        <LatePart>
          <SessionFigures />
        </LatePart>
      </div>
    </>
  );
}
