import { Skeleton } from '@fairground/ui/skeleton';

/** The place of a page of the book, of the size of what comes. */
export function SportsPlace() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      <Skeleton className="h-11 w-full max-w-md rounded-md" />
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-120 w-full rounded-lg" />
    </div>
  );
}

/** The place of the matches above the tiles of a lobby: a head and four rows. */
export function LobbyPlace() {
  return <Skeleton className="h-159 w-full rounded-lg md:h-98" />;
}
