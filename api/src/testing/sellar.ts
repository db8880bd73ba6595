import { auditWriter } from '../audit/audit';
import 'reflect-metadata';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { AuditSealer } from '../audit/sealer';
import { AuditKey } from '../audit/seals';
import { systemClock } from '../clock';
import { readConfig } from '../config';
import { openDatabase } from '../db/data-source';
import { UnitOfWork } from '../db/transaction/unit-of-work';
import { createLogger } from '../log';

/** Child process of sealer.long.test.ts: seals repeatedly until it is ended. */
async function main(): Promise<void> {
  const dataSource = await openDatabase({ url: process.env.DATABASE_URL ?? '' });
  const key = new AuditKey(readConfig().dataKey);
  const unitOfWork = new UnitOfWork(dataSource, systemClock, auditWriter(key));
  const sealer = new AuditSealer(dataSource, unitOfWork, key, systemClock, createLogger({ logLevel: 'warn' }));
  let told = false;
  process.once('message', () => {
    told = true;
  });
  process.send?.('lista');
  while (!told) {
    await sealer.step();
    await yieldToOthers();
  }
  await dataSource.destroy();
  process.disconnect();
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
});
