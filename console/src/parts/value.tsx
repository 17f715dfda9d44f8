import type { DeskOffers } from '@fairground/contract/console/desk';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { useNumbers } from '@fairground/ui/numbers';
import { Ban, Check, CircleCheck, CircleDot, Clock, Minus, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { later } from '../app/later.ts';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { writeAgo, writeMoment } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.tsx';
import { useNow } from '../texts/use-now.ts';
import type { Words } from '../texts/words.ts';
import { Masked } from './reveal.tsx';
import { textIn, textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

/** HTML the server has cleaned; few pages show any. */
const RichText = later(async () => (await import('@fairground/ui/rich-text')).RichText);

/** Few pages have any. */
const Pictures = later(async () => (await import('./pictures.tsx')).Pictures);

type Column = DeskOffers['lists'][number]['columns'][number];

export type ValueProps = { readonly row: Row; readonly column: Column; readonly words: Words };

/** One field of a row or a record, written by its kind. What was not there is a dash, never a zero. */
export function Value({ row, column, words }: ValueProps) {
  const value = valueAt(row, column.id);
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="text-ink-faint">–</span>;
  return <Written {...{ row, column, words }} text={textOf(value)} value={value} />;
}

function Written({ row, column, words, text, value }: ValueProps & { readonly text: string; readonly value: unknown }) {
  const numbers = useNumbers();
  const { offers } = useDesk();
  switch (column.as) {
    case 'amount':
      return <Amount value={text} precision="exact" />;
    case 'number':
      return <bdi className="tabular-nums">{numbers.plain(text)}</bdi>;
    case 'rate':
      return <bdi className="tabular-nums">{numbers.percent(text)}</bdi>;
    case 'moment':
      return <Moment iso={text} />;
    case 'deadline':
      return isRunning(column, row) ? <Deadline iso={text} /> : <Moment iso={text} />;
    case 'state':
      return <State state={text} label={words.value(column.id, text)} />;
    case 'word':
      return <span className="wrap-break-word">{wordOf(words, column, row, text)}</span>;
    case 'localized':
      return <Localized value={value} />;
    case 'html':
      return (
        <Suspense fallback={null}>
          <RichText html={text} />
        </Suspense>
      );
    case 'flag':
      return <Flag isOn={value === true} />;
    case 'list':
      return (
        <span className="inline-flex flex-wrap gap-1" data-list="">
          {(Array.isArray(value) ? value : [value]).map((each) => (
            <Badge key={textOf(each)}>{words.value(column.id, textOf(each))}</Badge>
          ))}
        </span>
      );
    case 'record': {
      const key = column.key === undefined ? text : textOf(valueAt(row, column.key));
      const address = recordAddress(offers, column.record, key);
      return address === undefined ? (
        <>{text}</>
      ) : (
        <Link href={address} className="text-accent-text underline-offset-4 hover:underline">
          {text}
        </Link>
      );
    }
    case 'pictures':
      return (
        <Suspense fallback={null}>
          <Pictures ids={Array.isArray(value) ? value : [value]} />
        </Suspense>
      );
    case 'masked':
      return <Masked {...{ row, text }} label={words.field(column.id)} reveal={column.reveal} />;
    case 'day':
      return <span className="whitespace-nowrap tabular-nums">{text}</span>;
    case 'text':
      return <span className="wrap-break-word">{text}</span>;
  }
}

/** The word of a value, or of the field that names it; what came where nobody wrote one. */
const wordOf = (words: Words, { id, key }: Column, row: Row, text: string): string => {
  const name = key === undefined ? text : textOf(valueAt(row, key));
  const word = words.value(id, name);
  return word === name ? text : word;
};

/** In the language of the reader, else in English, else in the first there is. */
function Localized({ value }: { readonly value: unknown }) {
  const { language } = useTexts();
  return <span className="wrap-break-word">{textIn(value, language)}</span>;
}

/** The moment in the zone of the business; how long ago stands in its title. */
export function Moment({ iso }: { readonly iso: string }) {
  const t = useTexts();
  const { timeZone } = useDesk();
  const now = useNow();
  return (
    <time dateTime={iso} title={writeAgo(iso, now, t.language)} className="whitespace-nowrap tabular-nums">
      {writeMoment(iso, t.language, timeZone)}
    </time>
  );
}

const isRunning = ({ while: open }: Column, row: Row): boolean =>
  open === undefined || open.is.includes(textOf(valueAt(row, open.field)));

const HOUR_MS = 3_600_000;
/** A deadline this near is marked. */
const NEAR_MS = 4 * HOUR_MS;

/** How long there is left; the moment itself stands in the title. */
function Deadline({ iso }: { readonly iso: string }) {
  const t = useTexts();
  const { timeZone } = useDesk();
  const now = useNow();
  const leftMs = new Date(iso).getTime() - now.getTime();
  const isNear = leftMs < NEAR_MS;
  return (
    <time dateTime={iso} title={writeMoment(iso, t.language, timeZone)}>
      <Badge
        tone={isNear ? 'loss' : 'neutral'}
        icon={isNear ? <TriangleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
      >
        {writeAgo(iso, now, t.language)}
      </Badge>
    </time>
  );
}

function Flag({ isOn }: { readonly isOn: boolean }) {
  const t = useTexts();
  const Icon = isOn ? Check : Minus;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4 text-ink-faint" />
      {t(isOn ? 'yes' : 'no')}
    </span>
  );
}

type Look = { readonly tone: BadgeTone; readonly Icon: typeof Check };

const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [
    /^(active|executed|approved|paid|done|open|live|credited|verified|on|within|free)$/i,
    { tone: 'gain', Icon: CircleCheck },
  ],
  [/^(pending|waiting|review|in_review|invited|queued|new|reset|held|near)$/i, { tone: 'accent', Icon: Clock }],
  [/^(failed|rejected|refused|error|locked|frozen|lost|outside|full)$/i, { tone: 'loss', Icon: TriangleAlert }],
  [/^(disabled|cancelled|expired|closed|off|void)$/i, { tone: 'neutral', Icon: Ban }],
];

/** A state in words with a sign; the colour only repeats them. */
export function State({ state, label }: { readonly state: string; readonly label: string }) {
  const { tone, Icon } = LOOKS.find(([words]) => words.test(state))?.[1] ?? { tone: 'info' as const, Icon: CircleDot };
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {label}
    </Badge>
  );
}
