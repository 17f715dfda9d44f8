/** What the card rooms refuse, each with its status. */
export const roomsErrors = {
  'rooms.room-unknown': 404,
  'rooms.table-unknown': 404,
  'rooms.hand-unknown': 404,
  /** No private table has this code, or it was closed. */
  'rooms.code-unknown': 404,
  'rooms.room-closed': 200,
  'rooms.seat-taken': 200,
  'rooms.table-full': 200,
  /** A member holds one seat in each game; the value names the table. */
  'rooms.already-seated': 200,
  'rooms.not-seated': 200,
  /** The value says what may be brought: `least` and `most`. */
  'rooms.buy-in-refused': 200,
  'rooms.insufficient-funds': 200,
  'rooms.limit-reached': 200,
  'rooms.play-blocked': 200,
  /** Money is brought to the table between hands. */
  'rooms.hand-is-on': 200,
  'rooms.hand-is-over': 200,
  /** The rules do not allow it; the value says why: `fault`, one of the engine's `ActionFault`. */
  'rooms.action-refused': 200,
  'rooms.seed-refused': 200,
  'rooms.too-many-phrases': 200,
  'rooms.request-id-taken': 409,
  /** A hand is voided once, while it stands settled. */
  'rooms.hand-not-voidable': 200,
} as const;
