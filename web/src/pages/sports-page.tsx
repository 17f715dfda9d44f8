import type { FixtureId, SportsBetId } from '@fairground/contract/sports/fields';
import { Bets, Book, Match, OneBet, Results, Ring, Rules, SportsPlace } from '../features/sports/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { SPORTS_ROUTE_IDS } from '../shared/page/site-route.ts';
import type { PageProps, SiteRoute } from '../shared/page/site-route.ts';

/** Every page of the sportsbook: it comes when the page has woken up, since its prices are never older than that. */
export function Page(props: PageProps) {
  const t = useTranslations('sports');
  const { id } = props.route;
  return (
    <div className="page-width grid grid-cols-1 gap-3 py-4 md:py-6" data-category={CATEGORY_OF[id] ?? 'sports'}>
      <PageHeading className={WITH_TITLE.has(id) ? 'text-xl' : 'sr-only'}>{t(`page.${titleOf(id)}`)}</PageHeading>
      {/* What comes late is no shorter than the screen: nothing below it moves in sight. */}
      <div className="grid min-h-dvh grid-cols-1 content-start">
        <AwakePart fallback={<SportsPlace />}>
          <Part {...props} />
        </AwakePart>
      </div>
    </div>
  );
}

const titleOf = (id: SiteRoute['id']): (typeof SPORTS_ROUTE_IDS)[number] =>
  SPORTS_ROUTE_IDS.find((known) => known === id) ?? 'sports-book';

const CATEGORY_OF: Partial<Record<SiteRoute['id'], string>> = {
  'esports-book': 'esports',
  'cockfight-ring': 'cockfight',
};

/** The book itself and a match begin with what is played; the others say what they are. */
const WITH_TITLE: ReadonlySet<string> = new Set(['sports-bets', 'sports-bet', 'sports-results', 'sports-rules']);

function Part({ route, params }: PageProps) {
  switch (route.id) {
    case 'sports-match':
      return <Match fixtureId={fixtureIdOf(params['id'])} />;
    case 'sports-bets':
      return <Bets />;
    case 'sports-bet':
      return <OneBet betId={betIdOf(params['bet'])} />;
    case 'sports-results':
      return <Results />;
    case 'sports-rules':
      return <Rules />;
    case 'cockfight-ring':
      return <Ring room={params['room'] ?? ''} />;
    case 'esports-book':
      return <Book face="ESPORTS" />;
    default:
      return <Book face="SPORTS" competition={params['competition']} />;
  }
}

/** A word that is no number is no match; none has the number 0. */
const fixtureIdOf = (word = ''): FixtureId => numberOf(word) as FixtureId;
const betIdOf = (word = ''): SportsBetId => numberOf(word) as SportsBetId;
const numberOf = (word: string): bigint => (/^[1-9]\d{0,17}$/.test(word) ? BigInt(word) : 0n);
