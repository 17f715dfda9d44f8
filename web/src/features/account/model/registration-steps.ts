import type { RegisterMode } from '@fairground/contract/members/register-form';

/** Each step of a registration as the form's world carries it out. */
export type RegistrationSteps<Registered> = {
  /** The code the visitor typed; empty where the field is hidden or left empty. */
  readonly typedCode: string;
  readonly isCodeShown: boolean;
  readonly linkCode: string;
  readonly mode: RegisterMode;
  /** Whether the server knows the code. */
  readonly checkAffiliate: (code: string) => Promise<boolean>;
  readonly warnOfCode: () => void;
  readonly showLoader: () => void;
  readonly proveHuman: () => Promise<object>;
  /** The phone provider's word for the code, where a provider is in use; null stops, for it has said why. */
  readonly confirmPhone: (() => Promise<object | null>) | undefined;
  readonly register: (extra: RegistrationExtra) => Promise<Registered>;
  readonly enter: (registered: Registered) => Promise<void>;
  readonly announce: (registered: Registered) => void;
};

export type RegistrationExtra = {
  readonly affiliateCode: string;
  /** In mobile mode the number is the name too. */
  readonly copiesMobile: boolean;
  /** What the captcha provider and the phone provider add to the form. */
  readonly proofs: object;
};

/** Runs a registration whose fields are good, in the order the specification gives. True when it went to its end. */
export const runRegistration = async <Registered>(steps: RegistrationSteps<Registered>): Promise<boolean> => {
  const affiliateCode = steps.isCodeShown ? steps.typedCode : steps.linkCode;
  if (steps.isCodeShown && affiliateCode !== '' && !(await steps.checkAffiliate(affiliateCode))) {
    steps.warnOfCode();
    return false;
  }
  const copiesMobile = steps.mode === 'registerMobile';
  steps.showLoader();
  const human = await steps.proveHuman();
  const phone = steps.confirmPhone ? await steps.confirmPhone() : {};
  if (phone === null) return false;
  const registered = await steps.register({ affiliateCode, copiesMobile, proofs: { ...human, ...phone } });
  await steps.enter(registered);
  steps.announce(registered);
  return true;
};
