import type { DeskQueue } from '@fairground/contract/console/desk';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Clock, TriangleAlert, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { writeAgo, writeLength } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.tsx';
import { useNow } from '../texts/use-now.ts';
import type { Words } from '../texts/words.ts';
import { dueAtOf, urgencyOf } from './queue-order.ts';
import type { Urgency } from './queue-order.ts';
import { Value } from './value.tsx';
import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

/** Beside its name an item shows so many of its columns; the rest stands on the item itself. */
const SHOWN_COLUMNS = 3;

type QueueListProps = {
  readonly offer: DeskQueue;
  readonly words: Words;
  readonly list: readonly Row[];
  readonly open: string | undefined;
  readonly addressOf: (item: string) => string;
};

/** What waits, one card an item: what it is, how long it waits and who has it in hand. */
export function QueueList({ offer, words, list, open, addressOf }: QueueListProps) {
  const [first, ...others] = offer.columns.filter(({ isHidden }) => isHidden !== true);
  const named = [offer.since, offer.claim?.by];
  const beside = others.filter(({ id }) => !named.includes(id)).slice(0, SHOWN_COLUMNS);
  return (
    <ol aria-label={words.title} className="flex flex-col gap-2 lg:max-h-[calc(100dvh-13rem)] lg:overflow-y-auto">
      {list.map((row) => {
        const key = textOf(valueAt(row, offer.key));
        return (
          <li
            key={key}
            className={`relative rounded-md border-s-4 bg-surface-1 px-3 py-2 shadow-low hover:bg-surface-2 ${key === open ? 'border-accent bg-accent-soft' : 'border-transparent'}`}
          >
            <div className="flex items-center gap-2">
              {first && (
                <Link
                  href={addressOf(key)}
                  aria-current={key === open ? 'true' : undefined}
                  data-row-link=""
                  className="min-w-0 truncate font-semibold text-accent-text after:absolute after:inset-0"
                >
                  <Value row={row} column={first} words={words} />
                </Link>
              )}
              <span className="ms-auto shrink-0">
                <Waits since={textOf(valueAt(row, offer.since))} dueMinutes={offer.dueMinutes} />
              </span>
            </div>
            <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-soft">
              {beside.map((column) => (
                <div key={column.id} className="flex min-w-0 gap-1">
                  <dt className="sr-only">{words.field(column.id)}</dt>
                  <dd className="min-w-0">
                    <Value {...{ row, column, words }} />
                  </dd>
                </div>
              ))}
              {offer.claim && <Holder name={textOf(valueAt(row, offer.claim.by))} />}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}

const TONES: Readonly<Record<Urgency, BadgeTone>> = { late: 'loss', soon: 'accent', fine: 'neutral' };

/** How long an item waits; the colour repeats what its title says of the deadline. */
function Waits({ since, dueMinutes }: { readonly since: string; readonly dueMinutes: number }) {
  const t = useTexts();
  const now = useNow();
  if (since === '') return null;
  const urgency = urgencyOf(since, dueMinutes, now);
  const due = writeAgo(dueAtOf(since, dueMinutes).toISOString(), now, t.language);
  const Icon = urgency === 'fine' ? Clock : TriangleAlert;
  return (
    <span title={t('queue.due', { when: due })}>
      <Badge tone={TONES[urgency]} icon={<Icon aria-hidden="true" />}>
        {writeLength(since, now, t.language)}
        {urgency === 'late' && <span className="sr-only">{t('queue.late')}</span>}
      </Badge>
    </span>
  );
}

function Holder({ name }: { readonly name: string }) {
  const t = useTexts();
  if (name === '') return null;
  return (
    <div className="flex items-center gap-1">
      <dt>
        <UserRound aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('queue.in-hand')}</span>
      </dt>
      <dd>{name}</dd>
    </div>
  );
}
