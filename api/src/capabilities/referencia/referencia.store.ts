import { type DatosDeReferencia, datosDeReferenciaVacios, type TipoDeReferencia } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { deleteWhere, guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Banco } from '../../entities/catalogo.entity';
import { Plan } from '../../entities/plan.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';

/** A reference with its names, in one flat row. */
export interface ReferenciaRow extends DatosDeReferencia {
  id: number;
  solicitudId: number;
  idCodigo: string;
  rol: 'titular' | 'garante';
  tipo: TipoDeReferencia;
  linea: number;
  estado: 'P' | 'C';
  banco: string | null;
  registradaEn: string;
  /** Last author. */
  usuario: string | null;
  confirmadaEn: string | null;
  confirmadaPor: string | null;
  version: number;
}

type Cruda = Record<string, unknown>;
const DATOS = Object.keys(datosDeReferenciaVacios()) as (keyof DatosDeReferencia)[];
const OWN = ['id', 'solicitudId', 'tipo', 'linea', 'estado', 'registradaEn', 'confirmadaEn', 'version', ...DATOS];

export class ReferenciaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Of one application, or of any, by the filter. */
  async list(solicitudId: number | null, request: ListRequest): Promise<Page<ReferenciaRow>> {
    const query = this.flat(this.dataSource.manager);
    if (solicitudId !== null) query.where('referencia.solicitudId = :solicitudId', { solicitudId });
    const { tipo, estado } = request.filter;
    if (tipo !== undefined) query.andWhere('referencia.tipo = :tipo', { tipo });
    if (estado !== undefined) query.andWhere('referencia.estado = :estado', { estado });
    const page = await pageOf<Cruda>(query, request, 'referencia');
    return { ...page, rows: page.rows.map(toRow) };
  }

  /** All of an application, for its document; never many. */
  async listBySolicitud(
    solicitudId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReferenciaRow[]> {
    const query = this.flat(manager)
      .where('referencia.solicitudId = :solicitudId', { solicitudId })
      .orderBy('referencia.id', 'ASC');
    return (await readMany<Cruda>(query)).map(toRow);
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<ReferenciaRow | null> {
    const cruda = await readOne<Cruda>(this.flat(manager).where('referencia.id = :id', { id }));
    return cruda === null ? null : toRow(cruda);
  }

  async listLineas(manager: EntityManager, solicitudId: number, tipo: TipoDeReferencia): Promise<number[]> {
    const rows = await manager.find(Referencia, { select: { linea: true }, where: { solicitudId, tipo } });
    return rows.map(({ linea }) => linea);
  }

  async insert(
    tx: Tx,
    de: { solicitudId: number; tipo: TipoDeReferencia; linea: number },
    datos: DatosDeReferencia,
  ): Promise<number> {
    const result = await tx.manager.insert(Referencia, {
      ...de,
      ...datos,
      estado: 'P',
      registradaEn: tx.now,
      registradaPor: tx.actor.id || null,
      confirmadaEn: null,
      confirmadaPor: null,
      version: 1,
    });
    return result.identifiers[0]?.['id'] as number;
  }

  /** Guarded by state and version: 0 = stale version. A changed one becomes pending. */
  async update(
    tx: Tx,
    { id, estado, version }: Pick<ReferenciaRow, 'id' | 'estado' | 'version'>,
    datos: DatosDeReferencia,
  ): Promise<number> {
    return guardedUpdate(
      tx.manager,
      Referencia,
      { id, estado, version },
      {
        ...datos,
        estado: 'P',
        registradaEn: tx.now,
        registradaPor: tx.actor.id || null,
        confirmadaEn: null,
        confirmadaPor: null,
      },
    );
  }

  async confirm(tx: Tx, { id, estado, version }: Pick<ReferenciaRow, 'id' | 'estado' | 'version'>): Promise<number> {
    return guardedUpdate(
      tx.manager,
      Referencia,
      { id, estado, version },
      { estado: 'C', confirmadaEn: tx.now, confirmadaPor: tx.actor.id || null },
    );
  }

  delete(tx: Tx, { id, estado, version }: Pick<ReferenciaRow, 'id' | 'estado' | 'version'>): Promise<number> {
    return deleteWhere(tx.manager, Referencia, { id, estado, version });
  }

  private flat(manager: EntityManager): SelectQueryBuilder<ObjectLiteral> {
    const query = manager
      .createQueryBuilder()
      .from(Referencia, 'referencia')
      .innerJoin(Solicitud, 'solicitud', 'solicitud.id = referencia.solicitudId')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = solicitud.planId')
      .leftJoin(Banco, 'banco', 'banco.codigo = referencia.bancoCodigo')
      .leftJoin(Usuario, 'registradaPor', 'registradaPor.id = referencia.registradaPor')
      .leftJoin(Usuario, 'confirmadaPor', 'confirmadaPor.id = referencia.confirmadaPor')
      .select('planAhorro.idCodigo', 'idCodigo')
      .addSelect('solicitud.rol', 'rol')
      .addSelect('banco.nombre', 'banco')
      .addSelect('registradaPor.nombre', 'usuarioNombre')
      .addSelect('registradaPor.apellido', 'usuarioApellido')
      .addSelect('confirmadaPor.nombre', 'confirmaNombre')
      .addSelect('confirmadaPor.apellido', 'confirmaApellido');
    for (const column of OWN) query.addSelect(`referencia.${column}`, column);
    return query;
  }
}

const nombre = (cruda: Cruda, quien: 'usuario' | 'confirma'): string | null =>
  `${cruda[`${quien}Nombre`] ?? ''} ${cruda[`${quien}Apellido`] ?? ''}`.trim() || null;

function toRow(cruda: Cruda): ReferenciaRow {
  const { usuarioNombre, usuarioApellido, confirmaNombre, confirmaApellido, ...own } = cruda;
  return {
    ...(own as unknown as ReferenciaRow),
    registradaEn: isoOf(cruda['registradaEn']) as string,
    confirmadaEn: isoOf(cruda['confirmadaEn']),
    usuario: nombre(cruda, 'usuario'),
    confirmadaPor: nombre(cruda, 'confirma'),
  };
}
