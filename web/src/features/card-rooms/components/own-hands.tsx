import type { Money } from '@fairground/contract/money';
import { writeMoney } from '@fairground/contract/money';
import type { HandRow } from '@fairground/contract/rooms/table';
import { Amount } from '@fairground/ui/amount';
import { Button, ButtonLink } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useOwnHands } from '../api/rooms.ts';

/** The hands a member has played, at whatever table: what was at stake, what it came to, and the way to replay and proof. */
export function OwnHands() {
  const t = useTranslations('card-lobby');
  const { data = [], hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnHands();
  if (data.length === 0) return null;
  return (
    <Card title={t('hands.title')} description={t('hands.text')}>
      <ul className="grid gap-2">
        {data.map((hand) => (
          <Hand key={hand.handId.toString()} hand={hand} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="w-fit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('hands.more')}
        </Button>
      )}
    </Card>
  );
}

function Hand({ hand }: { readonly hand: HandRow }) {
  const t = useTranslations('card-lobby');
  const format = useFormatter();
  const { handId, game, no, at, currency, stake, net, before, after } = hand;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-surface-2 p-3 text-sm">
      <span className="min-w-40 flex-1">
        <b className="block">
          {t(`game.${game}`)} #{no}
        </b>
        <span className="text-ink-soft">{format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })}</span>
      </span>
      <Figure name={t('hands.stake')} value={stake} currency={currency} />
      <Figure name={t('hands.net')} value={net} currency={currency} />
      <Figure name={t('hands.before')} value={before} currency={currency} />
      <Figure name={t('hands.after')} value={after} currency={currency} />
      <ButtonLink size="sm" href={`/fair?hand=${handId}`} aria-label={t('hands.open-of', { number: String(no) })}>
        {t('hands.open')}
      </ButtonLink>
    </li>
  );
}

type FigureProps = { readonly name: string; readonly value: Money; readonly currency: string };

function Figure({ name, value, currency }: FigureProps) {
  return (
    <span className="grid tabular-nums">
      <span className="text-xs text-ink-faint">{name}</span>
      <Amount value={writeMoney(value)} currency={currency} />
    </span>
  );
}
