import type { ValueOf } from '@fairground/contract/endpoint';
import type { readLinks } from '@fairground/contract/risk/operator-endpoints';
import { CASE_SCORE } from '@fairground/contract/risk/states';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Words } from '../../texts/words.ts';
import { boxAround, layOut } from './layout.ts';
import type { Point } from './layout.ts';

type Links = ValueOf<typeof readLinks>;
type Node = Links['nodes'][number];

type GraphProps = {
  readonly root: string;
  readonly nodes: readonly Node[];
  readonly edges: Links['edges'];
  readonly words: Words;
};

const MIDDLE: Point = { x: 0, y: 0 };

/** Accounts are discs, what they share are squares with its kind. The table below tells the same to everybody. */
export function Graph({ root, nodes, edges, words }: GraphProps) {
  const places = useMemo(() => layOut(nodes, edges, root), [nodes, edges, root]);
  const at = (id: string): Point => places.get(id) ?? MIDDLE;
  return (
    <section aria-label={words.field('graph')} className="mb-4 rounded-md bg-surface-1 shadow-low">
      <svg viewBox={boxAround([...places.values()])} className="max-h-[60dvh] w-full">
        {edges.map(({ from, to }) => (
          <line
            key={`${from} ${to}`}
            x1={at(from).x}
            y1={at(from).y}
            x2={at(to).x}
            y2={at(to).y}
            className="stroke-line"
            strokeWidth="1.5"
          />
        ))}
        {nodes.map((node) => (
          <g key={node.id} transform={`translate(${at(node.id).x} ${at(node.id).y})`}>
            {node.kind === 'member' ? (
              <Account node={node} isRoot={node.id === root} />
            ) : (
              <Shared node={node} words={words} />
            )}
          </g>
        ))}
      </svg>
    </section>
  );
}

function Account({ node, isRoot }: { readonly node: Extract<Node, { kind: 'member' }>; readonly isRoot: boolean }) {
  const [, go] = useLocation();
  const address = `/members/${node.memberId}`;
  const tone = node.score >= CASE_SCORE ? 'fill-loss' : isRoot ? 'fill-accent' : 'fill-ink-faint';
  return (
    <a
      href={address}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(address);
      }}
    >
      <circle r={isRoot ? 13 : 9} className={tone} />
      <text y={isRoot ? 27 : 22} textAnchor="middle" className="fill-ink text-[11px] hover:underline">
        {node.account} · {node.score}
      </text>
    </a>
  );
}

function Shared({ node, words }: { readonly node: Extract<Node, { kind: 'trace' }>; readonly words: Words }) {
  const more = node.hidden > 0 ? `+${node.hidden}` : undefined;
  return (
    <>
      <title>
        {node.isCrowd ? words.field('crowd') : `${words.value('trace', node.trace)} ${node.mark}`}
        {more === undefined ? '' : ` · ${words.field('hidden')}: ${node.hidden}`}
      </title>
      <rect
        x="-6"
        y="-6"
        width="12"
        height="12"
        rx="2"
        className={node.isCrowd ? 'fill-surface-2 stroke-line' : 'fill-surface-3 stroke-ink-soft'}
      />
      <text y="18" textAnchor="middle" className="fill-ink-soft text-[9px]">
        {words.value('trace', node.trace)}
      </text>
      {more !== undefined && (
        <text y="28" textAnchor="middle" className="fill-ink-faint text-[9px]">
          {more}
        </text>
      )}
    </>
  );
}
