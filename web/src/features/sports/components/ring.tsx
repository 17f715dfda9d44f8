import type { Fixture } from '@fairground/contract/sports/endpoints';
import { EmptyState } from '@fairground/ui/empty-state';
import { ShieldCheck, Swords } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useResults } from '../api/sports.ts';
import { useLiveFixtures } from '../hooks/live-store.ts';
import { serverNowMs, useTimeText } from '../hooks/server-clock.ts';
import { useCoupons } from '../hooks/use-coupons.ts';
import { useWatch } from '../hooks/use-watch.ts';
import { countdownText } from '../model/clock.ts';
import { nextBout, partLeft, resultOf, shownBout } from '../model/ring.ts';
import type { BoutResult } from '../model/ring.ts';
import { BookFrame } from './book-frame.tsx';
import { CouponSkeleton } from './coupon.tsx';
import { PriceCell } from './price-cell.tsx';
import { RingStage } from './ring-stage.tsx';
import './ring.css';

const COCKFIGHT = ['COCKFIGHT'] as const;

/** A room of the virtual ring: the bout, its betting clock, the three prices, and what came before. */
export function Ring({ room }: { readonly room: string }) {
  const t = useTranslations('sports');
  const { list, isPending } = useCoupons({ sports: COCKFIGHT, competition: room, range: 'all' });
  return (
    <BookFrame face="COCKFIGHT">
      <div className="grid grid-cols-1 gap-3" data-category="cockfight">
        {isPending && <CouponSkeleton />}
        {!isPending && list.length === 0 && (
          <EmptyState title={t('ring.none')} description={t('ring.none-text')} icon={<Swords aria-hidden="true" />} />
        )}
        {list.length > 0 && <Bouts list={list} />}
        {/* Below what comes late, and after it: nothing in sight moves. */}
        {!isPending && (
          <>
            <p className="sb-card text-sm text-ink-soft">
              <span className="flex items-center gap-2 font-semibold text-ink">
                <ShieldCheck aria-hidden="true" className="size-5 text-gain" />
                {t('proof')}
              </span>
              {t('ring.about')}
            </p>
            <Road room={room} />
          </>
        )}
      </div>
    </BookFrame>
  );
}

/** The time in seconds, so that the page draws when a second passes. */
const useSecond = (): number => Number(useTimeText((nowMs) => String(Math.floor(nowMs / 1_000)))) * 1_000;

function Bouts({ list }: { readonly list: readonly Fixture[] }) {
  const t = useTranslations('sports');
  useWatch(list.map(({ fixtureId }) => fixtureId.toString()));
  const bouts = useLiveFixtures(list);
  const nowMs = useSecond();
  const shown = shownBout(bouts, nowMs);
  const next = nextBout(bouts);
  const offered = list.find(({ fixtureId }) => fixtureId === next?.fixtureId);
  const result = shown && resultOf(shown);
  return (
    <>
      <section className="ring" aria-label={shown?.competition.name}>
        <RingStage isFighting={shown?.state === 'LIVE' && result === undefined} result={result} />
        <p className="ring-word" aria-live="polite">
          {result === undefined
            ? t(shown?.state === 'LIVE' ? 'ring.fighting' : 'ring.betting')
            : t(`ring.result.${result}`)}
        </p>
        <span className="ring-mark">{t('ring.virtual')}</span>
      </section>
      {offered && (
        <section className="sb-card" aria-label={t('market.fight')}>
          <BettingClock startsAt={offered.startsAt} />
          <Prices fixture={offered} />
        </section>
      )}
    </>
  );
}

function BettingClock({ startsAt }: { readonly startsAt: Date }) {
  const t = useTranslations('sports');
  const read = (nowMs: number): string => countdownText(startsAt, nowMs);
  const text = useTimeText(read);
  const part = useSyncExternalStore(noChange, () => Math.round(partLeft(startsAt, serverNowMs()) * 60) / 60, () => 1); // prettier-ignore
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between text-sm">
        <span className="text-ink-soft">{t('ring.closes-in')}</span>
        <strong className="font-display tabular-nums">{text === '' ? read(serverNowMs()) : text}</strong>
      </p>
      <span aria-hidden="true" className="ring-clock">
        <span style={{ scale: `${part} 1` }} />
      </span>
    </div>
  );
}

/** The part is read again whenever the text of the clock draws the component. */
const noChange = (): (() => void) => () => undefined;

function Prices({ fixture }: { readonly fixture: Fixture }) {
  const t = useTranslations('sports');
  const market = fixture.markets.find(({ type }) => type === 'fight');
  if (market === undefined) return null;
  return (
    <div className="ring-prices">
      {(['meron', 'draw', 'wala'] as const).map((code) => {
        const selection = market.selections.find((each) => each.code === code);
        return (
          selection && (
            <div key={code} className="grid" data-side={code}>
              <PriceCell fixture={fixture} market={market} selection={selection} label={t(`code.${code}`)} />
            </div>
          )
        );
      })}
    </div>
  );
}

const ROAD_MAX = 36;

/** The last bouts of the room, the newest first. */
function Road({ room }: { readonly room: string }) {
  const t = useTranslations('sports');
  const results = useResults(undefined, room).data?.list ?? [];
  const road = results
    .slice(0, ROAD_MAX)
    .flatMap((fixture): readonly { readonly id: string; readonly result: BoutResult }[] => {
      const result = resultOf(fixture);
      return result === undefined || fixture.state === 'ABANDONED'
        ? []
        : [{ id: fixture.fixtureId.toString(), result }];
    });
  if (road.length === 0) return null;
  return (
    <section className="sb-card" aria-label={t('ring.road')}>
      <h2 className="text-sm">{t('ring.road')}</h2>
      <ul className="ring-road">
        {road.map(({ id, result }) => (
          <li key={id}>
            <a href={`/sports/match/${id}`} data-side={result} aria-label={t(`ring.result.${result}`)}>
              {t(`ring.bead.${result}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
