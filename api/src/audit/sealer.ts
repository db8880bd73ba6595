import { createHash } from 'node:crypto';
import { type DataSource, IsNull, Not } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { UnitOfWork } from '../db/unit-of-work';
import type { Logger } from '../log';
import { auditHash } from './audit';
import { Auditoria } from './auditoria.entity';

const EVERY_MS = 1000;
const BATCH = 500;
const GENESIS = '0'.repeat(64);

const link = (previous: string, own: string): string => createHash('sha256').update(`${previous}${own}`).digest('hex');

/**
 * Chains committed audit rows in order: cadena(n) = SHA-256(cadena(n-1) + huella(n)). A row that is changed, removed or slipped in later
 * breaks the chain (model.md, "Conflicts, keys"). Sealing apart from writing keeps the writers from queueing on one last row.
 */
export class AuditSealer {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running
      .then(() => this.seal())
      .catch((error: unknown) => this.log.error({ err: error }, 'audit rows could not be sealed'));
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.step();
  }

  private async seal(): Promise<void> {
    const waiting = () =>
      this.dataSource.manager.find(Auditoria, {
        select: { id: true, huella: true },
        where: { posicion: IsNull() },
        order: { id: 'ASC' },
        take: BATCH,
      });
    for (let rows = await waiting(); rows.length > 0; rows = await waiting()) {
      await this.unitOfWork.run(SISTEMA, async ({ manager }) => {
        const [last] = await manager.find(Auditoria, {
          select: { id: true, posicion: true, cadena: true },
          where: { posicion: Not(IsNull()) },
          order: { posicion: 'DESC' },
          take: 1,
        });
        let position = last?.posicion ?? 0;
        let chain = last?.cadena ?? GENESIS;
        for (const row of rows) {
          chain = link(chain, row.huella);
          // The unique position makes a second sealer (another process) lose instead of forking the chain.
          await manager.update(Auditoria, { id: row.id, posicion: IsNull() }, { posicion: ++position, cadena: chain });
        }
      });
    }
  }
}

export type AuditVerdict = { ok: true; rows: number; unsealed: number } | { ok: false; rowId: number; reason: string };

/** Walks the whole chain: every row's own hash, its position, its link (npm run audit:verify). */
export async function verifyAudit(dataSource: DataSource): Promise<AuditVerdict> {
  let chain = GENESIS;
  let position = 0;
  for (;;) {
    const rows = await dataSource
      .getRepository(Auditoria)
      .createQueryBuilder('a')
      .where('a.posicion > :position', { position })
      .orderBy('a.posicion', 'ASC')
      .limit(BATCH)
      .getMany();
    if (rows.length === 0) break;
    for (const row of rows) {
      position++;
      if (row.posicion !== position) return { ok: false, rowId: row.id, reason: `falta la posición ${position}` };
      if (auditHash(row) !== row.huella)
        return { ok: false, rowId: row.id, reason: 'el contenido no corresponde a su huella' };
      chain = link(chain, row.huella);
      if (chain !== row.cadena) return { ok: false, rowId: row.id, reason: 'la cadena está rota' };
    }
  }
  const unsealed = await dataSource.manager.countBy(Auditoria, { posicion: IsNull() });
  return { ok: true, rows: position, unsealed };
}
