import { type EstadoDePagare, type Fecha, normalizar, tokensDeBusqueda } from '@adjudica/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type PreparedRead, prepareRead, readIn } from '../../db/engine/read';
import { startingWith, whereStartsWith } from '../../db/lists/prefix';
import { Asamblea } from '../../entities/asamblea.entity';
import { Producto } from '../../entities/catalogo.entity';
import { Concesionario } from '../../entities/concesionario.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Prenda } from '../../entities/prenda.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { nombreDeCliente } from '../persona';

/** Hits of each kind. */
const MAXIMO = 5;

type Query = SelectQueryBuilder<ObjectLiteral>;
type Nombre = Pick<Persona, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>;
const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const;

/** A plan and its holder. */
export interface PlanRow extends RowWithTitular {
  readonly planId: number;
  readonly personaId: number;
  readonly monto: number;
}

export interface RowWithTitular {
  readonly idCodigo: string;
  readonly cedula: string;
  readonly nombreCliente: string;
}

/** A person that was found: whom to call, and what he holds. */
interface PersonaRow {
  readonly telefono: string | null;
  readonly planes: Pick<PlanRow, 'planId' | 'idCodigo'>[];
}

interface VehiculoRow extends RowWithTitular {
  readonly marca: string | null;
  readonly modelo: string | null;
  readonly anio: number | null;
  readonly placa: string | null;
  readonly chasis: string | null;
  /** Empty for a vehicle known from its pledge alone. */
  readonly medioId: number | null;
  readonly ordenId: number | null;
}

export interface AsambleaRow {
  readonly producto: string;
  readonly nombreProducto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly fecha: Fecha;
  readonly estado: string;
}

interface OrdenRow {
  readonly id: number;
  readonly estado: string;
  readonly monto: number;
  readonly nombreCliente: string;
}
interface ConcesionarioRow {
  readonly id: number;
  readonly nombreComercial: string;
  readonly razonSocial: string | null;
  readonly ruc: string | null;
}
interface PagoRow extends Omit<OrdenRow, 'monto'> {
  readonly valor: number;
  readonly beneficiario: string;
}
interface PagareRow extends RowWithTitular {
  readonly id: number;
  readonly estado: EstadoDePagare;
  readonly monto: number;
}

/** Statements of the search in the application bar: each is built once, and uses an index. */
export class BusquedaStore {
  private readonly deCodigo: PreparedRead<Omit<PlanRow, 'nombreCliente'> & Nombre>;
  private readonly dePersonas = readIn<
    Pick<Persona, 'id' | 'celular' | 'telefono'> & { readonly planId: number | null; readonly idCodigo: string }
  >((manager) =>
    manager
      .createQueryBuilder()
      .from(Persona, 'persona')
      .leftJoin(PlanTitular, 'titular', 'titular.personaId = persona.id AND titular.hasta IS NULL')
      .leftJoin(Plan, 'planAhorro', 'planAhorro.id = titular.planId')
      .select('persona.id', 'id')
      .addSelect('persona.celular', 'celular')
      .addSelect('persona.telefono', 'telefono')
      .addSelect('planAhorro.id', 'planId')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .where('persona.id IN (:...personaIds)', { personaIds: [] })
      .orderBy('planAhorro.idCodigo', 'ASC'),
  );
  private readonly deSerie: readonly PreparedRead<Omit<VehiculoRow, 'nombreCliente'> & Nombre>[];
  private readonly deOrden: PreparedRead<OrdenRow>;
  private readonly dePago: PreparedRead<PagoRow>;
  private readonly dePagare: PreparedRead<PagareRow>;
  private readonly deGrupo: PreparedRead<AsambleaRow>;
  private readonly deNumero: PreparedRead<AsambleaRow>;
  private readonly deConcesionarios: PreparedRead<ConcesionarioRow>;

