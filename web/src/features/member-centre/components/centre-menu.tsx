import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  CircleDollarSign,
  Coins,
  Dices,
  Gift,
  HandCoins,
  Inbox,
  Percent,
  ReceiptText,
  Send,
  ShieldCheck,
  Target,
  UserPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { CentrePage } from '../../../shared/store/centre-page.ts';
import { badgeOf, CENTRE_MENU } from '../model/menu.ts';

const ICONS: Readonly<Record<CentrePage, LucideIcon>> = {
  securityCenter: ShieldCheck,
  transferFund: ArrowLeftRight,
  depositv2: CircleDollarSign,
  withdraw: HandCoins,
  transferUpline: Send,
  personalHistoryCopy: Dices,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesColumn,
  bonusDetails: Gift,
  rewardCenter: Coins,
  referral: UserPlus,
  missionLeaderboard: Target,
  messageV2: Inbox,
  manualRebate: Percent,
};

type CentreMenuProps = {
  readonly page: CentrePage;
  readonly onChoose: (page: CentrePage) => void;
  /** Counts beside entries, such as open missions. */
  readonly counts?: Readonly<Partial<Record<CentrePage, number>>>;
};

const NO_COUNTS = {};

/** The entries of the member centre; the one on show is marked. */
export function CentreMenu({ page, onChoose, counts = NO_COUNTS }: CentreMenuProps) {
  const t = useTranslations('centre');
  return (
    <nav aria-label={t('menu')} className="px-3 pb-4">
      <ul className="grid grid-cols-1 gap-0.5">
        {CENTRE_MENU.map((entry) => {
          const Icon = ICONS[entry];
          const badge = badgeOf(counts[entry] ?? 0);
          return (
            <li key={entry}>
              <button
                type="button"
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onChoose(entry)}
                className="flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1 text-sm leading-tight font-semibold text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-12 md:aria-[current=page]:bg-accent-soft md:aria-[current=page]:text-accent-text"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0 flex-1 text-start">{t(`page.${entry}`)}</span>
                {badge !== undefined && (
                  <span className="rounded-full bg-accent px-1.5 text-xs font-bold text-accent-ink">{badge}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
