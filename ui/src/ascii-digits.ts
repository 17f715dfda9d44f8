/** The zero of each script whose keyboard may be used; its nine digits follow it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

/** Turns the digits of other scripts into 0–9 and leaves the rest as it is. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
