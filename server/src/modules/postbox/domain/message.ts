/** The two channels messages are sent by. */
export type Channel = 'sms' | 'email';

/** What a code is good for; one made for a login proves nothing in a recovery. */
export type Purpose =
  | 'register'
  | 'login'
  | 'recover'
  | 'change-password'
  | 'second-verification'
  | 'step-up'
  | 'confirm-contact';

/** A number in E.164 (`+84912345678`) or a mailbox in lower case. */
export type Address = { readonly channel: Channel; readonly to: string };

/** Messages other than codes, with what each is filled with; `at` is a moment in ISO 8601, shown in the recipient's way. */
export type TemplateValues = {
  readonly 'password-link': { readonly account: string; readonly link: string; readonly minutes: string };
  readonly 'login-alert': {
    readonly account: string;
    readonly at: string;
    readonly ip: string;
    readonly device: string;
    /** Where the owner says that it was somebody else. */
    readonly link: string;
  };
  readonly 'password-changed': { readonly account: string; readonly at: string; readonly link: string };
  readonly 'already-registered': Readonly<Record<never, string>>;
  /** Nobody has used the account for long; from `at` on it counts as dormant. */
  readonly 'account-dormant-soon': { readonly account: string; readonly at: string };
  readonly 'account-dormant': { readonly account: string };
  /** The new contact, masked. */
  readonly 'contact-changed': {
    readonly account: string;
    readonly contact: string;
    readonly at: string;
    readonly link: string;
  };
  /** `change` is a word of the namespace `letters`, see `change`. */
  readonly 'security-changed': {
    readonly account: string;
    readonly change: string;
    readonly at: string;
    readonly link: string;
  };
};

export type Template = keyof TemplateValues;

/** What a message says: a code, the text of a template, or nothing at all. */
export type Content = 'code' | Template | 'nothing';

/** How a sandbox fails on demand. */
export type Fault = 'none' | 'refuse' | 'time-out';

/** A message as it leaves: in words of one language, for one address. */
export type Rendered = {
  /** The same at every try, so that the receiver can detect duplicates. */
  readonly messageId: bigint;
  readonly channel: Channel;
  readonly to: string;
  /** The subject, for operators who read the outbox. */
  readonly purpose: string;
  /** Only letters have one. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** The code in the message, if any. */
  readonly code: string | null;
};

/** `refused` will never go; `unreachable` may go later. */
export type Outcome = 'sent' | 'refused' | 'unreachable';
