/** Receives what any node published. A message may arrive twice and is only a hint: what must not be lost is in a table. */
export type BusHandler = (message: unknown) => void;

export type Subscription = {
  readonly onMessage: BusHandler;
  /** Messages may have been missed: catch up from the tables. */
  readonly onGap?: () => void;
};

/** Sends small JSON messages between the nodes of one installation, and to the publisher's own subscribers. */
export type Bus = {
  readonly publish: (topic: string, message: unknown) => void;
  /** Returns how to stop hearing. */
  readonly subscribe: (topic: string, subscription: Subscription) => () => void;
  readonly close: () => Promise<void>;
};

/** One message does not fit the carrier. Publish a reference to a row instead. */
export class BusMessageTooLarge extends Error {
  constructor(topic: string, bytes: number, bytesMax: number) {
    super(`A message of ${bytes} bytes on ${topic} exceeds the ${bytesMax} bytes the bus carries.`);
    this.name = 'BusMessageTooLarge';
  }
}
