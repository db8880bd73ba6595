import type { DataSource } from 'typeorm';
import type { AccessBudget } from './audit/access-budget';
import type { AccessLog } from './audit/access-log';
import type { AuditKey } from './audit/seals';
import type { OidcProvider } from './auth/oidc';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Cipher } from './crypto/cipher';
import type { UnitOfWork } from './db/transaction/unit-of-work';
import type { TableReader } from './excel';
import type { Logger } from './log';
import type { Mailer } from './mail';
import type { Outbox } from './outbox/outbox';
import type { Renderer } from './pdf';
import type { Seal } from './signatures';
import type { Storage } from './storage';
import type { RecepcionDeArchivos, TemporaryFiles } from './uploads';

/** What is no capability's: the machine below them all. A service says which parts of it it uses. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly dataSource: DataSource;
  readonly unitOfWork: UnitOfWork;
  readonly auditKey: AuditKey;
  readonly accessLog: AccessLog;
  /** How much of other people's data each user reads. */
  readonly accessBudget: AccessBudget;
  /** What only this program reads in the database. */
  readonly cipher: Cipher;
  readonly storage: Storage;
  /** Where uploads lie while their request lives. */
  readonly uploads: TemporaryFiles;
  /** Judges what was received; the uploading capabilities ask it before they store anything. */
  readonly recepcion: RecepcionDeArchivos;
  readonly tables: TableReader;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly renderer: Renderer;
  /** The company's own; null = what is issued is not sealed. */
  readonly seal: Seal | null;
  /** The company's own log-in; null = passwords alone. */
  readonly oidc: OidcProvider | null;
}
