import { attacked, unless } from './attack.ts';
import type { Attack, Target } from './attack.ts';
import { ask, askSealed, newPerson, openDice, proofs } from './person.ts';
import type { Person } from './person.ts';

/** A session that was begun with a login link of another. */
const childOf = async (target: Target, { token }: Person): Promise<string> => {
  const { value } = await ask(target, 'POST', '/wps/relay/session/launch-code', { token });
  const child = await askSealed(target, 'POST', '/wps/session/login/launch', { code: value.code });
  return child.value.token;
};

const isAlive = async (target: Target, token: string): Promise<boolean> =>
  (await ask(target, 'GET', '/wps/member/info', { token })).success;

const logIn = async (target: Target, { username, password }: Person): Promise<string> => {
  const login = { type: 'USERNAME', username, password, ...(await proofs(target)) };
  const { value } = await askSealed(target, 'POST', '/wps/session/login', login);
  return value.token;
};

export const tokens: Attack = {
  name: 'tokens',
  about: 'what a token still opens after its session ended',
  run: async (target) => [
    await attacked('after a logout neither the session, nor one of its login links, nor its game goes on', async () => {
      const person = await newPerson(target);
      const dice = await openDice(target, person);
      const child = await childOf(target, person);
      const before = await isAlive(target, child);
      await ask(target, 'DELETE', '/wps/session/logout', { token: person.token });
      const after = [await isAlive(target, person.token), await isAlive(target, child), (await dice.play()).code];
      return unless([before, after], [true, [false, false, 'studio.session-over']]);
    }),
    await attacked('a login link made before a logout opens nothing after it', async () => {
      const person = await newPerson(target);
      const { value } = await ask(target, 'POST', '/wps/relay/session/launch-code', { token: person.token });
      await ask(target, 'DELETE', '/wps/session/logout', { token: person.token });
      return unless(
        (await askSealed(target, 'POST', '/wps/session/login/launch', { code: value.code })).success,
        false,
      );
    }),
    await attacked('a new password ends every other session and its games', async () => {
      const person = await newPerson(target);
      const thief = { ...person, token: await logIn(target, person) };
      const dice = await openDice(target, thief);
      const changed = await askSealed(
        target,
        'POST',
        '/wps/member/password',
        { oldPassword: person.password, newPassword: 'Kw4mm8t2bb', confirmNewPassword: 'Kw4mm8t2bb' },
        person.token,
      );
      if (!changed.success) return `the password could not be changed: ${changed.code}`;
      return unless([await isAlive(target, thief.token), (await dice.play()).code], [false, 'studio.session-over']);
    }),
  ],
};
