import { Skeleton } from '@fairground/ui/skeleton';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { later } from '../app/later.ts';
import type { OpenRecord } from './open-record.ts';
import { useWide } from './use-widths.ts';

const RecordAside = later(async () => (await import('./record-aside.tsx')).RecordAside);

type BesideProps = {
  readonly open: OpenRecord | undefined;
  /** The address of the list alone. */
  readonly back: string;
  readonly children: ReactNode;
};

/** A list with the record that is open beside it. Where there is no room for both, the record is a page of its own. */
export function Beside({ open, back, children }: BesideProps) {
  const { offers } = useDesk();
  const isWide = useWide();
  const offer = open && offers.records.find(({ record }) => record === open.record);
  if (offer && !isWide) return <Redirect to={recordAddress(offers, offer.record, open.key) ?? back} replace />;
  return (
    <div className={offer && 'grid grid-cols-[minmax(0,1fr)_clamp(26rem,36vw,44rem)] items-start gap-4'}>
      <div className="min-w-0">{children}</div>
      {offer && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <RecordAside key={open.key} offer={offer} recordKey={open.key} back={back} />
        </Suspense>
      )}
    </div>
  );
}
