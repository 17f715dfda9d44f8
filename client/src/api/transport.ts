import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';

export type TransportOptions = {
  readonly signal?: AbortSignal;
  /** Whose call it is, where it is not that of the session of this tab. */
  readonly token?: string;
  /** A call that the page makes by itself: it does not keep the session alive. Where nothing is said, presence decides. */
  readonly isBackground?: boolean;
};

/** Carries one call to the server and brings its value back, or throws an ApiError. */
export type Transport = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: TransportOptions,
) => Promise<ValueOf<E>>;
