/** Lets outside vendors play on our wallet: signed calls, game sessions, campaigns, and the proof that books agree. */
import type { GameNodeId } from '@fairground/contract/catalog/game';
import * as contract from '@fairground/contract/vendors/endpoints';
import type { Find } from '../../platform/console.ts';
import { findRows } from '../../platform/find-rows.ts';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { SignedCalls } from '../../platform/http/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import { createAlarms } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import { answerInTime, fail, succeed } from './calls/answer.ts';
import { createAskRounds } from './outgoing/ask-rounds.ts';
import { createCalls } from './calls/calls.ts';
import { createCarryFunds } from './launch/carry-funds.ts';
import { createCampaigns } from './operators/campaigns.ts';
import { createHouseRounds } from './operators/house-rounds.ts';
import type { HouseRounds } from './operators/house-rounds.ts';
import { vendorsOffers } from './console.ts';
import type { VendorsDeps } from './deps.ts';
import { createGameSessions } from './launch/game-sessions.ts';
import { createCredits } from './calls/credits.ts';
import { createCallLanes, createTickets } from './calls/call-lanes.ts';
import { createInHouse } from './calls/in-house.ts';
import type { OpenLine } from './calls/in-house.ts';
import { createJournal } from './calls/journal.ts';
import { createKnownVendors } from './known-vendors.ts';
import { operatorRoutes } from './operators/routes.ts';
import { createOperators } from './operators/operators.ts';
import type { Operators } from './operators/operators.ts';
import { createOpenGames } from './launch/open-games.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createRests } from './outgoing/rest-vendor.ts';
import { createPlayedGames } from './launch/played-games.ts';
import type { PlayedGames } from './launch/played-games.ts';
import { createPlayedVendors } from './launch/played-vendors.ts';
import { playerRoutes } from './launch/player-routes.ts';
import { reconcile } from './outgoing/reconcile.ts';
import { createRegion } from './launch/region.ts';
import type { Reconciliation, ReportLine } from './outgoing/reconcile.ts';
import { createSandbox } from './operators/sandbox.ts';
import { SIMULATOR } from './simulator/rows.ts';
import { serveSimulator } from './simulator/serve.ts';
import { installSimulator } from './simulator/install.ts';
import { listRoundAnswers } from './store/books.ts';
import { deleteNoncesBefore } from './store/calls.ts';
import { deleteCreditsBefore } from './store/credits.ts';
import { deleteOldOpenings } from './store/openings.ts';
import { deleteOldPlayerSessions } from './store/player-sessions.ts';
import type { EndedPlayerSessions } from './store/player-sessions.ts';
import { deleteOldSessions } from './store/sessions.ts';
import { createTransferLine } from './outgoing/transfer-line.ts';
import { createVendorSecrets } from './operators/vendor-secrets.ts';
import { createVerify } from './calls/verify-signature.ts';
import { createWagers } from './calls/wagers.ts';

export { ALARM_KINDS } from './alarms.ts';
export { vendorDialect } from './calls/openapi-dialect.ts';
export { readMinorUnits, stepOf, writeMinorUnits } from './domain/minor-units.ts';
export type { HouseRoundsOrder, OpenRounds, OverKey } from './operators/house-rounds.ts';
export type { InHouseLine } from './calls/in-house.ts';
export { RowRefused, createRowAttachment } from './calls/row-attachment.ts';
export type { AttachedRow } from './calls/row-attachment.ts';
export { vendorSecretColumns } from './operators/vendor-secrets.ts';
export { signatureOf, signedHeaders } from './domain/signature.ts';
export type { SigningKey } from './domain/signature.ts';
export { ADAPTERS } from './adapters/all.ts';

export type Vendors = Module &
  Operators & {
    /** Ends the tokens of games that these sessions opened, at once on all nodes; answers the hashes of the tokens. */
    readonly endGamesWith: (tx: Tx, ended: EndedPlayerSessions) => Promise<readonly Buffer[]>;
    /** How the request pipeline knows and answers them. */
    readonly signedCalls: SignedCalls;
    /** How our own games reach the wallet: by the calls of vendors, without the wire between. */
    readonly openLine: OpenLine;
    /** Free rounds of our own games. */
    readonly houseRounds: HouseRounds;
    /** Compares a vendor's report of a day with the ledger and keeps the result. */
    readonly reconcile: (code: string, day: string, report: readonly ReportLine[]) => Promise<Reconciliation>;
    /** The game of the catalogue behind a bet, by the vendor's code and the number the bet has. */
    readonly findPlayed: PlayedGames;
    /** Where frames with games may come from, beyond the site itself. */
    readonly listFrameAddresses: () => Promise<readonly string[]>;
    /** Puts the sandbox's own vendor on the floor and answers its games' ids. */
    readonly installSimulator: (actor: Actor) => Promise<readonly GameNodeId[]>;
    readonly listRoundAnswers: (vendorId: bigint) => ReturnType<typeof listRoundAnswers>;
    /** What somebody must look at, counted since this node started. */
    readonly alarms: Alarms['counts'];
    /** Closes secrets that were kept in the clear before; called when a node starts. */
    readonly closeClearSecrets: () => Promise<void>;
    readonly drain: () => Promise<void>;
  };

const KEEP_SESSIONS_MS = 24 * 3_600_000;
/** As long as a vendor may repeat a call and must hear the same. */
const KEEP_CREDITS_MS = 90 * 24 * 3_600_000;

