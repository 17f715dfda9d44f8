import type { Fixture, Market } from '@fairground/contract/sports/endpoints';
import { ChevronDown } from 'lucide-react';
import { useSportsWords } from '../hooks/use-words.ts';
import type { MarketGroup } from '../model/markets.ts';
import { PriceCell } from './price-cell.tsx';
import { styled } from './styled.ts';

type MarketGroupPartProps = { readonly fixture: Fixture; readonly group: MarketGroup };

/** All lines of one question, which fold under its name. */
export function MarketGroupPart({ fixture, group: { name, markets } }: MarketGroupPartProps) {
  const { marketName } = useSportsWords();
  const teams = { home: fixture.home.name, away: fixture.away.name };
  return (
    <details open className="sb-market">
      <summary>
        <h3 className="min-w-0 flex-1 truncate text-sm">{marketName(name, teams)}</h3>
        <ChevronDown aria-hidden="true" className="sb-chevron size-4 text-ink-faint" />
      </summary>
      <div className="sb-market-lines">
        {markets.map((market) => (
          <Line key={market.marketId} fixture={fixture} market={market} />
        ))}
      </div>
    </details>
  );
}

function Line({ fixture, market }: { readonly fixture: Fixture; readonly market: Market }) {
  const { selectionName } = useSportsWords();
  const teams = { home: fixture.home.name, away: fixture.away.name };
  const count = market.selections.length;
  return (
    <div
      className="sb-market-line"
      data-many={count > MANY || undefined}
      style={styled({ '--cells': Math.min(count, 3) })}
    >
      {market.selections.map((selection) => (
        <PriceCell
          key={selection.id}
          fixture={fixture}
          market={market}
          selection={selection}
          label={selectionName(market, selection.code, teams)}
          look="wide"
        />
      ))}
    </div>
  );
}

/** More selections than this stand in columns of three. */
const MANY = 3;
