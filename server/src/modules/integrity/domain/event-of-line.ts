import type { EventKind } from '@fairground/contract/integrity/kinds';

/** Which changes of the audit trail are significant, the first that fits. What merely looks at something is none. */
const RULES: readonly (readonly [RegExp, EventKind])[] = [
  [/^operators\.(fail-enrol|lock-staff|fail-login)/, 'failed-logins'],
  [/^catalog\.(stop-play|release-stop)$/, 'gaming-switch'],
  [/(jackpot|pool|must-hit)/, 'jackpot-change'],
  [/^(cashier\.decide-receipt|lottery\.correct-|lottery\.cancel-|vendors\.review-parked-win)/, 'override'],
  [/^(sports\.(correct-result|void-market|hold-|lock-price)|rooms\.void-hand|agents\.recalculate-run)/, 'override'],
  [/^(wallet\.(adjust|waive-debt)|cashier\.(waive-turnover|reverse-deposit))$/, 'adjustment'],
  [/^(promotions\.(give|revoke)-grant|loyalty\.adjust-points)$/, 'adjustment'],
  [/^members\.change-status$/, 'account-status'],
  [/^(operators\.(change-roles|disable-staff|enable-staff|reset-staff)|members\.change-flag)$/, 'authority-change'],
  [/^(verification\.decide-case|identity\.(disown-change|unlock-password))$/, 'identity-change'],
  [/^(catalog|lottery|studio|rooms)\.(?!show-)/, 'game-change'],
  [/^(system|vendors|postbox)\.(?!show-)/, 'configuration-change'],
  [
    /^(wallet\.(change-mode|offer-vendor)|cashier\.change-(withdrawal-rules|channel-limits)|integrity\.set-threshold)$/,
    'configuration-change',
  ],
  // What the house offers and pays by rule: limits of bets, terms, rebates, ranks, contracts of the house.
  [
    /^(sports\.change-limits|promotions\.(publish-terms|publish-drop|set-offer)|loyalty\.(change-rebate-rule|change-rank|lock-rank)|agents\..*-of-house)$/,
    'configuration-change',
  ],
];

export const kindOfAction = (action: string): EventKind | undefined =>
  RULES.find(([pattern]) => pattern.test(action))?.[1];
