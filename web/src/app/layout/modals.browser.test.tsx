import { money } from '@fairground/contract/money';
import { modalFaults } from '@fairground/ui/testing/modal-faults';
import { Button } from '@fairground/ui/button';
import { Held } from '@fairground/ui/testing/held';
import { gameOf, playsOf } from '@fairground/engines/lottery/games';
import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openModal } from '../../shared/store/modal-store.ts';
import type { Modals, ModalType, OpenModal } from '../../shared/store/modal-store.ts';
import { renderOnSite } from '../../testing/stand.tsx';
import { ModalHost } from './modal-host.tsx';

/**
 * Every modal of the site, each opened by a button and left by Escape. The list is compared with the source: a file that
 * draws a modal and is not named here fails the last test.
 */

const PHONE = { mobileNum: '912345678', countryDialingCode: '84', firebaseIdToken: 'token', code: '123456' };

/** Those any part of the site asks for by name, with the file that draws them. */
const HOSTED: { readonly [Type in ModalType]: { readonly file: string; readonly props: Modals[Type] } } = {
  login: { file: 'features/account/components/login-modal.tsx', props: { tab: 'login' } },
  'verify-login': {
    file: 'features/account/components/verify-login-modal.tsx',
    props: {
      challenge: {
        challengeId: 'challenge',
        methods: ['EMAIL_CODE', 'TOTP'],
        mobileHint: null,
        emailHint: 'a***@example.com',
      } as unknown as Modals['verify-login']['challenge'],
      stay: false,
    },
  },
  'change-password': { file: 'features/account/components/change-password-modal.tsx', props: { reason: 'wanted' } },
  'forgot-password': { file: 'features/account/components/forgot-password-modal.tsx', props: {} },
  'new-account': { file: 'features/account/components/new-account-modal.tsx', props: { account: 'lucky1' } },
  'phone-binding': {
    file: 'features/account/components/phone-binding-modal.tsx',
    props: { bindingTicket: 'ticket', phone: PHONE },
  },
  announcements: { file: 'features/announcements/components/announcements-modal.tsx', props: {} },
  help: { file: 'features/help/components/help-modal.tsx', props: {} },
  download: { file: 'features/download/components/download-modal.tsx', props: {} },
  logout: { file: 'features/account/components/logout-modal.tsx', props: {} },
  'real-account': { file: 'features/account/components/real-account-modal.tsx', props: {} },
  language: { file: 'features/language/components/language-modal.tsx', props: {} },
  search: { file: 'features/search/components/search-palette.tsx', props: {} },
  'vendor-games': { file: 'features/game-frame/components/vendor-games-modal.tsx', props: { vendor: 'JL' } },
  centre: { file: 'app/layout/member-centre.tsx', props: {} },
  agents: { file: 'app/layout/agent-centre.tsx', props: {} },
};

type OwnModal = {
  readonly part: string;
  /** What it is drawn with while it is open. */
  readonly props: (close: () => void) => Readonly<Record<string, unknown>>;
  /** The buttons of the part itself that lead to its modal, the opening one last; without them a button beside it opens. */
  readonly presses?: readonly [string, ...string[]];
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What has to be there before its file is read. */
  readonly before?: () => void;
  /** It is there on a phone only. */
  readonly isNarrow?: true;
};

const closes =
  (more: Readonly<Record<string, unknown>> = {}): OwnModal['props'] =>
  (onClose) => ({ ...more, onClose });

const A_MOMENT = new Date('2026-11-17T05:00:00Z');
const A_BET = { betId: 1n, name: 'Plinko', vendorName: 'Fairground', round: undefined, vassalage: 'FG', state: 'WON' };
const A_POPUP = { id: 1n, type: 'PU', title: 'News', content: '<p>Hello</p>', index: 1, publishedAt: A_MOMENT };

