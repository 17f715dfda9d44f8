import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from '../../shared/hooks/load-chunk.ts';
import { LatePart } from '../../shared/page/late-part.tsx';

/** Where there is room beside the page: the width of `md:` in the styles. Narrower screens have menus of their own. */
export const BESIDE_PAGE = '(min-width: 48rem)';

type Bars = { readonly LeftBar: ComponentType; readonly RightBar: ComponentType };
let bars: Bars | undefined;

/** Brings both bars. Once they are here nothing suspends, so a wide screen waits for them as it does for its page. */
export const loadSideBars = async (): Promise<Bars> => (bars ??= await loadChunk(() => import('./side-bars.ts')));

/**
 * One of the bars. Without room its script is not even fetched and its markup stays as it was rendered, unseen; it comes
 * when a window grows or a tablet is turned.
 */
export function SideBar({ side }: { readonly side: keyof Bars }) {
  // Chosen once: another component in the same place would be drawn again.
  const [Bar] = useState<ComponentType>(() => bars?.[side] ?? LATE[side]);
  return (
    <LatePart>
      <Bar />
    </LatePart>
  );
}

const whenWide = (side: keyof Bars) =>
  lazy(async () => {
    const room = matchMedia(BESIDE_PAGE);
    if (!room.matches) await new Promise((resolve) => room.addEventListener('change', resolve, { once: true }));
    return { default: (await loadSideBars())[side] };
  });

const LATE = { LeftBar: whenWide('LeftBar'), RightBar: whenWide('RightBar') };
