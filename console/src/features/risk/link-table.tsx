import type { ValueOf } from '@fairground/contract/endpoint';
import type { readLinks } from '@fairground/contract/risk/operator-endpoints';
import { useNumbers } from '@fairground/ui/numbers';
import { Link } from 'wouter';
import { Moment } from '../../parts/value.tsx';
import type { Words } from '../../texts/words.ts';

type LinkTableProps = { readonly edges: ValueOf<typeof readLinks>['edges']; readonly words: Words };

const COLUMNS = ['member', 'trace', 'mark', 'since', 'lastSeenAt', 'times'] as const;

/** Every link of the graph in words. */
export function LinkTable({ edges, words }: LinkTableProps) {
  const numbers = useNumbers();
  return (
    <section
      className="overflow-auto rounded-md bg-surface-1 shadow-low"
      aria-label={words.field('table')}
      // What scrolls sideways must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-start">
        <thead className="bg-surface-2 text-xs text-ink-soft">
          <tr>
            {COLUMNS.map((id) => (
              <th key={id} scope="col" className="h-9 px-3 text-start font-semibold whitespace-nowrap">
                {words.field(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map((edge) => (
            <tr key={`${edge.from} ${edge.to}`} className="border-t border-line">
              <td className="px-3 py-2">
                <Link
                  href={`/members/${edge.memberId}`}
                  className="text-accent-text underline-offset-4 hover:underline"
                >
                  {edge.account}
                </Link>
              </td>
              <td className="px-3 py-2">{words.value('trace', edge.trace)}</td>
              <td className="px-3 py-2 font-mono text-xs">{edge.mark}</td>
              <td className="px-3 py-2">
                <Moment iso={edge.since.toISOString()} />
              </td>
              <td className="px-3 py-2">
                <Moment iso={edge.lastSeenAt.toISOString()} />
              </td>
              <td className="px-3 py-2 tabular-nums">{numbers.plain(edge.times)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