const POINTS = { points: 500, hasPaymentPassword: false, currencySymbol: '₫' };
const A_BONUS = {
  ...{
    bonusId: 1n,
    name: 'Welcome',
    state: 'QUEUED',
    amount: money(10_000_000n),
    progress: 0n,
    required: 0n,
    cap: null,
  },
  ...{ maxBet: money(500_000n), weights: [], currencySymbol: '₫', queuedAt: A_MOMENT, expiresAt: null, closedAt: null },
};
const A_SLIP = {
  mode: 'single',
  stakes: {},
  stake: '',
  system: '',
  accept: 'better',
  legs: [
    {
      ...{ selectionId: '11:h', fixtureId: '7', sport: 'FOOTBALL', home: 'Cần Thơ', away: 'Mỹ Tho', type: '1x2' },
      ...{ period: 'ft', lineQuarters: 0, variant: '', code: 'h', oddsMilli: 1_850 },
    },
  ],
};
const ROOM = roomIn('SSC1M');
const SERIES = { min: 1800, max: 1950, usual: 1950, step: 1 };
const OFFER = {
  isOn: true,
  units: ['whole'],
  multipleMax: 100,
  amountMax: 10n ** 12n,
  linesMax: 50,
  chaseIssuesMax: 20,
  series: SERIES,
  seriesMax: SERIES.max,
};
const A_SESSION = {
  ip: '203.0.113.7',
  country: 'VN',
  device: 'Firefox, Windows',
  openedAt: A_MOMENT,
  seenAt: A_MOMENT,
  expiresAt: A_MOMENT,
};

const A_CONTRACT = {
  ...{
    contractId: 1n,
    role: 'receiver',
    other: null,
    status: 'ACTIVE',
    from: '2026-11-01',
    until: null,
    endReason: null,
  },
  terms: {
    ...{ type: 'RT_SALARY', periodType: 'FIVE_MINUTES', base: 'TEAM_BET', carryMode: 'NONE', products: null },
    tiers: [{ minValidBet: 0n, minLoss: 0n, minActive: 0, rate: 2_000 }],
  },
};