export const createVendors = (deps: VendorsDeps): Vendors => {
  const { db, clock, log, wallet } = deps;
  const alarms = createAlarms(log);
  const newTicket = createTickets(deps.random);
  const secrets = createVendorSecrets(deps);
  const known = createKnownVendors({ ...deps, secrets });
  const journal = createJournal(db);
  const sessions = createGameSessions(deps);
  const campaigns = createCampaigns(deps);
  const outgoing = createOutgoing({ ...deps, onLeftAlone: createRests(deps) });
  const region = createRegion(deps);
  const openGames = createOpenGames({ ...deps, known });
  const lanes = createCallLanes({ ...deps, journal });
  const credits = createCredits({ ...deps, known, alarms });
  const stakes = { ...deps, known, sessions, campaigns, region, openGames, alarms };
  wallet.connectVendors(createTransferLine({ db, known, outgoing, secrets }));
  const calls = createCalls({ ...stakes, wagers: createWagers({ ...stakes, lanes, credits }) });
  const sandbox = createSandbox({ ...deps, known, sessions });
  const inTime = <Value>(work: Promise<Value>) => answerInTime(log, work);

  const purge: Job<null> = {
    name: 'vendors.purge',
    run: async () => {
      await deleteNoncesBefore(db, clock.now());
      const before = new Date(clock.now().getTime() - KEEP_SESSIONS_MS);
      await deleteOldSessions(db, before);
      await deleteOldOpenings(db, before);
      await deleteOldPlayerSessions(db, clock.now());
      await deleteCreditsBefore(db, new Date(clock.now().getTime() - KEEP_CREDITS_MS));
    },
  };
  const funds = createCarryFunds({ ...deps, known });
  const findPlayed = createPlayedGames({ ...deps, known });
  const askRounds = createAskRounds({ ...deps, secrets }, outgoing);
  const operators = createOperators({ ...deps, known, secrets });
  const install = (actor: Actor) => installSimulator({ ...deps, known, operators }, actor);
  const listAnswers = (vendorId: bigint) => listRoundAnswers(db, vendorId);
  const findVendors: Find = async (words) => {
    const rows = (await operators.listVendors()).map(({ code, name, stage }) => ({
      ...{ key: code, title: name, detail: `${code} · ${stage}`, texts: [code, name] },
    }));
    return findRows(rows, words);
  };
  const signingKey = async () => {
    const vendor = await known.findVendorByCode(SIMULATOR);
    return vendor && (await known.listKeys(vendor.id))[0];
  };

  return {
    ...operators,
    endGamesWith: async (tx, ended) => {
      const { tokens, carrying } = await sessions.endWith(tx, ended);
      if (carrying.length > 0) afterCommit(tx, () => funds.bringBackSoon(carrying));
      return tokens;
    },
    signedCalls: { verify: createVerify({ clock, known, journal, alarms, newTicket }), succeed, fail },
    openLine: createInHouse({ ...deps, known, calls, newTicket }),
    houseRounds: createHouseRounds({ ...deps, known, campaigns }),
    reconcile: (code, day, report) => reconcile({ ...deps, alarms }, code, day, report),
    findPlayed,
    listFrameAddresses: async () =>
      (await known.listConnections())
        .flatMap(({ launch_url, launch_url2 }) => [launch_url, launch_url2])
        .filter((url) => url !== null),
    installSimulator: install,
    sandbox: (fastify) => serveSimulator(fastify, { ...deps, signingKey }),
    listRoundAnswers: listAnswers,
    alarms: alarms.counts,
    closeClearSecrets: secrets.closeClear,
    drain: journal.drain,
    console: { offers: vendorsOffers, finds: { 'vendors.find': findVendors } },
    jobs: [purge, askRounds, funds.job],
    schedules: [
      { job: purge, cron: '*/10 * * * *' },
      { job: askRounds, cron: '23 * * * *' },
      { job: funds.job, cron: '* * * * *' },
    ],
    routes: [
      ...playerRoutes({
        ...deps,
        known,
        sessions,
        funds,
        outgoing,
        findPlayed,
        listPlayedVendors: createPlayedVendors({ ...deps, known }),
      }),
      ...operatorRoutes({ ...operators, installSimulator: install, listRoundAnswers: listAnswers }, deps.betting),
      bind(contract.authenticate, ({ body }, { vendor }) => calls.authenticate(vendor, body)),
      bind(contract.balance, ({ body }, { vendor }) => calls.balance(vendor, body)),
      bind(contract.bet, ({ body }, { vendor }) => calls.bet(vendor, body)),
      bind(contract.win, ({ body }, { vendor }) => calls.win(vendor, body)),
      bind(contract.betwin, ({ body }, { vendor }) => calls.betwin(vendor, body)),
      bind(contract.rollback, ({ body }, { vendor }) => calls.rollback(vendor, body)),
      bind(contract.endRound, ({ body }, { vendor }) => calls.endRound(vendor, body)),
      bind(contract.promoWin, ({ body }, { vendor }) => calls.promoWin(vendor, body)),
      bind(contract.txStatus, ({ body }, { vendor }) => calls.txStatus(vendor, body)),
      bind(contract.issueFreeRounds, ({ body }, { vendor }) => inTime(campaigns.issue(vendor, body))),
      bind(contract.cancelFreeRounds, ({ body: { player: memberId, campaignId } }, { vendor: { vendorId } }) =>
        inTime(campaigns.cancel({ vendorId, memberId, campaignId })),
      ),
      bind(contract.listFreeRounds, ({ body }, { vendor }) => inTime(campaigns.list(vendor.vendorId, body.player))),
      bind(contract.openSandboxPlayer, ({ body }, { vendor }) => inTime(sandbox.openPlayer(vendor, body))),
      bind(contract.changeSandboxPlayer, ({ body }, { vendor }) => inTime(sandbox.changePlayer(vendor, body))),
    ],
  };
};
