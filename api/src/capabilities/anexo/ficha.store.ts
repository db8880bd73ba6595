import { type DatosDe, type ErrorDeNegocio, instanteDe, type Registro, type Tabla } from '@adjudica/domain';
import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { rowOf, valuesOf } from '../../columns/record';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { FichaRow } from '../../entities/ficha';
import { Usuario } from '../../entities/usuario.entity';
import type { SolicitudRow } from '../solicitud';

/** The one record of a kind of an application or a plan, replaced as a whole under its version. */
export interface Ficha<V> {
  id: number;
  valores: V;
  version: number;
  /** ISO, UTC. */
  guardadaEn: string;
  /** Displayed name; null = the program. */
  guardadaPor: string | null;
}

/** Definition of one kind of record: fields, entity, owner, and rules over several fields. */
export interface DefinicionDeFicha<F extends Tabla, X extends object = object> {
  registro: Registro<F>;
  entidad: EntityTarget<FichaRow>;
  /** Column of the owner; unique. */
  dueno: 'solicitudId' | 'planId';
  /** Type of the event of a save. */
  evento: string;
  /** Part of an approval's basis, unchangeable while approved: the whole record, or only its existence. Left out = no part. */
  enBase?: 'siempre' | 'existencia';
  /** Refuses the record for this application; left out = always allowed. */
  impedimento?(solicitud: SolicitudRow): ErrorDeNegocio | null;
  /** Rules over fields and the rest of the body, after the fields. @throws ErrorDeNegocio */
  revisar?(valores: DatosDe<F>, body: object): void;
  /** Computed values of the answer; stored if the table has a column for them. */
  calculados?(valores: DatosDe<F>, hoy: string): X;
  /** For columns without a field, and the reverse. */
  deFila?(row: FichaRow): DatosDe<F>;
  aFila?(valores: DatosDe<F>): object;
}

export class FichaStore<F extends Tabla, X extends object = object> {
  constructor(
    private readonly dataSource: DataSource,
    readonly definicion: DefinicionDeFicha<F, X>,
  ) {}

  async get(dueno: number, manager: EntityManager = this.dataSource.manager): Promise<Ficha<DatosDe<F>> | null> {
    const { entidad, registro, deFila } = this.definicion;
    const row = await manager.findOneBy(entidad, this.whereDueno(dueno));
    if (row === null) return null;
    return {
      id: row.id,
      valores: deFila?.(row) ?? valuesOf(registro, row),
      version: row.version,
      guardadaEn: instanteDe(row.guardadaEn),
      guardadaPor: await findNombreDeUsuario(manager, row.guardadaPor),
    };
  }

  /** `version` 0 = the first save. 0 rows = stale version; concurrent first saves meet the owner's unique key. */
  async save(tx: Tx, dueno: number, version: number, valores: DatosDe<F>): Promise<number> {
    const { entidad, registro, aFila } = this.definicion;
    const row = {
      ...(aFila?.(valores) ?? rowOf(registro, valores)),
      guardadaEn: tx.now,
      guardadaPor: tx.actor.id || null,
    };
    if (version === 0) {
      await tx.manager.insert(entidad, { ...this.whereDueno(dueno), ...row, version: 1 } as never);
      return 1;
    }
    return guardedUpdate(tx.manager, entidad, { ...this.whereDueno(dueno), version }, row as never);
  }

  private whereDueno(dueno: number): FindOptionsWhere<FichaRow> {
    return { [this.definicion.dueno]: dueno } as FindOptionsWhere<FichaRow>;
  }
}

export async function findNombreDeUsuario(manager: EntityManager, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const usuario = await manager.findOne(Usuario, { select: { nombre: true, apellido: true }, where: { id } });
  return usuario === null ? null : `${usuario.nombre} ${usuario.apellido}`.trim();
}
