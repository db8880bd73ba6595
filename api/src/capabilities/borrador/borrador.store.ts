import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { removeInBatches } from '../../db/transaction/bulk';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Borrador } from '../../entities/borrador.entity';

/** Key of a draft: one row each. */
export interface LugarDeBorrador {
  formulario: string;
  clave: string;
  seccion: string;
}

export interface BorradorRow extends LugarDeBorrador {
  id: number;
  /** Encrypted. */
  contenido: string;
  versionBase: number;
  guardadoEn: string;
  version: number;
}

const COLUMNS = ['id', 'formulario', 'clave', 'seccion', 'contenido', 'versionBase', 'guardadoEn', 'version'] as const;
/** Maximum number of sections of one form. */
export const MAXIMO_SECCIONES = 40;
const DAY_MS = 24 * 3_600_000;

export class BorradorStore {
  constructor(
    private readonly dataSource: DataSource,
    /** Retention after the last write (modelo.md). */
    private readonly keptDays = 30,
  ) {}

  /** Own drafts only. One statement. */
  async listOfUsuario(
    usuarioId: number,
    donde: Partial<LugarDeBorrador>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<BorradorRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(Borrador, 'borrador')
      .select([])
      .where('borrador.usuarioId = :usuarioId', { usuarioId })
      .orderBy('borrador.id', 'ASC')
      .limit(MAXIMO_SECCIONES);
    for (const column of COLUMNS) query.addSelect(`borrador.${column}`, column);
    for (const [column, value] of Object.entries(donde))
      query.andWhere(`borrador.${column} = :${column}`, { [column]: value });
    const rows = await readMany<BorradorRow>(query);
    return rows.map((row) => ({ ...row, guardadoEn: isoOf(row.guardadoEn) as string }));
  }

  /** @throws the violation of the unique key when another tab was first. */
  async insert(tx: Tx, lugar: LugarDeBorrador, contenido: string, versionBase: number): Promise<void> {
    await tx.manager.insert(Borrador, {
      ...lugar,
      usuarioId: tx.actor.id,
      contenido,
      versionBase,
      guardadoEn: tx.now,
      version: 1,
    });
  }

  /** Guarded by the version: 0 = another tab was first. */
  async update(
    tx: Tx,
    { id, version }: Pick<BorradorRow, 'id' | 'version'>,
    contenido: string,
    versionBase: number,
  ): Promise<number> {
    return guardedUpdate(tx.manager, Borrador, { id, version }, { contenido, versionBase, guardadoEn: tx.now });
  }

  /**
   * Removes the actor's own drafts of a form, or of one of its sections, in the transaction that saves the form. Drafts of other users stay; they see
   * the conflict when they save.
   */
  async discard(tx: Pick<Tx, 'manager' | 'actor'>, donde: Omit<LugarDeBorrador, 'seccion'> & { seccion?: string }) {
    await tx.manager.delete(Borrador, { ...donde, usuarioId: tx.actor.id });
  }

  /** All users' drafts under a key whose record changed its person (a replaced guarantor). */
  async forgetAll(tx: Pick<Tx, 'manager'>, clave: string): Promise<void> {
    await tx.manager.delete(Borrador, { clave });
  }

  async forget(now: Date): Promise<void> {
    await removeInBatches(this.dataSource.manager, Borrador, {
      guardadoEn: LessThan(new Date(now.getTime() - this.keptDays * DAY_MS)),
    });
  }
}
