import { type BloqueDeContrato, type EstadoDeBloque, type Instante, idsDeBloque } from '@adjudica/domain';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { instantOf, isoOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { ContratoBloque, ContratoTexto } from '../../entities/contrato.entity';
import { nombreUnido, unirUsuario } from '../usuario';

/** A generated block, without its text. */
export interface BloqueRow {
  readonly id: number;
  readonly contratoId: number;
  readonly bloque: BloqueDeContrato;
  readonly estado: EstadoDeBloque;
  /** Number of its present text. */
  readonly numero: number;
  readonly version: number;
  readonly motivo: string | null;
  readonly decididoPor: string | null;
  readonly decididoEn: string | null;
  readonly formatoCodigo: string;
  readonly formatoNumero: number;
  readonly escritorId: number | null;
  readonly escritoPor: string | null;
  readonly escritoEn: Instante;
}
export interface TextoRow {
  readonly bloqueId: number;
  readonly numero: number;
  readonly texto: string;
  readonly formatoNumero: number;
  readonly valores: Readonly<Record<string, unknown>>;
  readonly escritoPor: string | null;
  readonly escritoEn: string;
}

/** Content of a block's text. */
export interface Escrito {
  readonly texto: string;
  readonly formatoCodigo: string;
  readonly formatoNumero: number;
  readonly valores: Readonly<Record<string, unknown>>;
}

const lugar = ({ bloque }: Pick<BloqueRow, 'bloque'>): number => idsDeBloque.indexOf(bloque);

/** Blocks of contracts and their texts, which are inserted and never changed. */
export class BloqueStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Of several contracts, each in order. One statement, which joins each block to its present text. */
  async listOf(
    contratoIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<readonly BloqueRow[]> {
    if (contratoIds.length === 0) return [];
    const query = manager
      .createQueryBuilder()
      .from(ContratoBloque, 'bloque')
      .leftJoin(ContratoTexto, 'texto', 'texto.bloqueId = bloque.id AND texto.numero = bloque.numero')
      .select('bloque.id', 'id')
      .addSelect('texto.formatoCodigo', 'formatoCodigo')
      .addSelect('texto.formatoNumero', 'formatoNumero')
      .addSelect('texto.escritoPor', 'escritorId')
      .addSelect('texto.escritoEn', 'escritoEn')
      .where('bloque.contratoId IN (:...contratoIds)', { contratoIds });
    for (const column of ['contratoId', 'bloque', 'estado', 'numero', 'version', 'motivo', 'decididoEn'])
      query.addSelect(`bloque.${column}`, column);
    unirUsuario(query, 'escrito', 'texto.escritoPor');
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'decidido', 'bloque.decididoPor'));
    return rows.map(filaDe).sort((a, b) => lugar(a) - lugar(b));
  }

  /** The present texts of a contract's blocks. */
  listTextos(contratoId: number, manager: EntityManager = this.dataSource.manager): Promise<TextoRow[]> {
    return this.readTextos(manager, 'bloque.numero = texto.numero AND bloque.contratoId = :id', contratoId);
  }

  /** Every text of a block, newest first. */
  listVersiones(bloqueId: number, manager: EntityManager = this.dataSource.manager): Promise<TextoRow[]> {
    return this.readTextos(manager, 'texto.bloqueId = :id', bloqueId);
  }

  /** LEG-567, LEG-588 */
  async insert(tx: Tx, contratoId: number, bloque: BloqueDeContrato, escrito: Escrito): Promise<void> {
    const { identifiers } = await tx.manager.insert(ContratoBloque, {
      contratoId,
      bloque,
      estado: 'P',
      numero: 1,
      motivo: null,
      decididoPor: null,
      decididoEn: null,
      version: 1,
    });
    await this.insertTexto(tx, identifiers[0]?.['id'] as number, 1, escrito);
  }

  /** LEG-568, LEG-603: pending again. Returns the affected rows, 0 = stale version. */
  async updateTexto(tx: Tx, { id, numero, version }: BloqueRow, escrito: Escrito): Promise<number> {
    const pending = { estado: 'P' as const, numero: numero + 1, motivo: null, decididoPor: null, decididoEn: null };
    const written = await guardedUpdate(tx.manager, ContratoBloque, { id, version }, pending);
    if (written === 1) await this.insertTexto(tx, id, numero + 1, escrito);
    return written;
  }

  /** Decides these blocks with the contract. */
  async decide(
    { manager, actor, now }: Tx,
    bloques: readonly BloqueRow[],
    estado: EstadoDeBloque,
    motivo: string | null,
  ): Promise<void> {
    const raised = `${manager.connection.driver.escape('version')} + 1`;
    await manager.update(
      ContratoBloque,
      { id: In(bloques.map(({ id }) => id)) },
      { estado, motivo, decididoPor: actor.id || null, decididoEn: now, version: () => raised },
    );
  }

  private async insertTexto(
    { manager, actor, now }: Tx,
    bloqueId: number,
    numero: number,
    escrito: Escrito,
  ): Promise<void> {
    await manager.insert(ContratoTexto, {
      ...escrito,
      bloqueId,
      numero,
      escritoPor: actor.id || null,
      escritoEn: now,
    });
  }

  private async readTextos(manager: EntityManager, where: string, id: number): Promise<TextoRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(ContratoTexto, 'texto')
      .innerJoin(ContratoBloque, 'bloque', 'bloque.id = texto.bloqueId')
      .select('texto.bloqueId', 'bloqueId')
      .where(where, { id })
      .orderBy('texto.numero', 'DESC');
    for (const column of ['numero', 'texto', 'formatoNumero', 'valores', 'escritoEn'])
      query.addSelect(`texto.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'escrito', 'texto.escritoPor'));
    return rows.map((row) => ({
      bloqueId: Number(row.bloqueId),
      numero: Number(row.numero),
      texto: String(row.texto),
      formatoNumero: Number(row.formatoNumero),
      valores: JSON.parse(String(row.valores)),
      escritoPor: nombreUnido(row, 'escrito'),
      escritoEn: isoOf(row.escritoEn) as string,
    }));
  }
}

const filaDe = (row: Record<string, unknown>): BloqueRow => ({
  id: Number(row.id),
  contratoId: Number(row.contratoId),
  bloque: row.bloque as BloqueDeContrato,
  estado: row.estado as EstadoDeBloque,
  numero: Number(row.numero),
  version: Number(row.version),
  motivo: (row.motivo as string | null) ?? null,
  decididoPor: nombreUnido(row, 'decidido'),
  decididoEn: isoOf(row.decididoEn),
  formatoCodigo: String(row.formatoCodigo),
  formatoNumero: Number(row.formatoNumero),
  escritorId: row.escritorId === null ? null : Number(row.escritorId),
  escritoPor: nombreUnido(row, 'escrito'),
  escritoEn: instantOf(row.escritoEn),
});
