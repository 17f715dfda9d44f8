export type IllegalStep =
  | 'round-over'
  | 'not-a-cell'
  | 'not-a-door'
  | 'already-open'
  | 'nothing-won'
  | 'not-a-guess'
  | 'no-more-steps';

/** A step the rules do not allow; the round stays as it was. */
export class IllegalStepError extends Error {
  override readonly name = 'IllegalStepError';
  readonly step: IllegalStep;

  constructor(step: IllegalStep) {
    super(`The rules do not allow this step: ${step}`);
    this.step = step;
  }
}
