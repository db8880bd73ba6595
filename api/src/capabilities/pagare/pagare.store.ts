import { VIGENTE } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Shown } from '../../columns/shown';
import { readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Ciudad } from '../../entities/catalogo.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Prenda } from '../../entities/prenda.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { whereHolderMatches } from '../persona';
import { type CuentaRow, conCuotas } from '../plan';
import { unirUsuario } from '../usuario';
import { columnas } from './pagare.columnas';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Users whose names go with a note: alias → column. */
const USUARIOS = {
  generado: 'n.generadoPor',
  actualizado: 'n.actualizadoPor',
  enviado: 'n.enviadoPor',
  decidido: 'n.decididoPor',
} as const;

/** Persons of the plan's application: alias → columns. */
const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const;
export type PersonaDeSolicitud = 'conyuge' | 'garante' | 'garanteConyuge';

export type ListRow = Shown<Pagare> &
  CuentaRow & {
    idCodigo: string;
    /** Name of the city. */
    ciudad: string | null;
    /** The plan's live award; null = withdrawn. */
    vigenteId: number | null;
    /** Its pledge; null = none. */
    prendaId: number | null;
    prendaGuardadaPor: unknown;
    /** The approved contract based on it; null = none. */
    contratoAprobadoId: number | null;
  };

export type PagareRow = ListRow &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> &
  Record<`${PersonaDeSolicitud}_${(typeof NOMBRE)[number] | 'identificacion'}`, string | null> & {
    producto: string;
    grupo: string;
    montoPlan: unknown;
    /** Day of the live award; null = withdrawn. */
    adjudicadoEn: string | null;
    /** As in the pledge. */
    depositarioCedula: string | null;
    depositario: string | null;
  };

export interface CuotaRow {
  numero: number;
  fechaVencimiento: string;
  valor: unknown;
}

const ORDER_BY = { id: 'n.id' };

