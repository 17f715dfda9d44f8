/** A place in the list of messages: after the message of this moment and number. */
export type Cursor = { readonly at: Date; readonly id: bigint };

export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}-${id}`;

/** The contract has checked the shape. */
export const readCursor = (text: string): Cursor => {
  const [at = '', id = ''] = text.split('-');
  return { at: new Date(Number(at)), id: BigInt(id) };
};
