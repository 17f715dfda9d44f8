import { isSameName } from '../domain/name-match.ts';
import type { SanctionsList } from '../verifier/verifier.ts';

/** Invented names; a document in one of them shows what a match looks like. */
const TEST_NAMES = ['Nguyễn Cấm Vận', 'Trần Danh Sách Đen', 'Sanction Testperson'];

export const sandboxSanctions: SanctionsList = {
  name: 'sandbox',
  search: ({ fullName }) => Promise.resolve(TEST_NAMES.filter((name) => isSameName(name, fullName))),
};
