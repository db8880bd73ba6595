import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { AccessBudget } from '../audit/access-budget';
import { AccessLog } from '../audit/access-log';
import { auditWriter } from '../audit/audit';
import { openSeal } from '../audit/epochs';
import { AuditKey } from '../audit/seals';
import { OidcProvider } from '../auth/oidc';
import { type Clock, systemClock } from '../clock';
import type { Config } from '../config';
import { Cipher } from '../crypto/cipher';
import { type DatabaseOptions, openDatabase } from '../db/data-source';
import { retriesOf } from '../db/engine/sql-server';
import { claimDataKey } from '../db/installation/claim-key';
import { assertDatabaseFits } from '../db/server/preflight';
import { UnitOfWork } from '../db/transaction/unit-of-work';
import { TableReader } from '../excel';
import { createLogger, type Logger } from '../log';
import { type Mailer, openMailer } from '../mail';
import { Outbox } from '../outbox/outbox';
import { type BrowserEvent, Renderer } from '../pdf';
import type { Platform } from '../platform';
import { RecentErrors } from '../recent-errors';
import { sealing } from '../signatures';
import { openStorage, type Storage } from '../storage';
import { RecepcionDeArchivos, TemporaryFiles } from '../uploads';
import { slowStatements } from './slow-statements';

export interface Background {
  start(): void;
  /** Runs one round now. */
  step(): Promise<void>;
  stop(): Promise<void>;
}

export interface Overrides {
  clock?: Clock;
  log?: Logger;
  database?: Partial<DatabaseOptions>;
  /** Fault tests put a failing one in its place. */
  storage?: Storage;
  mailer?: Mailer;
  renderer?: Renderer;
}

export async function openPlatform(config: Config, overrides: Overrides): Promise<Platform> {
  const log = overrides.log ?? createLogger(config, undefined, new RecentErrors(config.dataDir));
  const clock = overrides.clock ?? systemClock;
  const seal = config.sello === undefined ? null : await sealing().Seal.open(config.sello, clock.now());
  const { databaseUrl: url, slowStatementMs } = config;
  const slow = slowStatementMs > 0 ? { slowStatements: slowStatements(slowStatementMs, log) } : {};
  const dataSource = await openDatabase({ url, ...slow, ...overrides.database });
  const { auditKey, unitOfWork } = await underItsKey(dataSource, config, clock).catch(async (error: unknown) => {
    await dataSource.destroy();
    throw error;
  });
  const mailer =
    overrides.mailer ??
    openMailer({
      smtpUrl: config.smtpUrl,
      outboxDir: config.outboxDir,
      from: config.mailFrom,
      company: config.empresa,
    });
  const accessBudget = new AccessBudget(dataSource, config.accesosPorHora, clock, log);
  return {
    config,
    log,
    clock,
    dataSource,
    unitOfWork,
    auditKey,
    accessLog: new AccessLog(dataSource, clock, log, accessBudget),
    accessBudget,
    cipher: new Cipher(config.dataKey),
    storage: overrides.storage ?? openStorage(config.storageUrl, join(config.dataDir, 'partes')),
    uploads: new TemporaryFiles(join(config.dataDir, 'subidas'), clock, log),
    recepcion: new RecepcionDeArchivos(),
    tables: new TableReader(),
    mailer,
    outbox: new Outbox(dataSource, unitOfWork, mailer, clock, log),
    oidc: config.oidc === undefined ? null : new OidcProvider(config.oidc, log),
    seal,
    renderer:
      overrides.renderer ??
      new Renderer({
        ...(config.chromiumPath === undefined ? {} : { chromium: config.chromiumPath }),
        hangMs: config.chromiumTimeoutMs,
        publicUrl: config.publicUrl,
        seal,
        now: () => clock.now(),
        onBrowser: (event) => logBrowser(log, event),
      }),
  };
}

/** What an operator has to know of the browser that prints. */
function logBrowser(log: Logger, event: BrowserEvent): void {
  if (event.type === 'no-inicia')
    log.error({ err: event.error }, 'Chromium did not start: no document can be printed until it does');
  else if (event.type === 'caido') log.warn('the browser died and will be started anew');
  else if (event.type === 'colgado') log.warn('the browser kept silent and will be started anew');
  else log.debug(event, 'browser');
}

/** The database is looked at, and the key compared with it, before one is made or anything is sealed. */
async function underItsKey(dataSource: DataSource, config: Config, clock: Clock) {
  await assertDatabaseFits(dataSource);
  await claimDataKey(dataSource, config, clock.now());
  const auditKey = new AuditKey(config.dataKey);
  const unitOfWork = new UnitOfWork(dataSource, clock, auditWriter(auditKey), retriesOf(config.databaseUrl));
  await openSeal(dataSource, unitOfWork, auditKey);
  return { auditKey, unitOfWork };
}
