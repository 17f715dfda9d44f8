import { exportReport, readReport } from '@fairground/contract/desk/operator-endpoints';
import { REPORT_NAMES, REPORTS } from '@fairground/contract/desk/reports';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useDesk } from '../../app/desk.tsx';
import { ExportButton } from '../../parts/export-button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoreButton } from '../../parts/more-button.tsx';
import { Moment } from '../../parts/value.tsx';
import { staffCall } from '../../session/calls.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';
import { ReportTable } from './report-table.tsx';

const DAY_MS = 86_400_000;

/** Every report, chosen by name and days; the address is the whole question. */
export function Part() {
  const t = useTexts();
  const words = wordsOf(t, 'desk.reports');
  const { now, timeZone } = useDesk();
  const [path, go] = useLocation();
  const given = new URLSearchParams(useSearch());
  const name = REPORT_NAMES.find((each) => each === given.get('name')) ?? 'site-days';
  const dayOf = (ago: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(now.getTime() - ago * DAY_MS));
  const days = Math.min(7, REPORTS[name].daysMax);
  const asked = { name, from: given.get('from') ?? dayOf(days - 1), to: given.get('to') ?? dayOf(0) };
  const ask = (change: Partial<typeof asked>) => {
    const next = change.name === undefined ? { ...asked, ...change } : { name: change.name };
    go(`${path}?${new URLSearchParams(next)}`, { replace: true });
  };
  const query = useInfiniteQuery({
    queryKey: ['report', asked],
    queryFn: ({ pageParam, signal }) =>
      staffCall(readReport, { query: { ...asked, ...(pageParam !== '' && { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Select
          label={words.field('name')}
          value={name}
          options={REPORT_NAMES.map((each) => ({ value: each, label: words.value('name', each) }))}
          onValueChange={(each) => ask({ name: each })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={words.field(end)}
            type="date"
            value={asked[end]}
            onChange={({ target }) => target.value !== '' && ask({ [end]: target.value })}
          />
        ))}
        <ExportButton call={exportReport} query={asked} name={exportReport.name} />
      </div>
      <Loaded query={query}>
        {({ pages: [first, ...others] }) =>
          first === undefined ? null : (
            <>
              <ReportTable
                words={words}
                columns={first.columns}
                rows={[first, ...others].flatMap(({ rows }) => rows)}
                totals={first.totals}
              />
              <p className="mt-3 flex items-center gap-3 text-xs text-ink-faint">
                {words.field('asOf')} <Moment iso={first.asOf.toISOString()} />
                <MoreButton query={query} />
              </p>
            </>
          )
        }
      </Loaded>
    </>
  );
}
