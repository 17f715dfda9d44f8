/** Whether an address leads into the room of a lottery, or else to the lobby. */
export const isRoom = (fields: URLSearchParams): boolean =>
  fields.get('lottoView') !== 'lobby' && (fields.has('gameCode') || fields.get('lottoView') === 'betting');
