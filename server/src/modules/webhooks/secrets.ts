import { createSecretBox } from '../../platform/secret-box.ts';
import type { WebhooksDeps } from './deps.ts';

/** Secrets that lie nowhere: each is computed from the salt of its address and a key of the installation. */
export type WebhookSecrets = {
  readonly ofCurrentKey: (salt: Buffer) => Buffer;
  /** The current one first; earlier keys count until they are taken out of the settings. */
  readonly ofAllKeys: (salt: Buffer) => readonly Buffer[];
};

const ABOUT = 'webhook secret';

export const createWebhookSecrets = ({
  secretsKey,
  random,
}: Pick<WebhooksDeps, 'secretsKey' | 'random'>): WebhookSecrets => {
  const box = createSecretBox(secretsKey, random, 'webhooks');
  return {
    ofCurrentKey: (salt) => box.hash(salt.toString('base64'), ABOUT),
    ofAllKeys: (salt) => box.hashes(salt.toString('base64'), ABOUT),
  };
};
