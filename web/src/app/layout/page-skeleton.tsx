import { Skeleton } from '@fairground/ui/skeleton';

/** The size of a page that is on its way. */
export function PageSkeleton() {
  return (
    <div className="page-width grid gap-6 py-6" aria-hidden="true">
      <Skeleton className="h-44 rounded-lg md:h-60" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
