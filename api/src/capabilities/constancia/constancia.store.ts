import { nombreDeMedio } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Auditoria } from '../../entities/auditoria.entity';
import { Constancia, ConstanciaCopia } from '../../entities/constancia.entity';
import { nombreUnido, unirUsuario } from '../usuario';
import type { CopiaVista, CorreccionVista } from './constancia.dto';

export interface ConstanciaRow
  extends Pick<Constancia, 'id' | 'lista' | 'listaSha256' | 'participantes' | 'planes' | 'enlace' | 'version'> {
  /** ISO. */
  instaladaEn: string;
  instaladaPor: string | null;
  readonly copias: readonly CopiaVista[];
}

const OWN = ['lista', 'listaSha256', 'participantes', 'planes', 'enlace', 'version', 'instaladaEn'];

export class ConstanciaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** `null` = not frozen. */
  async ofAssembly(
    asambleaId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ConstanciaRow | null> {
    const query = manager.createQueryBuilder().from(Constancia, 'c').select('c.id', 'id');
    for (const column of OWN) query.addSelect(`c.${column}`, column);
    query.where('c.asambleaId = :asambleaId', { asambleaId });
    const row = await readOne<ConstanciaRow>(unirUsuario(query, 'u', 'c.instaladaPor'));
    if (row === null) return null;
    return {
      ...row,
      instaladaEn: isoOf(row.instaladaEn) as string,
      instaladaPor: nombreUnido(row, 'u'),
      copias: await this.listCopias(row.id, manager),
    };
  }

  private async listCopias(constanciaId: number, manager: EntityManager): Promise<CopiaVista[]> {
    const query = manager.createQueryBuilder().from(ConstanciaCopia, 'k').select('k.id', 'id');
    for (const column of ['entregadaA', 'medio', 'fecha', 'nota']) query.addSelect(`k.${column}`, column);
    query.where('k.constanciaId = :constanciaId', { constanciaId }).orderBy('k.id', 'ASC');
    const rows = await readMany<CopiaVista>(unirUsuario(query, 'u', 'k.registradaPor'));
    return rows.map((row) => ({
      entregadaA: row.entregadaA,
      medio: nombreDeMedio(row.medio),
      fecha: row.fecha,
      nota: row.nota,
      registradaPor: nombreUnido(row, 'u'),
    }));
  }

  /** Corrections of the assembly before its minutes, from the audit. */
  async listCorrecciones(
    asambleaId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CorreccionVista[]> {
    const query = manager
      .createQueryBuilder()
      .from(Auditoria, 'a')
      .select('a.instante', 'instante')
      .addSelect('a.despues', 'despues')
      .where("a.recurso = 'asamblea' AND a.recursoId = :recursoId AND a.accion = 'corregir'", {
        recursoId: String(asambleaId),
      })
      .orderBy('a.id', 'ASC');
    const rows = await readMany<{ instante: unknown; despues: string | null }>(unirUsuario(query, 'u', 'a.usuarioId'));
    return rows.map((row) => {
      const {
        motivo = '',
        participantes: _,
        ...campos
      } = JSON.parse(row.despues ?? '{}') as { motivo?: string } & Record<string, unknown>;
      return {
        fecha: isoOf(row.instante) as string,
        quien: nombreUnido(row, 'u') ?? 'Sistema',
        campos: Object.keys(campos).sort(),
        motivo,
      };
    });
  }

  /** Inserts the frozen list, with its author and instant. */
  async freeze(
    { manager, actor, now }: Pick<Tx, 'manager' | 'actor' | 'now'>,
    row: Pick<Constancia, 'asambleaId' | 'lista' | 'listaSha256' | 'participantes' | 'planes' | 'enlace'>,
  ): Promise<void> {
    await manager.insert(Constancia, { ...row, instaladaEn: now, instaladaPor: actor.id || null, version: 1 });
  }

  /** Returns the affected rows, 0 = stale version. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<ConstanciaRow, 'id' | 'version'>,
    cambio: Partial<Pick<Constancia, 'enlace'>>,
  ): Promise<number> {
    return guardedUpdate(manager, Constancia, { id, version }, cambio);
  }

  async insertCopia(manager: EntityManager, row: Omit<ConstanciaCopia, 'id'>): Promise<void> {
    await manager.insert(ConstanciaCopia, row);
  }
}
