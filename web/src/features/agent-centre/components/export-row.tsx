import { SaveCsv } from '../../../shared/record/save-csv.tsx';
import type { SaveCsvProps } from '../../../shared/record/save-csv.tsx';

/** The line above a table with the button that saves all of it. */
export function ExportRow(props: SaveCsvProps) {
  return (
    <div className="flex justify-end">
      <SaveCsv {...props} />
    </div>
  );
}
