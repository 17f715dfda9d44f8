/**
 * Letters as lines on a grid of 4 by 6, two digits a point, a stroke a word. Only signs nobody takes for another:
 * no 0 and O, no 1 and I, no 2 and Z, no 5 and S, no 8 and B.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  '3': '01103041423323 334445361605',
  '4': '300444 3036',
  '6': '413010010516364544331304',
  '7': '004016',
  '9': '051636454130100102133342',
  A: '062046 1434',
  C: '4130100105163645',
  D: '00062645412000',
  E: '40000646 0333',
  F: '400006 0333',
  H: '0006 4046 0343',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  P: '06003041423303',
  R: '06003041423303 2346',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
};

export type Stroke = readonly (readonly [x: number, y: number])[];

/** The strokes of a sign, each a row of points. */
export const strokesOf = (sign: string): readonly Stroke[] =>
  (GLYPHS[sign] ?? '')
    .split(' ')
    .map((stroke) =>
      Array.from({ length: Math.floor(stroke.length / 2) }, (_, index) => [
        Number(stroke[index * 2]),
        Number(stroke[index * 2 + 1]),
      ]),
    );
