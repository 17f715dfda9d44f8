import { classNames } from './class-names.ts';

export type SkeletonProps = {
  /** Gives the size of what comes, so that nothing moves when it does. */
  readonly className: string;
};

export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames('sheen block', className)} />;
}

export type SkeletonTextProps = {
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
};

/** Lines of text to come; the last one is shorter, as paragraphs are. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={classNames('flex flex-col gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
