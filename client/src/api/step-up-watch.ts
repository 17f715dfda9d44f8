import type { StepUpRequired } from '@fairground/contract/identity/step-up';

/** Asks for a step-up; answers whether it was done. */
type Asker = (required: StepUpRequired) => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks for a step-up when a call is refused without one. */
export const watchStepUps = (asks: Asker): (() => void) => {
  asker = asks;
  return () => {
    asker = undefined;
  };
};

/** Asks for a step-up. Calls that are refused together ask once. */
export const askStepUp = (value: unknown): Promise<boolean> => {
  if (asker === undefined || !isRequired(value)) return Promise.resolve(false);
  asking ??= asker(value).finally(() => {
    asking = undefined;
  });
  return asking;
};

const isRequired = (value: unknown): value is StepUpRequired =>
  typeof value === 'object' && value !== null && 'methods' in value && Array.isArray(value.methods);