  constructor(private readonly dataSource: DataSource) {
    this.deCodigo = prepareRead(whereSerie(planes(dataSource), 'planAhorro.idCodigo'));
    this.deSerie = [
      whereSerie(fichas(dataSource), 'ficha.placa'),
      whereSerie(fichas(dataSource), 'ficha.chasis'),
      whereSerie(prendas(dataSource), 'prenda.vehiculoPlaca'),
      whereSerie(prendas(dataSource), 'prenda.vehiculoChasis'),
    ].map((query) => prepareRead(query));
    this.deOrden = prepareRead(
      columnas(dataSource.createQueryBuilder().from(OrdenDeCompra, 'orden'), 'orden', ['id', 'estado', 'nombreCliente'])
        .addSelect('orden.pagoConcesionario', 'monto')
        .where('orden.id = :numero', { numero: 0 }),
    );
    this.dePago = prepareRead(
      columnas(dataSource.createQueryBuilder().from(SolicitudDePago, 'pago'), 'pago', [
        'id',
        'estado',
        'valor',
        'beneficiario',
      ])
        .innerJoin(OrdenDeCompra, 'orden', 'orden.id = pago.ordenId')
        .addSelect('orden.nombreCliente', 'nombreCliente')
        .where('pago.id = :numero', { numero: 0 }),
    );
    this.dePagare = prepareRead(
      dataSource
        .createQueryBuilder()
        .from(Pagare, 'pagare')
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = pagare.planId')
        .select('pagare.id', 'id')
        .addSelect('pagare.estado', 'estado')
        .addSelect('pagare.monto', 'monto')
        .addSelect('pagare.cedulaCliente', 'cedula')
        .addSelect('pagare.nombresCliente', 'nombreCliente')
        .addSelect('planAhorro.idCodigo', 'idCodigo')
        .where('pagare.id = :numero', { numero: 0 }),
    );
    this.deGrupo = prepareRead(asambleas(dataSource));
    this.deNumero = prepareRead(asambleas(dataSource).andWhere('asamblea.numeroAsamblea = :numero', { numero: 0 }));
    this.deConcesionarios = prepareRead(
      columnas(dataSource.createQueryBuilder().from(Concesionario, 'concesionario'), 'concesionario', [
        'id',
        'nombreComercial',
        'razonSocial',
        'ruc',
      ]).orderBy('concesionario.nombreComercial', 'ASC'),
    );
  }

  /** Plans with a holder and this prefix of the code, in order. */
  async findPlanes(codigos: readonly string[]): Promise<PlanRow[]> {
    const rows = await Promise.all(codigos.map((codigo) => this.deCodigo(startingWith('serie', codigo))));
    return rows.flat().slice(0, MAXIMO).map(withNombreCliente);
  }

  /** Telephone to call first, and the plans held, by their code. */
  async findDePersonas(personaIds: readonly number[]): Promise<ReadonlyMap<number, PersonaRow>> {
    const personas = new Map<number, PersonaRow>();
    const rows = personaIds.length === 0 ? [] : await this.dePersonas(this.dataSource.manager, { personaIds });
    for (const { id, celular, telefono, planId, idCodigo } of rows) {
      const persona = personas.get(id) ?? { telefono: celular ?? telefono, planes: [] };
      if (planId !== null) persona.planes.push({ planId, idCodigo });
      personas.set(id, persona);
    }
    return personas;
  }

  /** Vehicles with this prefix of plate or chassis: one per plan, from its newest approval, else its pledge. */
  async findVehiculos(series: readonly string[]): Promise<VehiculoRow[]> {
    const halladas = await Promise.all(
      series.flatMap((serie) => this.deSerie.map((leer) => leer(startingWith('serie', serie)))),
    );
    const porPlan = new Map<string, (typeof halladas)[number][number]>();
    for (const row of halladas.flat()) {
      const otra = porPlan.get(row.idCodigo);
      if (otra === undefined || (row.medioId ?? 0) > (otra.medioId ?? 0)) porPlan.set(row.idCodigo, row);
    }
    return [...porPlan.values()].slice(0, MAXIMO).map(withNombreCliente);
  }

  findOrdenes(numero: number): Promise<OrdenRow[]> {
    return this.deOrden({ numero });
  }

  findPagos(numero: number): Promise<PagoRow[]> {
    return this.dePago({ numero });
  }

  findPagares(numero: number): Promise<PagareRow[]> {
    return this.dePagare({ numero });
  }

  /** Dealers with a name that has each word as a prefix; read whole, because there are only some hundreds. */
  async findConcesionarios(texto: string): Promise<ConcesionarioRow[]> {
    const buscadas = tokensDeBusqueda(texto);
    const rows = await this.deConcesionarios({});
    return rows
      .filter(({ nombreComercial, razonSocial }) => {
        const palabras = normalizar(`${nombreComercial} ${razonSocial ?? ''}`).split(/[^\p{L}\p{N}]+/u);
        return buscadas.every((buscada) => palabras.some((palabra) => palabra.startsWith(buscada)));
      })
      .slice(0, MAXIMO);
  }

