import { memberIdSchema } from '@fairground/contract/ids';
import { readLinks } from '@fairground/contract/risk/operator-endpoints';
import { TRACE_KINDS } from '@fairground/contract/risk/states';
import type { TraceKind } from '@fairground/contract/risk/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PartProps } from '../../app/features.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { textOf, valueAt } from '../../parts/values.ts';
import { staffCall } from '../../session/calls.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';
import { Graph } from './graph.tsx';
import { LinkTable } from './link-table.tsx';

const DEPTHS = ['1', '2', '3'] as const;

/** The accounts linked with a member, on the member's record and on a case about it: as a graph, and as a table of the same links. */
export function Part({ recordKey = '', record }: PartProps) {
  const t = useTexts();
  const words = wordsOf(t, 'risk.links');
  const [depth, setDepth] = useState<(typeof DEPTHS)[number]>('2');
  const [hidden, setHidden] = useState<readonly TraceKind[]>([]);
  const member = record === undefined ? recordKey : textOf(valueAt(record, 'memberId')) || recordKey;
  const query = useQuery({
    queryKey: ['risk-links', member, depth],
    queryFn: ({ signal }) =>
      staffCall(readLinks, { query: { memberId: z.parse(memberIdSchema, member), depth } }, signal),
  });
  const toggle = (kind: TraceKind): void =>
    setHidden((before) => (before.includes(kind) ? before.filter((each) => each !== kind) : [...before, kind]));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <fieldset className="flex items-center gap-2">
          <legend className="float-start me-2 text-ink-soft">{words.field('depth')}</legend>
          {DEPTHS.map((each) => (
            <label key={each} className="flex items-center gap-1">
              <input type="radio" name="depth" checked={depth === each} onChange={() => setDepth(each)} />
              {each}
            </label>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-start me-2 text-ink-soft">{words.field('kinds')}</legend>
          {TRACE_KINDS.map((kind) => (
            <label key={kind} className="flex items-center gap-1">
              <input type="checkbox" checked={!hidden.includes(kind)} onChange={() => toggle(kind)} />
              {words.value('trace', kind)}
            </label>
          ))}
        </fieldset>
      </div>
      <Loaded query={query}>
        {({ root, nodes, edges }) => {
          const shownEdges = edges.filter(({ trace }) => !hidden.includes(trace));
          const linked = new Set(shownEdges.flatMap(({ from, to }) => [from, to]));
          const shownNodes = nodes.filter(({ id }) => id === root || linked.has(id));
          if (shownNodes.length <= 1)
            return <p className="rounded-md bg-surface-1 p-4 text-ink-soft">{words.field('none')}</p>;
          return (
            <>
              <Graph {...{ root, words }} nodes={shownNodes} edges={shownEdges} />
              <LinkTable edges={shownEdges} words={words} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
