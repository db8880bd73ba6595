import { type CodigoDeDocumentacion, type Fecha, VIGENTE } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readIn, readMany, readOne } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Departamento, Producto } from '../../entities/catalogo.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Usuario } from '../../entities/usuario.entity';
import { notFound } from '../../request/version';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A plan with its group, holder, live award, folder and executive, in one flat row. */
export interface PlanRow {
  planId: number;
  idCodigo: string;
  codigo: string;
  /** In dollars, as the driver returns them. */
  monto: number | string;
  valorCuota: number | string;
  saldo: number | string;
  cuotasPagadas: number;
  cuotasVencidas: number;
  estadoPlan: string;
  grupoId: number;
  producto: string;
  nombreProducto: string;
  grupo: string;
  mesesPlan: number;
  fechaInicio: string | null;
  personaId: number;
  tipoIdentificacion: string;
  identificacion: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  correo: string | null;
  celular: string | null;
  telefono: string | null;
  direccion: string | null;
  provinciaCodigo: string | null;
  cantonCodigo: string | null;
  parroquiaCodigo: string | null;
  fechaNacimiento: string | null;
  estadoCivil: string | null;
  personaVersion: number;
  /** Of the live award; null = not awarded. */
  adjudicacionId: number | null;
  fechaAdjudicacion: Fecha | null;
  cuotasOfertadas: number | null;
  /** Of its folder; null with the award. */
  carpetaId: number | null;
  idDepartamento: string | null;
  departamento: string | null;
  carpetaVersion: number | null;
  /** Summary of the folder's documents. */
  estadoDocumentos: CodigoDeDocumentacion | null;
  documentosListos: number | null;
  documentosTotal: number | null;
  abiertaEn: unknown;
  /** Present executive, from the live award. */
  ejecutivoId: number | null;
  ejecutivoNombre: string | null;
  ejecutivoApellido: string | null;
}

/** With the sums of its movements, in dollars; null = no movements. */
export interface PlanConCuentaRow extends PlanRow {
  debitos: number | string | null;
  creditos: number | string | null;
}

const OF_PLAN = ['idCodigo', 'codigo', 'monto', 'valorCuota', 'saldo', 'cuotasPagadas', 'cuotasVencidas', 'estadoPlan'];
/** Columns of a person, for plans and the forms of their holders. */
export const columnasDePersona = [
  'identificacion',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'correo',
  'celular',
  'telefono',
  'direccion',
  'provinciaCodigo',
  'cantonCodigo',
  'parroquiaCodigo',
  'fechaNacimiento',
  'estadoCivil',
];

/** Facts for counting a plan's instalments. */
export type CuentaRow = Pick<PlanConCuentaRow, 'valorCuota' | 'mesesPlan' | 'cuotasPagadas' | 'debitos' | 'creditos'>;

/** Adds them to another query, with the plan joined as `planAhorro` and its group as `grupo`. */
export const conCuotas = (query: Query): Query =>
  withSumas(query)
    .addSelect('planAhorro.valorCuota', 'valorCuota')
    .addSelect('planAhorro.cuotasPagadas', 'cuotasPagadas')
    .addSelect('grupo.mesesPlan', 'mesesPlan');

/** Sums per plan through the index of its movements; a grouped join would sum the whole table for one plan. */
function withSumas(query: Query): Query {
  const sum = (column: 'valorDebito' | 'valorCredito'): string =>
    query
      .subQuery()
      .select(`SUM(movimiento.${column})`)
      .from(Movimiento, 'movimiento')
      .where('movimiento.planId = planAhorro.id')
      .getQuery();
  return query.addSelect(sum('valorDebito'), 'debitos').addSelect(sum('valorCredito'), 'creditos');
}

