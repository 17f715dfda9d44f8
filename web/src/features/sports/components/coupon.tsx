import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCoupons } from '../hooks/use-coupons.ts';
import type { CouponsWish } from '../hooks/use-coupons.ts';
import { useCellKeys } from '../hooks/use-cell-keys.ts';
import { groupFixtures } from '../model/coupon.ts';
import type { CouponGroup } from '../model/coupon.ts';
import { categoryOf, competitionHref } from '../model/faces.ts';
import { columnsOf } from '../model/markets.ts';
import { FixtureRow, FollowButton } from './fixture-row.tsx';
import { SportIcon } from './sport-icon.tsx';
import { styled } from './styled.ts';

type CouponProps = {
  readonly wish: CouponsWish;
  /** As many matches of each competition at most. */
  readonly most?: number;
  readonly empty: ReactNode;
};

/** Matches with their main prices, by competition. */
export function Coupon({ wish, most, empty }: CouponProps) {
  const t = useTranslations('sports');
  const { list, isPending, isAsking, isError, retry, showMore } = useCoupons(wish);
  const part = useRef<HTMLDivElement>(null);
  const handleKeyDown = useCellKeys(part);
  if (isPending) return <CouponSkeleton />;
  if (isError && list.length === 0)
    return (
      <ErrorState headingLevel={2} title={t('failed')} action={<Button onClick={retry}>{t('try-again')}</Button>} />
    );
  const groups = groupFixtures(list);
  if (groups.length === 0) return empty;
  return (
    // Arrow keys move between the prices; each of them is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={part} onKeyDown={handleKeyDown} className="grid grid-cols-1 gap-4">
      {groups.map((group) => (
        <Group
          key={group.code}
          group={most === undefined ? group : { ...group, fixtures: group.fixtures.slice(0, most) }}
        />
      ))}
      {showMore && most === undefined && (
        <Button loading={isAsking} onClick={showMore}>
          {t('show-more')}
        </Button>
      )}
    </div>
  );
}

function Group({ group: { code, name, sport, fixtures } }: { readonly group: CouponGroup }) {
  const t = useTranslations('sports');
  const columns = columnsOf(sport);
  const [shown, setShown] = useState<string>(columns[0]?.key ?? '');
  return (
    <section className="sb-group" data-category={categoryOf(sport)} data-shown={shown}>
      <header className="sb-group-head">
        <div className="sb-group-name">
          <h2 className="flex min-h-11 min-w-0 items-center gap-2 text-sm">
            <SportIcon sport={sport} />
            <a href={competitionHref(code, sport)} className="truncate hover:underline">
              {name}
            </a>
          </h2>
          <FollowButton star={code} name={name} />
        </div>
        <div className="sb-group-columns" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.key} className="sb-col-name" style={styled({ '--cells': column.codes.length })}>
              {t(`short.${column.key}`)}
            </span>
          ))}
        </div>
        {columns.length > 1 && (
          <label className="sb-group-choice">
            <span className="sr-only">{t('column')}</span>
            <select value={shown} onChange={({ target }) => setShown(target.value)}>
              {columns.map(({ key }) => (
                <option key={key} value={key}>
                  {t(`short.${key}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      <ul>
        {fixtures.map((fixture) => (
          <FixtureRow key={fixture.fixtureId.toString()} fixture={fixture} />
        ))}
      </ul>
    </section>
  );
}

/** Rows of the size of what comes. */
export function CouponSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-4">
      {[4, 3].map((rows) => (
        <div key={rows} className="sb-group">
          <div className="sb-group-head">
            <Skeleton className="h-4 w-40 rounded-sm" />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="sb-row">
              <Skeleton className="h-17 w-full rounded-md [grid-column:1/-1]" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