/** Those a part of the site draws by itself, by file. */
const OWN: Readonly<Record<string, OwnModal>> = {
  'app/layout/mobile-menu.tsx': { part: 'MobileMenu', props: closes({ isOpen: true }), isNarrow: true },
  'app/layout/member-sheet.tsx': { part: 'MemberSheet', props: closes({ isOpen: true }), isNarrow: true },
  'features/account/components/step-up-dialog.tsx': {
    part: 'StepUpDialog',
    props: (onDone) => ({ required: { methods: ['PASSWORD', 'TOTP'], mobileHint: null, emailHint: null }, onDone }),
  },
  'features/account/components/switch-account-dialog.tsx': {
    part: 'SwitchAccountDialog',
    props: (onStay) => ({ current: 'lucky1', opened: 'other22', onStay, onSwitch: onStay }),
  },
  'features/account/components/warning-dialog.tsx': { part: 'WarningDialog', props: closes({ text: 'Too often' }) },
  'features/agent-centre/components/contract-list.tsx': {
    part: 'ContractList',
    props: () => ({ contracts: [A_CONTRACT], symbol: '₫' }),
    presses: ['Resign'],
  },
  'features/agent-centre/components/downline-dialog.tsx': {
    part: 'DownlineDialog',
    props: closes({
      member: { memberId: 7n, account: 'agenttwo', type: 1, series: 1950, toUpline: true },
      ownSeries: 1980,
    }),
  },
  'features/announcements/components/popup-announcements.tsx': {
    part: 'PopupAnnouncements',
    props: (onDone) => ({ popups: [A_POPUP], onDone, mayAppear: () => true }),
  },
  'features/bets/components/bet-dialog.tsx': { part: 'BetDialog', props: closes({ account: 'lucky1', row: A_BET }) },
  'features/bets/components/share-dialog.tsx': {
    part: 'ShareDialog',
    props: closes({
      game: 'Plinko',
      vendor: 'Fairground',
      bet: { currency: 'VND', placedAt: new Date() },
      sums: { stake: 10_000n, payout: 20_000n },
      result: 'WON',
    }),
  },
  'features/game-frame/components/game-details.tsx': {
    part: 'GameDetails',
    props: (onOpenChange) => ({
      isOpen: true,
      onOpenChange,
      details: {
        game: { gameName: 'Plinko', rtp: null, hitRate: null, maxWin: null, volatility: null },
        limits: { minBet: 10_000n, maxBet: null },
        vendorName: 'Fairground',
      },
    }),
  },
  'features/game-frame/components/leave-dialog.tsx': {
    part: 'LeaveDialog',
    props: (onStay) => ({ isOpen: true, onStay, onLeave: onStay }),
  },
  'features/games/components/game-details.tsx': { part: 'GameDetails', props: () => ({ nodeId: '1' }) },
  'features/lottery/components/betting.tsx': {
    part: 'Betting',
    props: () => ({ room: ROOM, offer: OFFER }),
    presses: ['Lucky pick', 'To the slip'],
    isNarrow: true,
  },
  'features/lottery/components/chase-dialog.tsx': {
    part: 'ChaseDialog',
    props: (closeChase) => ({
      room: ROOM,
      offer: OFFER,
      symbol: '₫',
      betting: {
        closeChase,
        empty: closeChase,
        lines: [],
        basketOf: () => undefined,
        slip: { terms: { series: 1950 } },
      },
    }),
  },
  'features/lottery/components/order-dialog.tsx': {
    part: 'OrderDialog',
    props: closes({ account: 'lucky1', orderId: 1n }),
  },
  'features/bonus/components/bonus-card.tsx': {
    part: 'BonusCard',
    props: () => ({ bonus: A_BONUS }),
    presses: ['Remove'],
  },
  'features/mall/components/convert-dialog.tsx': {
    part: 'ConvertDialog',
    props: closes({ open: true, points: POINTS }),
  },
  'features/mall/components/redeem-dialog.tsx': {
    part: 'RedeemDialog',
    props: closes({
      points: POINTS,
      reward: { name: 'Umbrella', type: 'GOODS', points: 100, quantity: 3, terms: null, spins: null },
    }),
  },
  'features/privacy/components/close-dialog.tsx': {
    part: 'CloseDialog',
    props: closes({ asksFor: 'password', rest: null }),
  },
  'features/profile/components/icon-dialog.tsx': { part: 'IconDialog', props: closes() },
  'features/profile/components/nickname-dialog.tsx': { part: 'NicknameDialog', props: closes({ nickname: 'Lucky' }) },
  'features/protection/components/leave-card.tsx': {
    part: 'LeaveCard',
    props: () => ({}),
    presses: ['1 day'],
    answers: {
      'protection.read-state': {
        timeOut: null,
        exclusion: null,
        offered: { timeOutDays: [1], exclusionMonths: [6] },
      },
    },
  },
  'features/security/components/contact-dialog.tsx': {
    part: 'ContactDialog',
    props: closes({ channel: 'sms', isReplacing: true }),
  },
  'features/security/components/passkey-dialog.tsx': { part: 'PasskeyDialog', props: closes() },
  'features/security/components/password-dialog.tsx': {
    part: 'PasswordDialog',
    props: closes({
      title: 'Remove',
      text: 'Really?',
      submitLabel: 'Remove',
      work: async () => undefined,
      onDone: () => undefined,
    }),
  },
  'features/security/components/payment-password-dialog.tsx': {
    part: 'PaymentPasswordDialog',
    props: closes({ isSet: true }),
  },
  'features/security/components/recovery-codes.tsx': {
    part: 'RecoveryCodes',
    props: closes({ codes: ['aaaa-bbbb', 'cccc-dddd'] }),
  },
  'features/security/components/sessions-card.tsx': {
    part: 'SessionsCard',
    props: () => ({}),
    presses: ['Log out everywhere else'],
    answers: {
      'identity.list-sessions': {
        list: [
          { ...A_SESSION, sessionId: 1n, isCurrent: true },
          { ...A_SESSION, sessionId: 2n, isCurrent: false },
        ],
      },
    },
  },
  'features/security/components/totp-dialog.tsx': { part: 'TotpDialog', props: closes() },
  'features/security/components/totp-proof-dialog.tsx': {
    part: 'TotpProofDialog',
    props: closes({ purpose: 'disable' }),
  },
  'features/sports/components/slip-sheet.tsx': {
    part: 'SlipSheet',
    props: () => ({}),
    before: () => sessionStorage.setItem('sports-slip', JSON.stringify(A_SLIP)),
    presses: ['Open the slip, 1 selection'],
    answers: { 'sports.quote-slip': { legs: [], combo: null, comboRefusal: null, systems: [], delaySeconds: 0 } },
    isNarrow: true,
  },
  'features/verification/components/documents-dialog.tsx': {
    part: 'DocumentsDialog',
    props: closes({ level: 2, standing: { payeeName: null } }),
  },
  'shared/record/record-filters.tsx': {
    part: 'RecordFilters',
    props: () => ({ count: 0, onClear: () => undefined, children: 'Days' }),
    presses: ['Filters'],
    isNarrow: true,
  },
};

/** The frame of the forms of the security centre; those are in the list above. */
const FRAME_OF_FORMS = 'features/security/components/form-dialog.tsx';
/** No button opens it: the server holds play. Its own tests show how it closes. */
const OPENED_BY_SERVER = 'features/protection/components/reality-check.tsx';

