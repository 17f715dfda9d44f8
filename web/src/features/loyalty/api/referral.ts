import { ownQuery } from '@fairground/client/api';
import { readReferral } from '@fairground/contract/loyalty/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from './own.ts';

export const useReferral = (pageNo: number) =>
  useQuery(ownQuery(readReferral, { query: { pageNo: String(pageNo) } }, useAccount()));
