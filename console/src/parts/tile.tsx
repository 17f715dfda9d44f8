import type { DeskTile } from '@fairground/contract/console/desk';
import { Amount } from '@fairground/ui/amount';
import { useNumbers } from '@fairground/ui/numbers';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { deskCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { Loaded } from './loaded.tsx';
import { Moment } from './value.tsx';
import { isRow, textOf } from './values.ts';
import type { Row } from './values.ts';

const AGAIN_MS = 30_000;

/** Figures of one module, with the moment they were read. What could not be read is a dash. */
export function Tile({ tile }: { readonly tile: DeskTile }) {
  const t = useTexts();
  const words = wordsOf(t, tile.id);
  const query = useQuery({
    queryKey: ['tile', tile.id],
    queryFn: ({ signal }) => deskCall(tile.read, {}, signal),
    refetchInterval: AGAIN_MS,
  });
  return (
    <article className="relative rounded-md bg-surface-1 p-4 shadow-low" title={words.about}>
      <h3 className="mb-2 text-sm text-ink-soft">
        {tile.leads === undefined ? (
          words.title
        ) : (
          <Link href={tile.leads} className="after:absolute after:inset-0">
            {words.title}
          </Link>
        )}
      </h3>
      <Loaded query={query}>
        {(answer) => {
          const { figures, readAt } = isRow(answer) ? answer : {};
          return (
            <>
              <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
                {(Array.isArray(figures) ? figures.filter(isRow) : []).map((figure) => (
                  <div key={textOf(figure['id'])} className="contents">
                    <dt className="text-ink-faint">{words.field(textOf(figure['id']))}</dt>
                    <dd className="text-end font-semibold tabular-nums">
                      <Figure figure={figure} />
                    </dd>
                  </div>
                ))}
              </dl>
              {typeof readAt === 'string' && (
                <p className="mt-2 text-xs text-ink-faint">
                  <Moment iso={readAt} />
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </article>
  );
}

function Figure({ figure }: { readonly figure: Row }) {
  const numbers = useNumbers();
  const value = figure['value'];
  if (typeof value !== 'string') return <>–</>;
  if (figure['as'] === 'amount') return <Amount value={value} />;
  if (figure['as'] === 'rate') return <>{numbers.percent(value)}</>;
  return <>{figure['as'] === 'number' ? numbers.plain(value) : value}</>;
}
