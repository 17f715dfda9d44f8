import './games.css';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * A shelf that is on its way, of exactly its size. Plain boxes: it is a part of the first page. They only shine where
 * somebody can see it: a page full of light that moves far below costs a phone its breath.
 */
export function ShelfSkeleton({ isFar = false }: { readonly isFar?: boolean }) {
  return (
    <div aria-hidden="true" className="shelf-place overflow-hidden">
      <div className="grid auto-cols-(--shelf-tile) grid-flow-col gap-3.5">
        {PLACES.map((place) => (
          <span key={place} className={`aspect-3/4 ${isFar ? 'rounded-sm bg-surface-2' : 'sheen'}`} />
        ))}
      </div>
    </div>
  );
}
