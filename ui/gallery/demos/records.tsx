import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { useState } from 'react';
import { Accordion } from '../../src/accordion.tsx';
import { Amount } from '../../src/amount.tsx';
import { Badge } from '../../src/badge.tsx';
import { Button } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { Chart } from '../../src/chart.tsx';
import { DataTable } from '../../src/data-table.tsx';
import type { TableColumn, TableSort } from '../../src/data-table.tsx';
import { EmptyState } from '../../src/empty-state.tsx';
import { Progress } from '../../src/progress.tsx';
import { Qr } from '../../src/qr.tsx';
import { RichText } from '../../src/rich-text.tsx';
import { Demo } from '../demo.tsx';

type Bet = {
  readonly number: string;
  readonly game: string;
  readonly time: string;
  readonly stake: string;
  readonly result: string;
  readonly state: 'won' | 'lost' | 'open';
};

const BETS: readonly Bet[] = [
  { number: '26111500184', game: 'Lantern Festival', time: '21:04', stake: '20000', result: '58000', state: 'won' },
  { number: '26111500179', game: 'Golden Carp', time: '20:51', stake: '50000', result: '-50000', state: 'lost' },
  { number: '26111500163', game: 'Ferris Wheel', time: '20:37', stake: '10000', result: '0', state: 'open' },
  { number: '26111500142', game: 'Paper Tiger', time: '20:12', stake: '120000', result: '36500.5', state: 'won' },
];

const STATES = {
  won: <Badge tone="gain">Won</Badge>,
  lost: <Badge tone="loss">Lost</Badge>,
  open: <Badge>Open</Badge>,
};

const COLUMNS: readonly TableColumn<Bet>[] = [
  { id: 'game', header: 'Game', cell: ({ game }) => game, primary: true },
  {
    id: 'number',
    header: 'Bet number',
    cell: ({ number }) => <bdi className="text-ink-faint tabular-nums">{number}</bdi>,
  },
  { id: 'time', header: 'Time', cell: ({ time }) => time, sortable: true },
  { id: 'state', header: 'State', cell: ({ state }) => STATES[state] },
  { id: 'stake', header: 'Stake', cell: ({ stake }) => <Amount value={stake} />, align: 'end', sortable: true },
  {
    id: 'result',
    header: 'Result',
    cell: ({ result }) => <Amount value={result} look="change" />,
    align: 'end',
    sortable: true,
  },
];

export function DataTableDemo() {
  const [sort, setSort] = useState<TableSort>({ column: 'time', order: 'descending' });
  return (
    <>
      <Demo title="Wide" flow="bare">
        <DataTable
          caption="Bets of today"
          columns={COLUMNS}
          rows={BETS}
          keyOf={({ number }) => number}
          sort={sort}
          onSortChange={setSort}
        />
      </Demo>
      <Demo title="Narrow, loading, empty" flow="bare">
        <div className="grid gap-6 xl:grid-cols-3">
          <DataTable caption="Bets as cards" columns={COLUMNS} rows={BETS.slice(0, 2)} keyOf={({ number }) => number} />
          <DataTable
            caption="Bets on their way"
            columns={COLUMNS.slice(0, 4)}
            rows={[]}
            keyOf={({ number }) => number}
            loadingRows={2}
          />
          <DataTable
            caption="No bets"
            columns={COLUMNS}
            rows={[]}
            keyOf={({ number }) => number}
            empty={
              <EmptyState
                headingLevel={3}
                title="No bets yet"
                description="What you play today appears here."
                action={<Button variant="primary">Find a game</Button>}
              />
            }
          />
        </div>
      </Demo>
    </>
  );
}

const DAY_SECONDS = 86_400;
const FIRST_DAY = Date.UTC(2026, 9, 17) / 1000;
const TIMES = Array.from({ length: 30 }, (_, day) => FIRST_DAY + day * DAY_SECONDS);
const DEPOSITS = TIMES.map((_, day) => Math.round(420 + 160 * Math.sin(day / 3) + 14 * day));
const WITHDRAWALS = TIMES.map((_, day) => Math.round(260 + 90 * Math.cos(day / 4) + 6 * day));
const RESULTS = TIMES.map((_, day) => DEPOSITS[day] ?? 0);
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatDay = (time: number) => dayFormat.format(time * 1000);
const formatNumber = createNumbers(SEED_STYLE).whole;
const FLOWS = [
  { label: 'Deposits', tone: 'gain', values: DEPOSITS },
  { label: 'Withdrawals', tone: 'info', values: WITHDRAWALS },
] as const;
const BARS = [{ label: 'Active members', tone: 'accent', values: RESULTS.slice(-14), kind: 'bars' }] as const;
const LAST_TIMES = TIMES.slice(-14);

export function ChartDemo() {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Card title="Cash flow" description="Last 30 days" headingLevel={3}>
        <Chart
          label="Deposits and withdrawals of the last 30 days"
          times={TIMES}
          series={FLOWS}
          formatTime={formatDay}
          formatValue={formatNumber}
          timeHeader="Day"
          tableLabel="Show as a table"
        />
      </Card>
      <Card title="Active members" description="Last 14 days" headingLevel={3}>
        <Chart
          label="Active members of the last 14 days"
          times={LAST_TIMES}
          series={BARS}
          formatTime={formatDay}
          formatValue={formatNumber}
          timeHeader="Day"
          tableLabel="Show as a table"
        />
      </Card>
    </div>
  );
}

export function ProgressDemo() {
  return (
    <div className="flex max-w-md flex-col gap-6">
      <Progress label="Turnover" value={62} valueText="6,200.00 of 10,000.00" />
      <Progress label="Rank" tone="gain" value={90} valueText="90 %" />
      <Progress label="Sending pictures" />
    </div>
  );
}

export function QrDemo() {
  return (
    <Demo>
      <Qr text="https://fairground.example/r/LAN2026" label="Opens the invitation of Lan" />
      <Qr
        text="https://fairground.example/download"
        label="Opens the download page"
        size={160}
        className="rounded-md"
      />
    </Demo>
  );
}

export function AccordionDemo() {
  return (
    <div className="max-w-2xl">
      <Accordion
        name="help"
        defaultOpenId="time"
        items={[
          {
            id: 'time',
            title: 'How long does a deposit take?',
            content:
              'Most arrive within two minutes. If yours has not after ten, write to us with the reference number.',
          },
          {
            id: 'limit',
            title: 'How do I lower my limits?',
            content: 'In “Safer play”. A lower limit holds at once, a higher one after a day.',
          },
          {
            id: 'lost',
            title: 'I lost my phone',
            content: 'Sign in with your e-mail and replace the number under “Security”.',
          },
        ]}
      />
    </div>
  );
}

export function RichTextDemo() {
  return (
    <RichText
      className="max-w-2xl"
      html={`<h2>Rules of the lantern draw</h2><p>A draw is held <strong>every five minutes</strong>. Tickets close thirty seconds before it; see <a href="#rich-text">all draws</a>.</p><ul><li>Three numbers of nine.</li><li>Each ticket takes part once.</li></ul><blockquote>Play for joy. Set a limit first.</blockquote><table><tr><th>Hits</th><th>Pays</th></tr><tr><td>3</td><td>60 ×</td></tr><tr><td>2</td><td>2 ×</td></tr></table>`}
    />
  );
}
