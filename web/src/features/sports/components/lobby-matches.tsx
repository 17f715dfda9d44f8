import type { Fixture } from '@fairground/contract/sports/endpoints';
import { FACE_OF } from '@fairground/contract/sports/fields';
import { ButtonLink } from '@fairground/ui/button';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCoupons } from '../hooks/use-coupons.ts';
import { competitionHref, homeOf, sportsOf } from '../model/faces.ts';
import type { Face } from '../model/faces.ts';
import { keepPlaces } from '../model/keep-places.ts';
import { FixtureRow } from './fixture-row.tsx';
import { Simulated } from './sports-nav.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import './sports.css';

/** As many rows as say what the book is about and leave the tiles in sight. */
const ROWS = 4;

/** What is played now and next, above the tiles of a lobby. */
export function LobbyMatches({ face }: { readonly face: Face }) {
  const t = useTranslations('sports');
  const { list } = useCoupons({ sports: sportsOf(face), range: 'all' });
  const inOrder = list.toSorted(
    (one, other) =>
      Number(one.state === 'PREMATCH') - Number(other.state === 'PREMATCH') ||
      one.startsAt.getTime() - other.startsAt.getTime(),
  );
  const [places, setPlaces] = useState<readonly Fixture['fixtureId'][]>([]);
  const shown = keepPlaces(places, inOrder, ROWS);
  // A match that is over must not pull the rows below it away from under a finger.
  if (shown.length !== places.length || shown.some(({ fixtureId }, place) => fixtureId !== places[place]))
    setPlaces(shown.map(({ fixtureId }) => fixtureId));
  const hasLive = shown.some(({ state }) => state !== 'PREMATCH');
  return (
    <>
      <div className="sb min-h-159 content-start md:min-h-98">
        <section
          className="sb-group sb-lobby"
          aria-label={t(hasLive ? 'lobby.live' : 'lobby.next')}
          data-shown={firstColumn(face)}
        >
          <header className="sb-group-head">
            <h2 className="flex min-w-0 flex-1 items-center gap-2 text-base">
              {t(hasLive ? 'lobby.live' : 'lobby.next')}
              <Simulated />
            </h2>
            <ButtonLink
              size="sm"
              variant="primary"
              href={bookOf(face, shown[0])}
              iconEnd={<ArrowRight aria-hidden="true" className="rtl:rotate-180" />}
            >
              {t('lobby.open')}
            </ButtonLink>
          </header>
          <ul className="sb-lobby-rows">
            {shown.map((fixture) => (
              <FixtureRow key={fixture.fixtureId.toString()} fixture={fixture} />
            ))}
          </ul>
        </section>
      </div>
      <SlipSheet />
    </>
  );
}

const bookOf = (face: Face, first: Fixture | undefined): string =>
  face === 'COCKFIGHT' && first ? competitionHref(first.competition.code, first.sport) : homeOf(face);

const firstColumn = (face: Face): string =>
  face === FACE_OF.ESPORTS ? 'winner' : face === FACE_OF.COCKFIGHT ? 'fight' : '1x2';