const openBy = async (modal: ReactNode, open: () => void, account?: string) => {
  const screen = await renderOnSite(
    <>
      <Button onClick={open}>Open it</Button>
      {modal}
    </>,
    { ...(account !== undefined && { account }) },
  );
  const opener = screen.getByRole('button', { name: 'Open it' });
  await opener.click();
  return opener;
};

/** What a visitor meets; the rest belongs to members. */
const FOR_VISITORS: readonly string[] = ['login', 'verify-login', 'forgot-password', 'phone-binding'];

test.for(Object.entries(HOSTED))(
  '[M-06] %s keeps the focus, closes on Escape, gives the focus back and needs no address',
  async ([type, { props }]) => {
    const address = location.href;

    const opener = await openBy(
      <ModalHost />,
      () => openModal({ type, props } as OpenModal),
      FOR_VISITORS.includes(type) ? undefined : 'lucky1',
    );

    expect(await modalFaults(opener)).toEqual([]);
    expect(location.href).toBe(address);
  },
);

test('[M-06] the question over the form of a new number keeps the focus and gives it back to the form', async () => {
  const { type, props } = { type: 'phone-binding', ...HOSTED['phone-binding'] } as const;
  await openBy(<ModalHost />, () => openModal({ type, props }));
  await page.getByRole('button', { name: 'Link an account I have' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('lucky1');
  await page.getByLabelText(/^Password\*?$/).fill('some-Passw0rd');
  const opener = page.getByRole('button', { name: 'Link for good' });

  await opener.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();

  expect(await modalFaults(opener)).toEqual([]);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

const FILES = import.meta.glob<Readonly<Record<string, ComponentType<Record<string, unknown>>>>>([
  '/web/src/{app,features,shared}/**/*.tsx',
  '!/web/src/**/*.test.tsx',
]);

test.for(Object.entries(OWN))(
  '[M-06] %s keeps the focus, closes on Escape and gives the focus back',
  async ([file, { part, props, before, presses = ['Open it'], answers = {}, isNarrow }]) => {
    before?.();
    const loaded = await FILES[`/web/src/${file}`]?.();
    const Part = loaded?.[part];
    if (Part === undefined) throw new Error(`${file} has no ${part}.`);
    if (isNarrow) await page.viewport(390, 844);
    const screen = await renderOnSite(
      presses.includes('Open it') ? (
        <Held initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>Open it</Button>
              {isOpen && <Part {...props(() => setOpen(false))} />}
            </>
          )}
        </Held>
      ) : (
        <Part {...props(() => undefined)} />
      ),
      { account: 'lucky1', answers },
    );
    for (const name of presses) {
      const button = screen.getByRole('button', { name });
      await expect.element(button).toBeVisible();
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    }

    expect(await modalFaults(screen.getByRole('button', { name: presses.at(-1) ?? '' }))).toEqual([]);
  },
);

const SOURCES = import.meta.glob<string>(['/web/src/**/*.tsx', '!/web/src/**/*.test.tsx', '!/web/src/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>(['/ui/src/*.tsx', '!/ui/src/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('[M-06] every file that draws a modal is in the list', () => {
  const library = '@base-ui/react/(dialog|alert-dialog|drawer)';
  const frames = Object.entries(FRAMES)
    .filter(([, source]) => new RegExp(`from '${library}'`).test(source))
    .map(([file]) => file.slice('/ui/src/'.length, -'.tsx'.length));
  const drawsModal = new RegExp(
    String.raw`^import \{[^}]*\} from '(@fairground/ui/(${frames.join('|')})|${library}|\./form-dialog\.tsx)'|<dialog\b|aria-modal`,
    'm',
  );

  const drawn = Object.entries(SOURCES)
    .filter(([, source]) => drawsModal.test(source))
    .map(([file]) => file.slice('/web/src/'.length));
  const listed = [
    ...Object.values(HOSTED).map(({ file }) => file),
    ...Object.keys(OWN),
    FRAME_OF_FORMS,
    OPENED_BY_SERVER,
  ];

  expect(frames.toSorted()).toEqual(['centre-dialog', 'command-palette', 'confirm-dialog', 'dialog', 'sheet']);
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});

/** A room of the lottery with its first play. */
function roomIn(code: string) {
  const game = gameOf(code);
  const mode = game?.modes[0];
  if (game === undefined || mode === undefined) throw new Error(`There is no game ${code}.`);
  return { game, mode, play: playsOf(game, mode)[0] };
}
