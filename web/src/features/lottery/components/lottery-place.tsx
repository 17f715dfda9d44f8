import { Skeleton } from '@fairground/ui/skeleton';

/** The place of a lobby or a room. At least a screen: what stands below must not be seen going down. */
export function LotteryPlace() {
  return (
    <div className="grid min-h-dvh content-start gap-4">
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}
