import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every situation and message of the error catalogue, with its texts. */
const CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  'a trial account wants what is for real ones': ['legacy.in_need_true_account', 'legacy.in_increase_submit'],
  'a wrong invitation code': ['legacy.invitation_code_error', 'errors.members.invitation-code-wrong'],
  'an SMS that could not be sent': ['errors.postbox.sending-failed', 'errors.postbox.quota-used'],
  'a login that must read a picture now': ['errors.identity.captcha-required', 'errors.identity.captcha-wrong'],
  'a field that is not right': ['legacy.field_required', 'legacy.field_not_equal', 'legacy.field_terms'],
  'a part of the page that did not load': ['common.crash.chunk-title', 'common.crash.chunk-text'],
  maintenance: ['states.maintenance.title'],
  'a refused region': ['states.region.title'],
  'not logged in': ['errors.access.login-required'],
  'a network that fails': ['account.network.failed', 'account.network.offline'],
  'a page that takes too long': ['common.crash.slow-title', 'common.crash.slow-text', 'account.network.timeout'],
  'an address that leads nowhere': ['errors.request.not-found', 'states.not-found.title'],
  'an error nobody knows': ['account.network.unknown', 'errors.request.failed'],
  'a name or mailbox nobody has': ['errors.identity.name-or-mail-unknown'],
  'a popup that was blocked': ['legacy.popup_blocked'],
  'a password that was sent': ['legacy.password_sent'],
  'an account that is no member': ['errors.identity.not-a-member'],
  'an account that is no agent': ['errors.identity.not-an-agent'],
  'the provider of phone checks': [
    ...['format-wrong', 'missing', 'too-many', 'code-wrong', 'code-missing', 'captcha-failed', 'domain-refused'],
    ...['quota-used', 'off', 'code-expired'],
  ].map((name) => `errors.identity.phone-${name}`),
  'a login whose window was closed': ['legacy.popup_closed'],
};

const textAt = (language: string, key: string): unknown => {
  const [namespace, ...path] = key.split('.');
  const file = join(import.meta.dirname, '..', language, `${namespace}.json`);
  return path.reduce<unknown>(
    (node, name) => (node as Readonly<Record<string, unknown>> | undefined)?.[name],
    JSON.parse(readFileSync(file, 'utf8')),
  );
};

test.for(Object.entries(CATALOGUE))('[X-01] %s is told in TY and in EN', ([, keys]) => {
  for (const key of keys) {
    const [vietnamese, english] = [textAt('TY', key), textAt('EN', key)];
    expect(vietnamese, `TY ${key}`).toMatch(/\S/);
    expect(english, `EN ${key}`).toMatch(/\S/);
    expect(vietnamese, `${key} in TY`).not.toBe(english);
  }
});
