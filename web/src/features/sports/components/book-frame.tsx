import { LiveRegion } from '@fairground/ui/live-region';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { PlayStrip } from '../../../shared/protection/index.ts';
import { useAnnouncement } from '../hooks/announcements.ts';
import { useBookKeys } from '../hooks/use-book-keys.ts';
import type { Face } from '../model/faces.ts';
import { SlipPanel } from './slip-panel.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { SportsNav } from './sports-nav.tsx';
import type { SportsPlaceName } from './sports-nav.tsx';
import './sports.css';

type BookFrameProps = {
  readonly face: Face;
  readonly current?: SportsPlaceName | undefined;
  /** Stands at the start of a wide page and above the content of a narrow one. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

/** Where the slip stands beside the page; the same width as in the stylesheet. */
const WIDE = '(width >= 75rem)';

const watchWidth = (listener: () => void): (() => void) => {
  const list = matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** What stands around every page of the book: its places, and the slip beside it or under it. */
export function BookFrame({ face, current, side, children }: BookFrameProps) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches, () => false); // prettier-ignore
  const said = useAnnouncement(({ text }) => text);
  useBookKeys();
  return (
    <div>
      <PlayStrip look="floating" />
      <div className="sb">
        <SportsNav face={face} current={current} />
        <div className="sb-grid" data-side={side === undefined ? undefined : ''}>
          {side !== undefined && <div className="sb-side">{side}</div>}
          <div className="sb-main">{children}</div>
          {isWide && (
            <aside className="sb-aside">
              <SlipPanel />
            </aside>
          )}
        </div>
        <LiveRegion>{said}</LiveRegion>
      </div>
      {/* Outside the container of the page: what is fixed would otherwise be fixed to it. */}
      {!isWide && <SlipSheet />}
    </div>
  );
}
