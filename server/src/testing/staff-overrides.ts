import type { Overrides } from './sample-call.ts';

const WINDOW = { startsAt: '2030-01-01T00:00:00.000Z', endsAt: '2030-01-02T00:00:00.000Z' };
const OPEN = { opensAt: '2030-01-01T00:00:00.000Z', closesAt: '2030-01-02T00:00:00.000Z' };
const RANGE = { from: '2026-01-05T00:00:00.000Z', to: '2026-01-06T00:00:00.000Z' };
const DAYS = { fromDay: '2026-01-05', untilDay: '2030-01-05' };
const BROADCAST = { title: 'sample', body: 'sample' };
const ADDRESS = 'https://hooks.example.com/fairground';

/** What calls of staff ask for and their schemas do not say: windows that run forwards, names that exist, amounts above nothing. */
export const STAFF_OVERRIDES: Overrides = {
  'agents.change-settings': { body: { activeBet: '91', activeDeposit: '91', runFourEyes: '91' } },
  'agents.set-quota': { body: { series: 1900 } },
  'betting.list-bets-for-staff': { query: { from: '2026-01-05', to: '2026-01-06' } },
  'betting.list-member-bets': { query: RANGE },
  'betting.sum-member-bets': { query: RANGE },
  'catalog.plan-vendor-maintenance': { body: WINDOW },
  'content.publish-popup': { body: WINDOW },
  'integrity.set-threshold': { body: { amount: '91' } },
  'lottery.set-limits': { body: { amountMax: '91', winMax: '91', exposureMax: '91' } },
  'loyalty.add-mission': { body: { ...DAYS, milestones: ['100: 10'], prizes: undefined } },
  'loyalty.add-raffle': { body: { ...DAYS, unit: '100', prizes: ['1: 10'] } },
  'loyalty.add-reward': {
    body: {
      ...{ type: 'CASH', amount: '91', wagerX100: undefined, maxBet: undefined },
      ...{ spinsCount: undefined, spinsBet: undefined, spinsVendor: undefined, spinsGames: undefined },
    },
  },
  'loyalty.change-rank': {
    body: {
      ...{ needValid: undefined, needDeposit: undefined, keepValid: undefined },
      ...{ upgradeBonus: undefined, monthSalary: undefined },
    },
  },
  'loyalty.change-rebate-rule': { body: { product: 'RNG' } },
  'loyalty.read-rebate-rule': { query: { id: 'RNG' } },
  'members.make-link': { body: { expiresAt: '2030-01-01T00:00:00.000Z' } },
  'members.put-terms-in-force': { body: { version: '2' } },
  'members.ration-series': { body: { from: 1900 } },
  'members.set-series-of-all': { body: { heads: 1950, newcomers: 1900 } },
  'messages.send-broadcast': {
    body: { rankMin: undefined, texts: { TY: BROADCAST, EN: BROADCAST } },
  },
  // A view of one's own: nobody shares one with a role of somebody else.
  'operators.save-view': { body: { role: null } },
  'promotions.add-promotion': { body: { ...WINDOW, url: '/brand/art/promotion.webp', link: '/promotions' } },
  'promotions.approve-application': { body: { amount: '91' } },
  'promotions.open-offer': { body: OPEN },
  'promotions.publish-drop': { body: OPEN },
  'system.change-status': { body: { until: undefined, contact: '/help' } },
  'system.create-region-rule': { body: { kind: 'DENY', passesMaintenance: false } },
  'system.plan-maintenance': { body: { ...WINDOW, contact: '/help' } },
  'system.read-flag': { query: { key: 'MASKDEEP' } },
  'system.read-register-rule': { query: { field: 'payeeName' } },
  'system.set-channel': { body: { titles: { TY: 'sample' }, path: '/help', hours: undefined } },
  'system.set-flag': { body: { key: 'MASKDEEP', value: 'off' } },
  'system.set-register-rule': { body: { field: 'payeeName', patternId: undefined } },
  'system.set-resource': { body: { url: '/help', qrCodeUrl: '/help' } },
  'vendors.connect-vendor': { body: { adapter: 'outside', launchUrl: ADDRESS, launchUrl2: ADDRESS } },
  'vendors.limit-credits': { body: { singleMax: '91', dayMax: '91' } },
  'webhooks.add-webhook': { body: { url: ADDRESS } },
  'webhooks.change-webhook': { body: { url: ADDRESS } },
};

/** What the state of the house refuses with the status of a wrong input: nobody there, no browser, terms that are in force by now. */
export const REFUSED_BY_STATE: Readonly<Record<string, string>> = {
  'agents.bind-host': 'members.type-refused',
  'members.close-link-for-staff': 'members.link-refused',
  'members.make-link': 'members.link-refused',
  'members.put-terms-in-force': 'members.terms-refused',
  'operators.finish-passkey': 'operators.passkey-refused',
};
