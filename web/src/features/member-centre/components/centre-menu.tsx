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
import { CentreEntries } from '../../../shared/page/centre-entries.tsx';
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
  /** Its entries, all of them where nothing is said. */
  readonly pages?: readonly CentrePage[];
  readonly page: CentrePage;
  readonly onChoose: (page: CentrePage) => void;
  /** Counts beside entries, such as open missions. */
  readonly counts?: Readonly<Partial<Record<CentrePage, number>>>;
};

const NO_COUNTS = {};

/** The entries of the member centre; the one on show is marked. */
export function CentreMenu({ pages = CENTRE_MENU, page, onChoose, counts = NO_COUNTS }: CentreMenuProps) {
  const t = useTranslations('centre');
  const entries = pages.map((entry) => ({
    page: entry,
    Icon: ICONS[entry],
    text: t(`page.${entry}`),
    badge: badgeOf(counts[entry] ?? 0),
  }));
  return <CentreEntries label={t('menu')} entries={entries} page={page} onChoose={onChoose} />;
}
