import { type DatosDeFicha, tablaDeFicha } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { rowOf } from '../../columns/record';
import { readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Dispositivo } from '../../entities/concesionario.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { ClaseVehiculo, MarcaVehiculo, ModeloVehiculo } from '../../entities/vehiculo.entity';
import { nombreUnido, unirUsuario } from '../usuario';
import { type FichaRow, withFicha } from './medio-aprobacion.store';

/** A plan of a sheet, with its live award and holder. */
export interface PlanDeFicha {
  planId: number;
  adjudicacionId: number;
  personaId: number;
}

/** Names of a vehicle's codes, stored with the sheet. */
export interface NombresDeVehiculo {
  marca: string | null;
  modelo: string | null;
  clase: string | null;
}

export interface DuenoDeFicha {
  personaId: number;
  productoCodigo: string;
}

/** A sheet and its approval. */
export interface FichaGuardadaRow extends DuenoDeFicha {
  id: number;
  version: number;
  modeloId: number | null;
  creadoPor: number | null;
  /** null = no approval yet. */
  medioId: number | null;
  /** Last author; null = unknown. */
  guardadaPor: string | null;
  guardadaEn: string;
}

export class FichaDelBienStore {
  constructor(private readonly dataSource: DataSource) {}

  async byId(id: number, manager: EntityManager): Promise<FichaGuardadaRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(FichaBien, 'ficha')
      .leftJoin(MedioAprobacion, 'medio', 'medio.fichaId = ficha.id')
      .select(
        ['id', 'personaId', 'productoCodigo', 'version', 'modeloId', 'creadoPor'].map((c) => `ficha.${c} AS ${c}`),
      )
      .addSelect('COALESCE(ficha.actualizadoEn, ficha.creadoEn)', 'guardadaEn')
      .addSelect('medio.id', 'medioId')
      .where('ficha.id = :id', { id });
    const row = await readOne<Omit<FichaGuardadaRow, 'guardadaPor'>>(
      unirUsuario(query, 'autor', 'COALESCE(ficha.actualizadoPor, ficha.creadoPor)'),
    );
    return row === null
      ? null
      : { ...row, guardadaPor: nombreUnido({ ...row }, 'autor'), guardadaEn: isoOf(row.guardadaEn) as string };
  }

  /** For audits and views. */
  find(id: number, manager: EntityManager = this.dataSource.manager): Promise<FichaRow | null> {
    return readOne<FichaRow>(withFicha(manager).where('ficha.id = :id', { id }));
  }

  /** The newest sheet of a plan and its holder without a rejected approval; `null` = none. */
  async findByPlan(planId: number, personaId: number): Promise<FichaRow | null> {
    return readOne<FichaRow>(
      withFicha(this.dataSource.manager)
        .innerJoin(FichaPlan, 'fichaPlan', 'fichaPlan.fichaId = ficha.id')
        .leftJoin(MedioAprobacion, 'medio', 'medio.fichaId = ficha.id')
        .where(
          'fichaPlan.planId = :planId AND fichaPlan.personaId = :personaId AND (medio.estado IS NULL OR medio.estado = :aprobado)',
          {
            planId,
            personaId,
            aprobado: true,
          },
        )
        .orderBy('fichaPlan.vigente', 'DESC')
        .addOrderBy('ficha.id', 'DESC')
        .limit(1),
    );
  }

  async insert(tx: Tx, dueno: DuenoDeFicha, datos: DatosDeFicha, nombres: NombresDeVehiculo): Promise<number> {
    const { identifiers } = await tx.manager.insert(FichaBien, {
      ...dueno,
      ...filaDe(datos),
      ...nombres,
      creadoPor: tx.actor.id || null,
      creadoEn: tx.now,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Returns the affected rows, 0 = stale version. */
  async update(
    tx: Tx,
    { id, version }: Pick<FichaGuardadaRow, 'id' | 'version'>,
    datos: DatosDeFicha,
    nombres: NombresDeVehiculo,
  ): Promise<number> {
    return guardedUpdate(
      tx.manager,
      FichaBien,
      { id, version },
      {
        ...filaDe(datos),
        ...nombres,
        actualizadoPor: tx.actor.id || null,
        actualizadoEn: tx.now,
      },
    );
  }

  /** Replaces the plans of a sheet, in order. */
  async replacePlanes(tx: Tx, fichaId: number, planes: readonly PlanDeFicha[], vigente: boolean): Promise<void> {
    await tx.manager.delete(FichaPlan, { fichaId });
    for (const [i, plan] of planes.entries())
      await tx.manager.insert(FichaPlan, { ...plan, fichaId, orden: i + 1, vigente });
  }

  /** The awards of its plans, at least one. */
  async listAdjudicaciones(manager: EntityManager, fichaId: number): Promise<number[]> {
    return (await manager.findBy(FichaPlan, { fichaId })).map(({ adjudicacionId }) => adjudicacionId);
  }

  /** Releases its plans after the rejection of its approval. */
  async releasePlanes(tx: Tx, fichaId: number): Promise<void> {
    await tx.manager.update(FichaPlan, { fichaId }, { vigente: false });
  }

  /** A model with its brand; `null` = unknown. */
  findModelo(
    manager: EntityManager,
    id: number,
  ): Promise<{ marcaId: number; marca: string; modelo: string; activo: unknown } | null> {
    return readOne(
      manager
        .createQueryBuilder()
        .from(ModeloVehiculo, 'modelo')
        .innerJoin(MarcaVehiculo, 'marca', 'marca.id = modelo.marcaId')
        .select('marca.id', 'marcaId')
        .addSelect('marca.nombre', 'marca')
        .addSelect('modelo.nombre', 'modelo')
        .addSelect('modelo.activo', 'activo')
        .where('modelo.id = :id', { id }),
    );
  }

  async findClase(manager: EntityManager, codigo: string): Promise<string | null> {
    return (await manager.findOneBy(ClaseVehiculo, { codigo }))?.nombre ?? null;
  }

  findDispositivo(manager: EntityManager, id: number): Promise<Dispositivo | null> {
    return manager.findOneBy(Dispositivo, { id });
  }
}

const filaDe = (datos: DatosDeFicha) => rowOf({ tabla: tablaDeFicha }, datos);
