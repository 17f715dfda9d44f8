import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { menuQuery } from '../api/lottery-queries.ts';

/** The lotteries on offer in an area, or in all of them. */
export const useMenu = (area: Game['area'] | undefined) => useQuery(menuQuery(area, useBrand().lotteryType));
