import { accessSync, constants } from 'node:fs';

/** Whether a file is there that may be run. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
