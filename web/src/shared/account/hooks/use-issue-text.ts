import type { FieldIssue } from '@fairground/contract/members/form-rules';
import { useTranslations } from '../../i18n/index.ts';

/** Says what is wrong with a field, in the words `reg_pattern_{id}` and their kin. */
export const useIssueText = (): ((issue: FieldIssue) => string) => {
  const tLegacy = useTranslations('legacy');
  // Every key of an issue is a text of this part; those without bounds ignore them.
  return ({ key, bounds = '' }) => tLegacy(key as 'reg_pattern_0', { bounds });
};
