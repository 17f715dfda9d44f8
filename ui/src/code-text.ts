import { asciiDigits } from '@fairground/contract/number-field';

export type CodeAlphabet = 'digits' | 'letters-and-digits';

/** The code inside whatever was typed or pasted: "Mã của bạn: 12 34-56" gives 123456. */
export function codeFromText(text: string, length: number, alphabet: CodeAlphabet = 'digits'): string {
  const plain = asciiDigits(text);
  if (alphabet === 'letters-and-digits') {
    return plain
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, length);
  }
  return plain.replaceAll(/\D/g, '').slice(0, length);
}

/** The cell that waits for the next sign; a full code rests on its last one. */
export function activeCell(code: string, length: number): number {
  return Math.min(code.length, length - 1);
}
