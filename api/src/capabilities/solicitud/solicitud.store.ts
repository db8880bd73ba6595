import { type DatosDeSolicitud, formularioDeSolicitud, type RolDeSolicitud } from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { boolOf, isoOf } from '../../columns/columns';
import { rawValuesOf, rowOf } from '../../columns/record';
import { readIn, readOne } from '../../db/engine/read';
import { guardedUpdate, updateWhere } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Persona } from '../../entities/persona.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';
import { documentoVigente } from '../carpeta';

/** The applicant: the plan's holder, or its guarantor. */
export type PersonaDeSolicitud = Pick<
  Persona,
  | 'identificacion'
  | 'nombres'
  | 'apellidoPaterno'
  | 'apellidoMaterno'
  | 'correo'
  | 'celular'
  | 'telefono'
  | 'direccion'
  | 'provinciaCodigo'
  | 'cantonCodigo'
  | 'parroquiaCodigo'
  | 'fechaNacimiento'
  | 'estadoCivil'
>;

/** The application in force of a plan and role. */
export interface SolicitudRow {
  id: number;
  planId: number;
  rol: RolDeSolicitud;
  personaId: number | null;
  identificacion: string;
  /** As in the form: dollars, empty = null. */
  datos: DatosDeSolicitud;
  numAprobacion: number | null;
  estadoSol: string | null;
  /** ISO; null = named (as guarantor) and never saved. */
  guardadaEn: string | null;
  /** Displayed name. */
  guardadaPor: string | null;
  generadaEn: string | null;
  /** Whether the newest document shows the saved form, with spouse, finances and references. */
  documentoVigente: boolean;
  version: number;
}

type Cruda = Record<string, unknown>;
const OWN = ['id', 'planId', 'rol', 'personaId', 'identificacion', 'numAprobacion', 'estadoSol', 'version'] as const;

export class SolicitudStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The one in force; null = none. One statement; `manager` reads inside its transaction. */
  async findVigente(
    planId: number,
    rol: RolDeSolicitud,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SolicitudRow | null> {
    const [cruda] = await this.readVigente(manager, { planId, rol });
    return cruda === undefined ? null : toRow(cruda);
  }

  private readonly readVigente = readIn<Cruda>((manager) => {
    const query = manager
      .createQueryBuilder()
      .from(Solicitud, 'solicitud')
      .leftJoin(Usuario, 'usuario', 'usuario.id = solicitud.guardadaPor')
      .select('solicitud.guardadaEn', 'guardadaEn')
      .addSelect('solicitud.generadaEn', 'generadaEn')
      .addSelect('usuario.nombre', 'usuarioNombre')
      .addSelect('usuario.apellido', 'usuarioApellido')
      .addSelect(documentoVigente(manager, 'solicitud'), 'documentoVigente')
      .where('solicitud.planId = :planId AND solicitud.rol = :rol AND solicitud.reemplazadaEn IS NULL', {
        planId: 0,
        rol: '',
      });
    for (const column of [...OWN, ...formularioDeSolicitud.nombres]) query.addSelect(`solicitud.${column}`, column);
    return query;
  });

  /** The plan's approval number, drawn with its first saved form; null before. */
  async findNumAprobacion(planId: number, manager: EntityManager = this.dataSource.manager): Promise<number | null> {
    const query = manager
      .createQueryBuilder()
      .from(Solicitud, 'solicitud')
      .select('MAX(solicitud.numAprobacion)', 'numAprobacion')
      .where('solicitud.planId = :planId', { planId });
    return (await readOne<{ numAprobacion: number | null }>(query))?.numAprobacion ?? null;
  }

  /** An empty application in force, for a guarantor without a saved form. Returns its id. The caller has closed the former one (`replace`). */
  async insertEmpty(
    tx: Tx,
    de: { planId: number; rol: RolDeSolicitud; personaId: number; identificacion: string },
  ): Promise<number> {
    return this.insert(tx.manager, {
      ...de,
      ...rowOf(formularioDeSolicitud, formularioDeSolicitud.vacio()),
      numAprobacion: await this.findNumAprobacion(de.planId, tx.manager),
      guardadaEn: null,
      guardadaPor: null,
    });
  }

  /** Closes the application in force, which is kept with its annexes. Returns how many were closed (0 or 1). */
  replace(tx: Tx, planId: number, rol: RolDeSolicitud): Promise<number> {
    return updateWhere(tx.manager, Solicitud, { planId, rol, reemplazadaEn: IsNull() }, { reemplazadaEn: tx.now });
  }

  /** First save of a form without a row. Returns its id. */
  create(
    tx: Tx,
    de: { planId: number; rol: RolDeSolicitud; personaId: number; identificacion: string; numAprobacion: number },
    datos: DatosDeSolicitud,
  ): Promise<number> {
    return this.insert(tx.manager, {
      ...de,
      ...rowOf(formularioDeSolicitud, datos),
      guardadaEn: tx.now,
      guardadaPor: tx.actor.id || null,
    });
  }

  /** Guarded by the version: 0 = stale version. */
  async save(
    tx: Tx,
    { id, version }: Pick<SolicitudRow, 'id' | 'version'>,
    numAprobacion: number,
    datos: DatosDeSolicitud,
  ): Promise<number> {
    return guardedUpdate(
      tx.manager,
      Solicitud,
      { id, version },
      {
        ...rowOf(formularioDeSolicitud, datos),
        numAprobacion,
        guardadaEn: tx.now,
        guardadaPor: tx.actor.id || null,
      },
    );
  }

  /** Raises no version, because declared data are unchanged; 0 = the form was saved in the meantime. */
  markGenerada(tx: Tx, { id, version }: Pick<SolicitudRow, 'id' | 'version'>, estadoSol: string): Promise<number> {
    return updateWhere(tx.manager, Solicitud, { id, version }, { estadoSol, generadaEn: tx.now });
  }

  private async insert(
    manager: EntityManager,
    row: Omit<Solicitud, 'id' | 'estadoSol' | 'generadaEn' | 'reemplazadaEn' | 'version'>,
  ): Promise<number> {
    const result = await manager.insert(Solicitud, {
      ...row,
      estadoSol: null,
      generadaEn: null,
      reemplazadaEn: null,
      version: 1,
    });
    return result.identifiers[0]?.['id'] as number;
  }
}

function toRow(cruda: Cruda): SolicitudRow {
  const ownColumns = Object.fromEntries(OWN.map((name) => [name, cruda[name] ?? null])) as Pick<
    SolicitudRow,
    (typeof OWN)[number]
  >;
  const nombre = `${cruda['usuarioNombre'] ?? ''} ${cruda['usuarioApellido'] ?? ''}`.trim();
  return {
    ...ownColumns,
    datos: rawValuesOf(formularioDeSolicitud, cruda),
    guardadaEn: isoOf(cruda['guardadaEn']),
    guardadaPor: nombre === '' ? null : nombre,
    generadaEn: isoOf(cruda['generadaEn']),
    documentoVigente: boolOf(cruda['documentoVigente']),
  };
}
