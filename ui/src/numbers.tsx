import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { Numbers } from '@fairground/contract/numbers';
import { createContext, use } from 'react';

/**
 * How the brand writes numbers; `UiProvider` is given it, and whatever stands outside one writes as the specification
 * says.
 */
export const NumbersContext = createContext<Numbers>(createNumbers(SEED_STYLE));

/** The one writer of numbers. */
export const useNumbers = (): Numbers => use(NumbersContext);
