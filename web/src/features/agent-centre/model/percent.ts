/** A percentage as it is typed, with a point or a comma, in parts per million; nothing for what is no such number. */
export const readPercent = (typed: string): number | undefined => {
  const text = typed.trim().replace('%', '').replace(',', '.').trim();
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(text)) return undefined;
  const [whole = '', part = ''] = text.split('.');
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
};
