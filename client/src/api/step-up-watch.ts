import type { StepUpRequired } from '@fairground/contract/identity/step-up';
import { createQuestion } from './question.ts';

const stepUps = createQuestion<StepUpRequired>();

/** Says who asks for a step-up when a call is refused without one. */
export const watchStepUps = stepUps.watch;

/** Asks for a step-up; answers whether it was done. */
export const askStepUp = (value: unknown): Promise<boolean> =>
  isRequired(value) ? stepUps.ask(value) : Promise.resolve(false);

const isRequired = (value: unknown): value is StepUpRequired =>
  typeof value === 'object' && value !== null && 'methods' in value && Array.isArray(value.methods);
