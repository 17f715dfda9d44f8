import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config.ts';
import { isThisHost } from '../../../platform/secure-connections.ts';
import type { PostboxDeps } from '../deps.ts';
import type { Outcome, Rendered } from '../domain/message.ts';
import type { Line } from './provider.ts';

/** Together far below the time a message stays claimed. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

/** Letters by SMTP. */
export const createSmtpLine = ({
  settings: { mode, smtpUrl = '', emailFrom = '' },
  sender,
  log,
}: Pick<PostboxDeps, 'settings' | 'sender' | 'log'>): Line => {
  const transport = createTransport({ ...mailServerOf(smtpUrl, mode), ...TIMEOUTS });
  return {
    send: async (message) => {
      try {
        await transport.sendMail(mailOf(message, { name: sender.brand, address: emailFrom }));
        return 'sent';
      } catch (error) {
        const outcome = outcomeOf(error);
        log.warn({ err: error, messageId: message.messageId.toString(), outcome }, 'a letter did not go');
        return outcome;
      }
    },
  };
};

/** How a mail server is reached. In live mode nothing is said to another host before the connection is encrypted. */
export const mailServerOf = (url: string, mode: Config['mode']) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && mode === 'live' && !isThisHost(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

const mailOf = (message: Rendered, from: { readonly name: string; readonly address: string }) => ({
  from: { ...from },
  // As an object: a mailbox that is parsed as a list of them could be several.
  to: { name: '', address: message.to },
  subject: message.subject ?? '',
  text: message.text,
  ...(message.html === null ? {} : { html: message.html }),
  // The same at every try: a mailbox that gets it twice shows it once.
  messageId: `<fairground-${message.messageId}@${from.address.split('@')[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Only a lasting answer about this mailbox or this letter is final; trouble with the server or our login may pass. */
const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof Error)) return 'unreachable';
  const { code, responseCode } = error as Error & { readonly code?: string; readonly responseCode?: number };
  const isAboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutTheLetter && responseCode !== undefined && responseCode >= 500 ? 'refused' : 'unreachable';
};
