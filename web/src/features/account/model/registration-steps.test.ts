import { expect, test } from 'vitest';
import { runRegistration } from './registration-steps.ts';
import type { RegistrationExtra, RegistrationSteps } from './registration-steps.ts';

/** Steps that write down when they were taken. */
const aWorld = (given: Partial<RegistrationSteps<string>> = {}) => {
  const taken: string[] = [];
  const sent: RegistrationExtra[] = [];
  const note =
    <Result>(step: string, result: Result) =>
    () => {
      taken.push(step);
      return result;
    };
  const steps: RegistrationSteps<string> = {
    typedCode: '',
    isCodeShown: true,
    linkCode: '',
    mode: 'register',
    checkAffiliate: note('affiliate', Promise.resolve(true)),
    warnOfCode: note('warning', undefined),
    showLoader: note('loader', undefined),
    proveHuman: note('captcha provider', Promise.resolve({ verification: 'human' })),
    confirmPhone: undefined,
    register: (extra) => {
      taken.push('register');
      sent.push(extra);
      return Promise.resolve('lantern88');
    },
    enter: note('login info, modal away, home', Promise.resolve()),
    announce: note('success notice', undefined),
    ...given,
  };
  return { steps, taken, sent, note };
};

test('[T-05] a registration takes its steps in the order of the specification', async () => {
  const { steps, taken, sent, note } = aWorld({ typedCode: 'FRIEND' });

  await runRegistration({ ...steps, confirmPhone: note('phone provider', Promise.resolve({ firebaseIdToken: 't' })) });

  expect(taken).toEqual([
    'affiliate',
    'loader',
    'captcha provider',
    'phone provider',
    'register',
    'login info, modal away, home',
    'success notice',
  ]);
  expect(sent).toEqual([
    { affiliateCode: 'FRIEND', copiesMobile: false, proofs: { verification: 'human', firebaseIdToken: 't' } },
  ]);
});

test('[T-05] a wrong affiliate code warns and stays on the form: nothing is sent', async () => {
  const { steps, taken, note } = aWorld({ typedCode: 'WRONG' });

  const isDone = await runRegistration({ ...steps, checkAffiliate: note('affiliate', Promise.resolve(false)) });

  expect(isDone).toBe(false);
  expect(taken).toEqual(['affiliate', 'warning']);
});

test('[T-05] [F-05] where the field is hidden the code of the link is taken without a question', async () => {
  const { steps, taken, sent } = aWorld({ isCodeShown: false, linkCode: 'LINK', typedCode: 'left over' });

  await runRegistration(steps);

  expect(taken[0]).toBe('loader');
  expect(sent[0]?.affiliateCode).toBe('LINK');
});

test('[T-05] a phone the provider does not confirm stops the registration', async () => {
  const { steps, taken, note } = aWorld({ mode: 'registerMobile' });

  const isDone = await runRegistration({ ...steps, confirmPhone: note('phone provider', Promise.resolve(null)) });

  expect(isDone).toBe(false);
  expect(taken).toEqual(['loader', 'captcha provider', 'phone provider']);
});

test('[T-05] by mobile number the number is copied to the name', async () => {
  const { steps, sent } = aWorld({ mode: 'registerMobile' });

  await runRegistration(steps);

  expect(sent[0]?.copiesMobile).toBe(true);
});
