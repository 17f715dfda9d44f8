import './games.css';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A shelf that is on its way, of exactly its size. Plain boxes: it is a part of the first page. */
export function ShelfSkeleton() {
  return (
    <div aria-hidden="true" className="shelf-place overflow-hidden">
      <div className="grid auto-cols-(--shelf-tile) grid-flow-col gap-3.5">
        {PLACES.map((place) => (
          <span key={place} className="sheen aspect-3/4" />
        ))}
      </div>
    </div>
  );
}
