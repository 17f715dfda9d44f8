import type { MemberId } from '@fairground/contract/ids';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { EmptyState } from '@fairground/ui/empty-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useLineMap } from '../api/agents.ts';
import type { LineMap as Map } from '../api/agents.ts';
import { CrumbTrail } from './crumb-trail.tsx';
import { plain } from './figures.tsx';
import { Read } from './states.tsx';
import { typeKey } from '../model/type-key.ts';

type Branch = Map['list'][number];

/** The line as bars, the largest branch first; each bar is made of the parts of its branch, and opens it. */
export function LineMap() {
  const t = useTranslations('agents');
  const numbers = useNumbers();
  const [parent, setParent] = useState<MemberId>();
  const map = useLineMap(parent === undefined ? {} : { parent });
  const { data } = map;
  const most = data?.list[0]?.members ?? 1;
  return (
    <Read query={map}>
      <CrumbTrail crumbs={data?.crumbs ?? []} onChoose={setParent} />
      {data === undefined ? (
        <SkeletonText lines={8} />
      ) : data.list.length === 0 ? (
        <EmptyState headingLevel={3} title={t('downline.empty-title')} description={t('downline.empty-text')} />
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {t('map.rule', { members: numbers.whole(data.members), branches: numbers.whole(data.list.length) })}
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {data.list.map((branch) => (
              <BranchBar key={branch.memberId.toString()} branch={branch} most={most} onEnter={setParent} />
            ))}
          </ul>
          {data.rest.branches > 0 && (
            <p className="text-sm text-ink-faint">
              {t('map.rest', {
                branches: numbers.whole(data.rest.branches),
                members: numbers.whole(data.rest.members),
              })}
            </p>
          )}
        </>
      )}
    </Read>
  );
}

type BranchBarProps = {
  readonly branch: Branch;
  readonly most: number;
  readonly onEnter: (parent: MemberId) => void;
};

function BranchBar({ branch, most, onEnter }: BranchBarProps) {
  const t = useTranslations('agents');
  const numbers = useNumbers();
  const { memberId, account, type, members, validBet, below, rest } = branch;
  return (
    <li className="grid grid-cols-1 gap-1 rounded-md bg-surface-2/60 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="flex min-w-0 items-center gap-2">
          {members > 1 ? (
            <button
              type="button"
              className="truncate font-semibold text-accent-text underline-offset-4 hover:underline"
              onClick={() => onEnter(memberId)}
            >
              {account}
            </button>
          ) : (
            <span className="truncate font-semibold">{account}</span>
          )}
          {type !== 0 && <Badge tone="info">{t(typeKey(type))}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-ink-soft">
          <span>{t('map.members', { count: numbers.whole(members) })}</span>
          <span>
            {t('figure.validBet')} {plain(validBet)}
          </span>
        </span>
      </div>
      <div
        aria-hidden="true"
        className="flex h-3 gap-px overflow-hidden rounded-full"
        style={{ inlineSize: `${Math.max(2, (members / most) * 100)}%` }}
      >
        {below.map((part) => (
          <span
            key={part.memberId.toString()}
            title={part.account}
            className="bg-accent"
            style={{ flexGrow: part.members, flexBasis: 0 }}
          />
        ))}
        <span
          className="bg-ink-faint/40"
          style={{ flexGrow: members - below.reduce((sum, part) => sum + part.members, 0), flexBasis: 0 }}
        />
      </div>
      {below.length > 0 && (
        <p className="line-clamp-2 text-xs text-ink-faint">
          {below.map((part) => `${part.account} (${numbers.whole(part.members)})`).join(' · ')}
          {rest.branches > 0 && ` · +${numbers.whole(rest.branches)}`}
        </p>
      )}
    </li>
  );
}