export class PagareStore {
  private readonly pages: CachedList<object>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'n',
      orderBy: ORDER_BY,
      values: ['estado', 'cliente', 'plan'],
      listKey: { changes: [{ resource: 'pagare' }] },
      build: (manager, { filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        return { rows: flat(driving(manager)), count, keys: count.clone() };
      },
    });
  }

  /** A page and its count; its keys are found in the notes alone. */
  async list(request: ListRequest): Promise<Page<ListRow>> {
    const { rows, ...page } = await this.pages.page(request, null);
    return { ...page, rows: rows.map((row) => columnas.read<ListRow>(row)) };
  }

  /** One statement, with the persons of the application. `manager` reads inside its transaction. */
  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<PagareRow | null> {
    const query = withSolicitud(flat(driving(manager)))
      .addSelect('g.productoCodigo', 'producto')
      .addSelect('g.grupo', 'grupo')
      .addSelect('l.monto', 'montoPlan')
      .addSelect('j.fecha', 'adjudicadoEn')
      .addSelect('r.depositarioCedula', 'depositarioCedula')
      .addSelect("CONCAT(r.depositarioNombres, ' ', r.depositarioApellidos)", 'depositario')
      .where('n.id = :id', { id });
    for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
    const row = await readOne<object>(query);
    return row === null ? null : columnas.read<PagareRow>(row);
  }

  /** The note of a plan; `null` = none. */
  async findByPlan(
    planId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pick<Pagare, 'id' | 'estado' | 'version'> | null> {
    return manager.findOne(Pagare, { select: { id: true, estado: true, version: true }, where: { planId } });
  }

  /** Instalments of one schedule, in order. */
  listCuotas(pagareId: number, emision: number, manager: EntityManager = this.dataSource.manager): Promise<CuotaRow[]> {
    return readMany<CuotaRow>(
      manager
        .createQueryBuilder()
        .from(PagareCuota, 'k')
        .select('k.numero', 'numero')
        .addSelect('k.fechaVencimiento', 'fechaVencimiento')
        .addSelect('k.valor', 'valor')
        .where('k.pagareId = :pagareId AND k.emision = :emision', { pagareId, emision })
        .orderBy('k.numero', 'ASC'),
    );
  }

  /** Locks the note until the transaction ends. */
  lock({ manager }: Pick<Tx, 'manager'>, id: number): Promise<void> {
    return lockRow(manager, Pagare, id);
  }

  /** Draws its number here, so that a refused note leaves no gap. */
  async insert(tx: Tx, datos: Omit<Partial<Pagare>, 'id'>, cuotas: readonly CuotaNueva[]): Promise<number> {
    const id = await tx.nextNumber(SERIE_DE_PAGARES);
    await tx.manager.insert(Pagare, { ...datos, id, estado: 'P', emision: 1, version: 1 });
    await this.insertCuotas(tx, id, 1, cuotas);
    return id;
  }

  async insertCuotas(
    { manager }: Pick<Tx, 'manager'>,
    pagareId: number,
    emision: number,
    cuotas: readonly CuotaNueva[],
  ): Promise<void> {
    await insertMany(
      manager,
      PagareCuota,
      cuotas.map((cuota) => ({ ...cuota, pagareId, emision })),
    );
  }

  /** Guarded by the version read. Returns the affected rows, 0 = stale version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version }: Pick<PagareRow, 'id' | 'version'>,
    cambio: Partial<Pagare>,
  ): Promise<number> {
    return guardedUpdate(manager, Pagare, { id: Number(id), version: Number(version) }, cambio);
  }
}

type CuotaNueva = Pick<PagareCuota, 'numero' | 'fechaVencimiento' | 'valor'>;

/** Counter of their numbers. */
export const SERIE_DE_PAGARES = 'pagare';

/** Notes alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(Pagare, 'n');

function filterBy(query: Query, { estado, cliente, plan, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('n.estado = :estado', { estado });
  if (cliente !== undefined) query.andWhere('n.cedulaCliente = :cliente', { cliente });
  if (plan !== undefined) {
    const planId = query.subQuery().select('w.id').from(Plan, 'w').where('w.idCodigo = :plan').getQuery();
    query.andWhere(`n.planId IN ${planId}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'n.personaId', plan: 'n.planId' });
}

function flat(query: Query): Query {
  query
    .innerJoin(Plan, 'l', 'l.id = n.planId')
    .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
    .leftJoin(Ciudad, 'c', 'c.codigo = n.lugarEmision')
    .leftJoin(Adjudicacion, 'j', `j.planId = n.planId AND j.estado = '${VIGENTE}'`)
    .leftJoin(Prenda, 'r', 'r.pagareId = n.id')
    .leftJoin(Contrato, 'k', `k.adjudicacionId = n.adjudicacionId AND k.estado = 'A'`)
    .select('l.idCodigo', 'idCodigo')
    .addSelect('c.nombre', 'ciudad')
    .addSelect('j.id', 'vigenteId')
    .addSelect('r.id', 'prendaId')
    .addSelect('r.guardadaPor', 'prendaGuardadaPor')
    .addSelect('k.id', 'contratoAprobadoId');
  columnas.select(query, 'n');
  return conCuotas(query);
}

/** Spouse, guarantor and guarantor's spouse, by the applications in force. */
function withSolicitud(query: Query): Query {
  const enVigor = (alias: string, rol: string) =>
    `${alias}.planId = n.planId AND ${alias}.rol = '${rol}' AND ${alias}.reemplazadaEn IS NULL`;
  query
    .leftJoin(Solicitud, 'st', enVigor('st', 'titular'))
    .leftJoin(Conyuge, 'sc', 'sc.solicitudId = st.id')
    .leftJoin(Solicitud, 'sg', enVigor('sg', 'garante'))
    .leftJoin(Persona, 'pg', 'pg.id = sg.personaId')
    .leftJoin(Conyuge, 'sk', 'sk.solicitudId = sg.id')
    .addSelect('sc.identificacion', 'conyuge_identificacion')
    .addSelect('sg.identificacion', 'garante_identificacion')
    .addSelect('sk.identificacion', 'garanteConyuge_identificacion');
  for (const column of NOMBRE)
    query
      .addSelect(`sc.${column}`, `conyuge_${column}`)
      .addSelect(`COALESCE(sg.${column}, pg.${column})`, `garante_${column}`)
      .addSelect(`sk.${column}`, `garanteConyuge_${column}`);
  return query;
}