/** Plans for the client's screens. Free slots have no holder, and are never found here (invariant 5). */
export class PlanStore {
  /** The most frequent query of a client's screens. */
  private readonly readOfCode = readIn<PlanRow>((manager) =>
    this.flat(manager).where('planAhorro.idCodigo = :idCodigo', { idCodigo: '' }),
  );
  private readonly readByCodigos = readIn<PlanConCuentaRow>((manager) =>
    this.queryWithCuenta(manager)
      .where('planAhorro.idCodigo IN (:...idCodigos)', { idCodigos: [] })
      .orderBy('planAhorro.idCodigo', 'ASC'),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** One statement. `manager` reads inside its transaction. */
  async byIdCodigo(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<PlanRow | null> {
    return (await this.readOfCode(manager, { idCodigo }))[0] ?? null;
  }

  /** Those with a holder. Inside a transaction. */
  async findByIds(planIds: readonly number[], manager: EntityManager): Promise<PlanRow[]> {
    if (planIds.length === 0) return [];
    return readMany<PlanRow>(this.flat(manager).where('planAhorro.id IN (:...planIds)', { planIds }));
  }

  /** @throws 404. */
  async get(idCodigo: string, manager?: EntityManager): Promise<PlanRow> {
    const row = await this.byIdCodigo(idCodigo, manager);
    if (row === null) throw notFound();
    return row;
  }

  /** With its account, still one statement. `manager` reads inside its transaction. @throws 404. */
  async getWithCuenta(idCodigo: string, manager?: EntityManager): Promise<PlanConCuentaRow> {
    const row = await readOne<PlanConCuentaRow>(
      this.queryWithCuenta(manager).where('planAhorro.idCodigo = :idCodigo', { idCodigo }),
    );
    if (row === null) throw notFound();
    return row;
  }

  /** Those with a holder, ordered by code. `manager` reads inside its transaction. */
  async listByCodigos(
    idCodigos: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PlanConCuentaRow[]> {
    if (idCodigos.length === 0) return [];
    return this.readByCodigos(manager, { idCodigos });
  }

  /** Present plans of a person with their accounts, ordered by code. */
  ofPersona(personaId: number): Promise<PlanConCuentaRow[]> {
    return readMany<PlanConCuentaRow>(
      this.queryWithCuenta()
        .where('titular.personaId = :personaId', { personaId })
        .orderBy('planAhorro.idCodigo', 'ASC'),
    );
  }

  private queryWithCuenta(manager: EntityManager = this.dataSource.manager): Query {
    return withSumas(this.flat(manager));
  }

  private flat(manager: EntityManager): Query {
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
      .innerJoin(Producto, 'producto', 'producto.codigo = grupo.productoCodigo')
      .innerJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
      .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
      .leftJoin(
        Adjudicacion,
        'adjudicacion',
        `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
      )
      .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .leftJoin(Departamento, 'departamento', 'departamento.codigo = carpeta.idDepartamento')
      .leftJoin(Usuario, 'usuario', 'usuario.id = adjudicacion.ejecutivoId')
      .select('planAhorro.id', 'planId')
      .addSelect('grupo.id', 'grupoId')
      .addSelect('grupo.productoCodigo', 'producto')
      .addSelect('producto.nombre', 'nombreProducto')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect('grupo.mesesPlan', 'mesesPlan')
      .addSelect('grupo.fechaInicio', 'fechaInicio')
      .addSelect('persona.id', 'personaId')
      .addSelect('persona.version', 'personaVersion')
      .addSelect('adjudicacion.id', 'adjudicacionId')
      .addSelect('adjudicacion.fecha', 'fechaAdjudicacion')
      .addSelect('adjudicacion.cuotasOfertadas', 'cuotasOfertadas')
      .addSelect('carpeta.id', 'carpetaId')
      .addSelect('carpeta.idDepartamento', 'idDepartamento')
      .addSelect('departamento.nombre', 'departamento')
      .addSelect('carpeta.version', 'carpetaVersion')
      .addSelect('carpeta.estadoDocumentos', 'estadoDocumentos')
      .addSelect('carpeta.documentosListos', 'documentosListos')
      .addSelect('carpeta.documentosTotal', 'documentosTotal')
      .addSelect('carpeta.abiertaEn', 'abiertaEn')
      .addSelect('usuario.id', 'ejecutivoId')
      .addSelect('usuario.nombre', 'ejecutivoNombre')
      .addSelect('usuario.apellido', 'ejecutivoApellido');
    for (const column of OF_PLAN) query.addSelect(`planAhorro.${column}`, column);
    for (const column of ['tipoIdentificacion', ...columnasDePersona]) query.addSelect(`persona.${column}`, column);
    return query;
  }
}
