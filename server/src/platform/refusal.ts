import type { ErrorCode } from '@fairground/contract/errors';

/** An expected refusal: the rules forbid what the caller asked. Rolls the transaction back and is shown to the player. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** What the browser needs to go on, such as the field at fault or the seconds to wait. */
  readonly value: unknown;

  constructor(code: ErrorCode, value: unknown = null) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.value = value;
  }
}
