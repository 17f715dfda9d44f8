import './games.css';
import { Skeleton } from '@fairground/ui/skeleton';

/** The place of a tile that is on its way, of exactly its size. */
export function TileSkeleton() {
  return (
    <div className="tile" aria-hidden="true">
      <Skeleton className="aspect-3/4 rounded-md" />
      <Skeleton className="mt-2.5 h-3 w-4/5" />
      <Skeleton className="mt-2 mb-1.5 h-2.5 w-1/2" />
    </div>
  );
}
