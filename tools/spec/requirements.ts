/** One promise of docs/requirements.md. */
export type Requirement = { readonly id: string; readonly area: string; readonly text: string };

const AREA = /^## [A-Z]\. (?<area>.+)$/;
const ROW = /^\| (?<id>[A-Z]-\d{2}) \| (?<text>.+) \|$/;

/** Reads the tables; an id that stands twice is a fault of the document. */
export const readRequirements = (markdown: string): readonly Requirement[] => {
  const rows = new Map<string, Requirement>();
  let area = '';
  for (const line of markdown.split('\n')) {
    area = AREA.exec(line)?.groups?.['area'] ?? area;
    const { id, text } = ROW.exec(line)?.groups ?? {};
    if (id === undefined || text === undefined) continue;
    if (rows.has(id)) throw new Error(`docs/requirements.md has ${id} twice.`);
    rows.set(id, { id, area, text });
  }
  return [...rows.values()];
};
