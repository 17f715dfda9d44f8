import type { PostboxDeps } from '../deps.ts';
import type { Channel } from '../domain/message.ts';
import { createBreaker } from './breaker.ts';
import { createHttpSmsLine } from './http-sms.ts';
import type { Provider } from './provider.ts';
import { createSandboxProvider } from './sandbox.ts';
import { createSmtpLine } from './smtp.ts';

export type Providers = Readonly<Record<Channel, Provider>>;

/** The ways out the settings name. */
export const createProviders = (deps: PostboxDeps): Providers => ({
  email: emailProvider(deps),
  sms: smsProvider(deps),
});

const emailProvider = (deps: PostboxDeps): Provider => {
  switch (deps.settings.emailProvider) {
    case 'sandbox':
      return createSandboxProvider(deps, 'email');
    case 'smtp':
      return createBreaker(deps, createSmtpLine(deps));
    case 'none':
      return noProvider;
  }
};

const smsProvider = (deps: PostboxDeps): Provider => {
  switch (deps.settings.smsProvider) {
    case 'sandbox':
      return createSandboxProvider(deps, 'sms');
    case 'http':
      return createBreaker(deps, createHttpSmsLine(deps));
    case 'none':
      return noProvider;
  }
};

/** A site without this way out. */
const noProvider: Provider = { send: () => Promise.resolve('refused'), isDown: () => Promise.resolve(true) };
