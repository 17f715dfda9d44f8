import type { Action } from './command.ts';
import { applicationActions } from './commands/applications.ts';
import { approvalActions } from './commands/approvals.ts';
import { auditActions } from './commands/audit.ts';
import { betActions } from './commands/bets.ts';
import { catalogActions } from './commands/catalog.ts';
import { chatActions } from './commands/chat.ts';
import { messageActions } from './commands/messages.ts';
import { announcementActions, bannerActions, draftActions } from './commands/content.ts';
import { feedbackActions } from './commands/feedback.ts';
import { figureActions } from './commands/figures.ts';
import { helpArticleActions, helpSectionActions } from './commands/help-centre.ts';
import { pictureActions } from './commands/pictures.ts';
import { promotionActions } from './commands/promotions.ts';
import { domainActions, resourceActions, serviceActions } from './commands/services.ts';
import { lotteryActions } from './commands/lottery.ts';
import { memberActions } from './commands/members.ts';
import { outboxActions } from './commands/outbox.ts';
import { parActions } from './commands/par.ts';
import { schemaActions } from './commands/schema.ts';
import { secretActions } from './commands/secrets.ts';
import { sessionActions, staffActions } from './commands/staff.ts';
import { flagActions, regionActions, ruleActions } from './commands/settings.ts';
import { statusActions } from './commands/status.ts';
import { vendorActions } from './commands/vendors.ts';
import { verificationActions } from './commands/verification.ts';
import { depositActions } from './commands/deposits.ts';
import { walletActions } from './commands/wallet.ts';
import { withdrawalActions } from './commands/withdrawals.ts';

/** Everything an operator can do from the terminal. */
export const ACTIONS: readonly Action[] = [
  ...sessionActions,
  ...staffActions,
  ...approvalActions,
  ...statusActions,
  ...flagActions,
  ...regionActions,
  ...ruleActions,
  ...resourceActions,
  ...serviceActions,
  ...domainActions,
  ...helpSectionActions,
  ...helpArticleActions,
  ...bannerActions,
  ...announcementActions,
  ...draftActions,
  ...promotionActions,
  ...applicationActions,
  ...catalogActions,
  ...memberActions,
  ...feedbackActions,
  ...figureActions,
  ...pictureActions,
  ...verificationActions,
  ...chatActions,
  ...messageActions,
  ...vendorActions,
  ...parActions,
  ...lotteryActions,
  ...walletActions,
  ...depositActions,
  ...withdrawalActions,
  ...betActions,
  ...outboxActions,
  ...auditActions,
  ...schemaActions,
  ...secretActions,
];
