type Cell = { readonly columnWidthPx: number; readonly rowHeightPx: number };

/** Has a grid show the places of tiles that are not there, by its background, which is not drawn tile by tile. */
export const showPlaces = (grid: HTMLElement, { columnWidthPx, rowHeightPx }: Cell, isBehind: boolean): void => {
  grid.style.backgroundSize = `${columnWidthPx}px ${rowHeightPx}px`;
  grid.toggleAttribute('data-behind', isBehind);
};
