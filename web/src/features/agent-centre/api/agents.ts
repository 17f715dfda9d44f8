import {
  allowDownlineTransfer,
  answerOffer,
  closeLink,
  createLink,
  endContract,
  exportBills,
  exportDownline,
  exportIncome,
  exportOverview,
  exportProfitReport,
  exportTeamBets,
  exportTeamTransactions,
  listBills,
  listContracts,
  listDownline,
  listLinks,
  listShares,
  listTeamBets,
  listTeamTransactions,
  noteBill,
  offerContract,
  previewOffer,
  promoteMember,
  raiseRate,
  raiseSeries,
  readAgentMenu,
  readBillParts,
  readDownlineMap,
  readIncome,
  readProfitReport,
  readRates,
  readTeamOverview,
  withdrawOffer,
} from '@fairground/contract/agents/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { ContractBill } from '@fairground/contract/agents/contracts';
import type { ContractType } from '@fairground/contract/agents/contract-terms';
import { listAnnouncements } from '@fairground/contract/content/endpoints';
import type { BodyOf, Endpoint, InputOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { openAccount } from '@fairground/contract/members/endpoints';
import { call, endpointQuery, ownQuery, readFile, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { LINE_CHANGED, useInvalidate } from '@fairground/client/facts';
import { useSession } from '@fairground/client/session';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

export type Overview = ValueOf<typeof readTeamOverview>;
export type ProfitReport = ValueOf<typeof readProfitReport>;
export type Preview = ValueOf<typeof previewOffer>;
export type Links = ValueOf<typeof listLinks>;

const useOwn = <E extends Endpoint>(endpoint: E, input: InputOf<E>, isAskable = true) => {
  const account = useSession((session) => session.account ?? '');
  return useQuery({ ...ownQuery(endpoint, input, account), enabled: isAskable, placeholderData: keepPreviousData });
};

export const useAgentMenu = () => useOwn(readAgentMenu, {});
export const useOverview = (query: QueryOf<typeof readTeamOverview>, isAskable: boolean) =>
  useOwn(readTeamOverview, { query }, isAskable);
export const useDownline = (query: QueryOf<typeof listDownline>) => useOwn(listDownline, { query });
export type LineMap = ValueOf<typeof readDownlineMap>;
export const useLineMap = (query: QueryOf<typeof readDownlineMap>) => useOwn(readDownlineMap, { query });
export const useProfitReport = (query: QueryOf<typeof readProfitReport>, isAskable: boolean) =>
  useOwn(readProfitReport, { query }, isAskable);
export const useIncome = (query: QueryOf<typeof readIncome>, isAskable: boolean) =>
  useOwn(readIncome, { query }, isAskable);
export const useTeamBets = (query: QueryOf<typeof listTeamBets>, isAskable: boolean) =>
  useOwn(listTeamBets, { query }, isAskable);
export const useTeamTransactions = (query: QueryOf<typeof listTeamTransactions>, isAskable: boolean) =>
  useOwn(listTeamTransactions, { query }, isAskable);
export const useLinks = () => useOwn(listLinks, {});
export const useRates = (memberId: MemberId | undefined) =>
  useOwn(readRates, { query: memberId === undefined ? {} : { memberId } });
export const useShares = (query: QueryOf<typeof listShares>, isAskable: boolean) =>
  useOwn(listShares, { query }, isAskable);
export const useAgentNews = () =>
  useQuery(endpointQuery(listAnnouncements, { query: { types: 'B', platform: 'W', execution: 'A' } }));

export const loadProfitReport = (query: QueryOf<typeof exportProfitReport>): Promise<Blob> =>
  readFile(exportProfitReport, { query });

export const loadDownline = (query: QueryOf<typeof exportDownline>): Promise<Blob> =>
  readFile(exportDownline, { query });
export const loadOverview = (query: QueryOf<typeof exportOverview>): Promise<Blob> =>
  readFile(exportOverview, { query });
export const loadIncome = (query: QueryOf<typeof exportIncome>): Promise<Blob> => readFile(exportIncome, { query });
export const loadTeamBets = (query: QueryOf<typeof exportTeamBets>): Promise<Blob> =>
  readFile(exportTeamBets, { query });
export const loadTeamTransactions = (query: QueryOf<typeof exportTeamTransactions>): Promise<Blob> =>
  readFile(exportTeamTransactions, { query });
export const loadBills = (query: QueryOf<typeof exportBills>): Promise<Blob> => readFile(exportBills, { query });

const useWrite = <Body, Value>(send: (body: Body) => Promise<Value>) => {
  const invalidate = useInvalidate();
  return useMutation<Value, ApiError, Body>({ mutationFn: send, onSettled: () => invalidate(LINE_CHANGED) });
};

export const useCreateLink = () => useWrite((body: BodyOf<typeof createLink>) => call(createLink, { body }));
export const useCloseLink = () => useWrite((body: BodyOf<typeof closeLink>) => call(closeLink, { body }));
export const useOpenAccount = () => useWrite((body: BodyOf<typeof openAccount>) => call(openAccount, { body }));
export const useRaiseSeries = () => useWrite((body: BodyOf<typeof raiseSeries>) => call(raiseSeries, { body }));
export const useRaiseRate = () => useWrite((body: BodyOf<typeof raiseRate>) => call(raiseRate, { body }));
export const usePromote = () => useWrite((body: BodyOf<typeof promoteMember>) => call(promoteMember, { body }));
export const useAllowTransfer = () =>
  useWrite((body: BodyOf<typeof allowDownlineTransfer>) => call(allowDownlineTransfer, { body }));

export const useContracts = (type: ContractType) => useOwn(listContracts, { query: { type } });
export const useBills = (query: QueryOf<typeof listBills>, isAskable: boolean) =>
  useOwn(listBills, { query }, isAskable);
export type BillPartsRead = ValueOf<typeof readBillParts>;
export const useBillParts = (billId: ContractBill['billId']) => useOwn(readBillParts, { query: { billId } });
/** A message keeps its key until the server has answered: sent again after a lost answer, it stands there once. */
export const useNoteBill = () =>
  useWrite((note: Omit<BodyOf<typeof noteBill>, 'requestKey'>) =>
    sendOnce({ noted: note.billId.toString(), text: note.text }, (requestKey) =>
      call(noteBill, { body: { ...note, requestKey } }),
    ),
  );
export const useAnswerOffer = () => useWrite((body: BodyOf<typeof answerOffer>) => call(answerOffer, { body }));
export const useEndContract = () => useWrite((body: BodyOf<typeof endContract>) => call(endContract, { body }));
export const useWithdrawOffer = () => useWrite((body: BodyOf<typeof withdrawOffer>) => call(withdrawOffer, { body }));

export type Offer = BodyOf<typeof previewOffer>;

/** Changes nothing: what is simulated is not kept either. */
export const usePreview = () =>
  useMutation<Preview, ApiError, Offer>({ mutationFn: (body) => call(previewOffer, { body }) });

/** The same wish keeps its key until the server has answered: a repeat after a lost answer offers nothing twice. */
export const useOffer = () =>
  useWrite((offer: Offer) =>
    sendOnce({ offered: offer }, (requestKey) => call(offerContract, { body: { ...offer, requestKey } })),
  );