  /** Of a group, of either product: the numbered one, or the newest. */
  findAsambleas(grupo: string, numero: number | null): Promise<AsambleaRow[]> {
    return numero === null ? this.deGrupo({ grupo }) : this.deNumero({ grupo, numero });
  }
}

function columnas(query: Query, alias: string, nombres: readonly string[]): Query {
  query.select([]);
  for (const nombre of nombres) query.addSelect(`${alias}.${nombre}`, nombre);
  return query;
}

/** Filters by prefix, in the order of that index. */
function whereSerie(query: Query, columna: string): Query {
  whereStartsWith(query, columna, 'serie');
  return query.orderBy(columna, 'ASC').limit(MAXIMO);
}

const conTitular = (query: Query): Query =>
  columnas(query, 'persona', NOMBRE)
    .addSelect('persona.identificacion', 'cedula')
    .addSelect('planAhorro.idCodigo', 'idCodigo');

const planes = (dataSource: DataSource): Query =>
  conTitular(
    dataSource
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
      .innerJoin(Persona, 'persona', 'persona.id = titular.personaId'),
  )
    .addSelect('planAhorro.id', 'planId')
    .addSelect('planAhorro.monto', 'monto')
    .addSelect('persona.id', 'personaId');

/** Vehicles of approvals. */
const fichas = (dataSource: DataSource): Query =>
  conTitular(
    dataSource
      .createQueryBuilder()
      .from(FichaBien, 'ficha')
      .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = ficha.id')
      .innerJoin(FichaPlan, 'fichaPlan', 'fichaPlan.fichaId = ficha.id AND fichaPlan.orden = 1')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = fichaPlan.planId')
      .innerJoin(Persona, 'persona', 'persona.id = medio.personaId'),
  )
    .addSelect('ficha.marca', 'marca')
    .addSelect('ficha.modelo', 'modelo')
    .addSelect('ficha.anio', 'anio')
    .addSelect('ficha.placa', 'placa')
    .addSelect('ficha.chasis', 'chasis')
    .addSelect('medio.id', 'medioId')
    .addSelect('medio.idOrden', 'ordenId');

/** Vehicles of pledges: a new vehicle's plate is first known there. */
const prendas = (dataSource: DataSource): Query =>
  conTitular(
    dataSource
      .createQueryBuilder()
      .from(Prenda, 'prenda')
      .innerJoin(Pagare, 'pagare', 'pagare.id = prenda.pagareId')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = pagare.planId')
      .innerJoin(Persona, 'persona', 'persona.id = pagare.personaId'),
  )
    .addSelect('prenda.vehiculoMarca', 'marca')
    .addSelect('prenda.vehiculoModelo', 'modelo')
    .addSelect('prenda.vehiculoAnio', 'anio')
    .addSelect('prenda.vehiculoPlaca', 'placa')
    .addSelect('prenda.vehiculoChasis', 'chasis')
    .addSelect('NULL', 'medioId')
    .addSelect('NULL', 'ordenId');

const asambleas = (dataSource: DataSource): Query =>
  columnas(dataSource.createQueryBuilder().from(Grupo, 'grupo'), 'asamblea', ['numeroAsamblea', 'fecha', 'estado'])
    .innerJoin(Asamblea, 'asamblea', 'asamblea.grupoId = grupo.id')
    .innerJoin(Producto, 'producto', 'producto.codigo = grupo.productoCodigo')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('producto.nombre', 'nombreProducto')
    .addSelect('grupo.grupo', 'grupo')
    .where('grupo.grupo = :grupo', { grupo: '' })
    .orderBy('asamblea.numeroAsamblea', 'DESC')
    .limit(MAXIMO);

function withNombreCliente<F extends Nombre>(row: F): Omit<F, keyof Nombre> & { nombreCliente: string } {
  const { nombres, apellidoPaterno, apellidoMaterno, ...resto } = row;
  return { ...resto, nombreCliente: nombreDeCliente({ nombres, apellidoPaterno, apellidoMaterno }) };
}
