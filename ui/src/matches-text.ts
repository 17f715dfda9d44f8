/** Whether every word of a query is in a text, whatever its case and marks: "viet nam" finds "Việt Nam". */
export function matchesText(text: string, query: string): boolean {
  const plain = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase().trim();
}
