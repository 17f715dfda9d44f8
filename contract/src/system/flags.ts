/** A switch is on or off; a word holds a text, and where `words` are named, one of them. */
export type FlagDefinition =
  | { readonly kind: 'switch'; readonly fallback: boolean; readonly about: string }
  | {
      readonly kind: 'word';
      readonly fallback: string;
      /** What it stands at on play money, where that differs. */
      readonly onPlayMoney?: string;
      readonly words?: readonly string[];
      readonly pattern?: RegExp;
      readonly about: string;
    };

const on = (about: string) => ({ kind: 'switch', fallback: true, about }) as const;
const off = (about: string) => ({ kind: 'switch', fallback: false, about }) as const;
const choice = (words: readonly [string, ...string[]], about: string) =>
  ({ kind: 'word', fallback: words[0], words, about }) as const;
const word = (fallback: string, about: string) => ({ kind: 'word', fallback, about }) as const;
/** An amount in whole units of the currency, or a count. */
const figure = (fallback: string, about: string, onPlayMoney: string = fallback) =>
  ({ kind: 'word', fallback, onPlayMoney, pattern: /^\d{0,9}$/, about }) as const;

/** Every white-label flag of the product. A flag that is not here cannot be set. */
export const FLAGS = {
  DIRECTREG3: on('Visitors may register by themselves; off hides the register button and refuses the call.'),
  USERNAMEREG: on('Registration by username and password.'),
  MOBILEREG: on('Registration by mobile number; shows the second tab of the register form.'),
  MOBILEREGPASSWORD: on('Registration by mobile number also asks for a password.'),
  SMSVERIFICATION: on('A mobile number is confirmed by an SMS code.'),
  MOBILEVERCODELOGIN3: on('Login by SMS code beside username and password.'),
  CHNGPASSVERIF3: off('Changing the password asks for a code sent to the mobile number.'),
  PASSWORDEXPIRY: off('A password that is too old must be changed at login.'),
  FREEPLAY: on('The free-play login: a trial account with play credits of its own.'),
  FACEBOOK: off('Sign-in with Facebook.'),
  GOOGLE: off('Sign-in with Google.'),
  TELEGRAM: off('Sign-in with Telegram.'),
  LOGINVERIFY: on('A login from an unknown network or device asks for a second verification.'),
  LOGINTRIES: choice(
    ['10', '5', '3'],
    'How many wrong passwords in a row lock an account; some markets ask for three.',
  ),
  LOGINLOCK: choice(
    ['wait', 'recovery'],
    'What opens a locked account again: five minutes, or only its recovery by mail or phone.',
  ),
  CAPTCHAPROVIDER: choice(['pow', 'none'], 'Who checks that a person sends a form: proof of work, or nobody.'),
  PHONEPROVIDER: choice(
    ['none', 'sandbox', 'http'],
    'The phone-verification provider that may take the place of SMS codes.',
  ),
  SIGNUPBONUS: figure(
    '1000',
    'The sign-up bonus in whole units of the currency; empty or 0 gives none. On play money 100000 unless set.',
    '100000',
  ),
  SIGNUPBONUSFOR: choice(['everyone', 'verified-mobile'], 'Whom the sign-up bonus is credited to at registration.'),
  REFILLAMOUNT: figure(
    '',
    'What one refill of play money credits, in whole units; empty or 0 gives none. Never in live mode.',
    '50000',
  ),
  REFILLBELOW: figure('10000', 'A refill is given while the main wallet holds less than this many whole units.'),
  REFILLSPERDAY: figure('5', 'How many refills a member gets a day of the site.'),
  LOGINTOHOME: off('Every page but login, register and help needs a login first.'),
  TERMSTICKED: on('The terms checkbox of the register form starts ticked.'),
  CBS3: on('The customer service window inside the site.'),
  FEEDBACK: on('The feedback form.'),
  AGENTPROMOTE: on('The call to join the agent programme in the footer.'),
  LINEPROMOTE: off('An agent may make a member directly below an agent.'),
  DEEPTRANS: off('An agent may transfer to a downline below its direct one.'),
  UPLINEMIN: figure('10', 'The smallest transfer between a member and its upline, in whole units of the currency.'),
  UPLINEMAX: figure(
    '50000000',
    'The largest transfer between a member and its upline, in whole units of the currency.',
  ),
  UPLINEDAY: figure(
    '200000000',
    'What a member may send to its upline, and an agent to its downline, on a day of the site, in whole units.',
  ),
  MASKDEEP: on('Names below the direct downline are masked in team reports.'),
  AUTOTRANS: on('A game launch moves the balance to its wallet by itself.'),
  C2C: off('Withdrawals may be paid by other members through matched deposits.'),
  MINIGAME: on('The mini-game widget in the corner of every page.'),
  MINIGAMECODE: word(
    'JL-INHOUSE-003',
    'The game the widget opens, one of our own by its game id; closed while that is.',
  ),
  ACCOUNTENUMERATION: off('Forgot password says whether the account exists; off answers the same for all.'),
  GAMESOFF: word('', 'Categories and vendors this site does not offer, codes separated by commas; empty offers all.'),
  OFFLINESITE: on('Browsers keep the site for times without a network; off makes them forget it again.'),
  LOTTERYSERIES: choice(
    ['1800', '1750', '1700'],
    'The lowest prize series a player may choose in lotteries; what is given up comes back as rebate.',
  ),
  GTAGID: word('', 'Measurement id of the analytics tag; empty sends nothing.'),
  IMAGECDNS: word('', 'Addresses that serve pictures, separated by commas; empty serves them from the site.'),
  LAUNCHGAMECDNS: word('', 'Addresses that serve game frames, separated by commas; empty serves them from the site.'),
} as const satisfies Record<string, FlagDefinition>;

export type FlagKey = keyof typeof FLAGS;

export type FlagValue = boolean | string;

export type FlagGround = {
  readonly isPlayMoney: boolean;
  readonly ofBrand?: Readonly<Partial<Record<FlagKey, FlagValue>>>;
};

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(FLAGS, key);

/** What a flag stands at before an operator sets it: by the brand, else by the product and the kind of money. */
export const fallbackOf = (key: FlagKey, { isPlayMoney, ofBrand = {} }: FlagGround): FlagValue => {
  const chosen = ofBrand[key];
  if (chosen !== undefined) return chosen;
  const definition: FlagDefinition = FLAGS[key];
  const onPlayMoney = definition.kind === 'word' ? definition.onPlayMoney : undefined;
  return isPlayMoney ? (onPlayMoney ?? definition.fallback) : definition.fallback;
};

/** Reads what an operator typed for a flag; undefined when the flag does not take it. */
export const parseFlagValue = (key: FlagKey, text: string): FlagValue | undefined => {
  const definition: FlagDefinition = FLAGS[key];
  if (definition.kind === 'word') {
    const isTaken = (definition.words?.includes(text) ?? true) && (definition.pattern?.test(text) ?? true);
    return isTaken ? text : undefined;
  }
  if (text === 'on' || text === 'true') return true;
  if (text === 'off' || text === 'false') return false;
  return undefined;
};
