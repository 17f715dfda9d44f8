import { useFormatter } from '../i18n/index.ts';

/** A moment of a record, as the reader's language writes it. */
export function Moment({ at }: { readonly at: Date }) {
  const format = useFormatter();
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {format.dateTime(at, 'moment')}
    </time>
  );
}
