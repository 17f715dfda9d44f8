import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { readModel } from '../model/model-name.ts';

/** The name players see for a model of mathematics: "1,024 ways, even". Nothing for one that has no such name. */
export const useModelName = (): ((modelId: string) => string | undefined) => {
  const t = useTranslations('games');
  const numbers = useNumbers();
  return (modelId) => {
    const model = readModel(modelId);
    if (!model) return undefined;
    const { mechanic, grid, count, temper } = model;
    // Lines and ways are shown by their count.
    const isCounted = count !== undefined && count.of === mechanic;
    const words = [
      isCounted ? undefined : t(`mechanic.${mechanic}`),
      grid,
      count && t(`mechanic.count-${count.of}`, { count: numbers.whole(count.number) }),
      temper && t(`temper.${temper}`),
    ];
    return words.filter((word) => word !== undefined).join(', ');
  };
};
