/** What runs inside the page: each function is sent there as text, so it names nothing outside itself. */

/** Scrolls down to a place, so many pixels a frame, and gives the milliseconds from frame to frame. */
export const scrollFrames = async ({ stepPx, untilPx }: { readonly stepPx: number; readonly untilPx: number }) => {
  const frames: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  while (scrollY + innerHeight < Math.min(untilPx, document.documentElement.scrollHeight)) {
    scrollBy({ top: stepPx, behavior: 'instant' });
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
};

/** As if every popup had been closed on an earlier visit: one that opens over a scroll blurs the page behind it. */
export const closePopups = () => {
  const ids = Array.from({ length: 1_000 }, (_, id) => String(id));
  sessionStorage.setItem('popupsClosed', JSON.stringify(ids));
};

/** Games stand in the grid, and it is as long as all of them. */
export const waitForGames = async () => {
  while (
    document.querySelector('.game-grid .tile') === null ||
    document.documentElement.scrollHeight < 20 * innerHeight
  )
    await new Promise(requestAnimationFrame);
};

/** How far down the tile with this number lies. */
export const depthOfTile = ({ tile }: { readonly tile: number }) => {
  const grid = document.querySelector<HTMLElement>('.game-grid');
  const first = grid?.firstElementChild;
  if (!grid || !first) throw new Error('There is no grid.');
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const rowPx = first.getBoundingClientRect().height + Number.parseFloat(rowGap || '0');
  const rows = Math.ceil(tile / gridTemplateColumns.split(' ').length);
  return grid.getBoundingClientRect().top + scrollY + rows * rowPx;
};

/** As many tiles as are in the document, and elements of all kinds. */
export const countDrawn = () => ({
  tiles: document.querySelectorAll('.game-grid > li').length,
  elements: document.querySelectorAll('*').length,
});

/** Follows the link to a lobby, and gives the milliseconds until its first tiles have been painted. */
export const openLobby = async ({ path }: { readonly path: string }) => {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`No link leads to ${path}.`);
  const startedAt = performance.now();
  link.click();
  while (location.pathname !== path || document.querySelector('.game-grid .tile') === null)
    await new Promise(requestAnimationFrame);
  // The frame in which the tiles were there has been painted when the next one begins.
  await new Promise(requestAnimationFrame);
  return performance.now() - startedAt;
};

/** Goes back to the page before, as the browser's button does, and waits for its shelves. */
export const goHome = async () => {
  history.back();
  while (location.pathname !== '/' || document.querySelector('.game-shelf .tile') === null)
    await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
};
