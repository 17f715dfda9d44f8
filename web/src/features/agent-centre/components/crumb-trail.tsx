import type { Crumbs } from '@fairground/contract/agents/fields';
import type { MemberId } from '@fairground/contract/ids';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';

type CrumbTrailProps = {
  readonly crumbs: Crumbs;
  /** Nothing is the agent itself. */
  readonly onChoose: (parent: MemberId | undefined) => void;
};

/** The way down from the agent to the member whose downline is shown. */
export function CrumbTrail({ crumbs, onChoose }: CrumbTrailProps) {
  const t = useTranslations('agents');
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map(({ memberId, account }, index) => (
          <li key={memberId.toString()} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 text-ink-faint rtl:rotate-180" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="font-semibold">
                {account}
              </span>
            ) : (
              <button
                type="button"
                className="min-h-8 px-1 text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
                onClick={() => onChoose(index === 0 ? undefined : memberId)}
              >
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
