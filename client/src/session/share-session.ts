import { readSession, writeSession } from './session-storage.ts';
import { beginSession, endSession, useSession } from './session-store.ts';
import { deviceStorage } from './storage.ts';
import { openTabChannel } from './tab-channel.ts';
import { readTabMessage } from './tab-messages.ts';
import type { SharedSession, TabMessage, TabEvent } from './tab-messages.ts';

const CHANNEL = 'fairground-session';
/** Only that some tab had a session, so that a visitor's page does not wait for tabs that do not exist. */
const HINT_KEY = 'sessionTabs';
/** A tab in the background answers in a few milliseconds; one that sleeps is not waited for. */
const ANSWER_WITHIN_MS = 400;

export type ShareOptions = {
  readonly merchantCode: string;
  /** Another tab logged in, and this one with it. */
  readonly onBegun: () => void;
  /** Another tab logged out, and this one with it. */
  readonly onOver: () => void;
  /** How long another tab has to answer. */
  readonly answerWithinMs?: number;
};

export type SharedTabs = {
  /** Takes over the session of another tab, and says when it is known whether there is one; nothing where none can be. */
  readonly ask: () => Promise<void> | undefined;
  readonly stop: () => void;
};

/**
 * Keeps the tabs of one browser at one session. It lives in the tabs alone: handed on over a channel of the same
 * origin, which a game's frame has not, and gone when the last tab is closed (decision 0075).
 */
export const shareSession = ({
  merchantCode,
  onBegun,
  onOver,
  answerWithinMs = ANSWER_WITHIN_MS,
}: ShareOptions): SharedTabs => {
  let answered: (() => void) | undefined;
  /** What another tab sent is not sent back to it. */
  let isHearing = false;

  const say = (message: TabEvent): void => channel.say({ ...message, merchantCode });
  const quietly = (work: () => void): void => {
    isHearing = true;
    try {
      work();
    } finally {
      isHearing = false;
    }
  };
  const sayHere = (): void => {
    const session = sessionHere();
    if (session) say({ kind: 'here', session });
  };
  const adopt = (session: SharedSession): void => {
    if (sessionHere() || readSession('cpw') === true) return;
    quietly(() => takeUp(session));
    if (answered) answered();
    else onBegun();
  };
  const channel = openTabChannel<TabMessage>(CHANNEL, (data) => {
    const message = readTabMessage(data);
    if (message === undefined || message.merchantCode !== merchantCode) return;
    if (message.kind === 'ask') sayHere();
    else if (message.kind === 'here') adopt(message.session);
    else if (message.token === sessionHere()?.token) {
      quietly(endSession);
      onOver();
    }
  });
  const unsubscribe = useSession.subscribe(({ token }, { token: before }) => {
    if (token === before) return;
    if (token === null) deviceStorage.remove(HINT_KEY);
    else deviceStorage.write(HINT_KEY, 'yes');
    if (isHearing) return;
    if (token !== null) sayHere();
    else if (before !== null) say({ kind: 'over', token: before });
  });

  return {
    ask: () => {
      if (readSession('token') !== null || deviceStorage.read(HINT_KEY) === null) return undefined;
      return new Promise<void>((resolve) => {
        const finish = (): void => {
          clearTimeout(timer);
          answered = undefined;
          resolve();
        };
        const timer = setTimeout(() => {
          // The last tab was closed: nobody needs to wait again.
          deviceStorage.remove(HINT_KEY);
          finish();
        }, answerWithinMs);
        answered = finish;
        say({ kind: 'ask' });
      });
    },
    stop: () => {
      unsubscribe();
      channel.stop();
    },
  };
};

/** One that may only change the password is nobody's yet. */
const sessionHere = (): SharedSession | undefined => {
  const token = readSession('token');
  const account = readSession('account');
  const isAgent = readSession('isAgent');
  if (token === null || account === null || isAgent === null || readSession('cpw') === true) return undefined;
  return {
    token,
    account,
    isAgent,
    scope: readSession('scope') ?? 'full',
    customerId: readSession('customerId'),
    memberLabel: readSession('memberLabel'),
  };
};

const takeUp = ({ customerId, memberLabel, ...session }: SharedSession): void => {
  if (customerId !== null) writeSession('customerId', customerId);
  if (memberLabel !== null) writeSession('memberLabel', memberLabel);
  beginSession(session);
};
