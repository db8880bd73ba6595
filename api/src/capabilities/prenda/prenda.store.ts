import {
  type EstadoDePagare,
  formularioDePersonas,
  formularioDePrenda,
  type OrigenDeBien,
  type PersonasDelCaso,
  personasEnPagare,
  personasEnPrenda,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Canton, Ciudad } from '../../entities/catalogo.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Prenda } from '../../entities/prenda.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import type { IntervinienteStore } from '../interviniente';
import { whereHolderMatches } from '../persona';
import { unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

const DE_PAGARE = [
  'adjudicacionId',
  'planId',
  'personaId',
  'cedulaCliente',
  'nombresCliente',
  'estado',
  'monto',
  'plazo',
  'valorDividendo',
  'fechaInicial',
  'fechaFinal',
  ...formularioDePersonas.nombres,
  'decididoEn',
] as const;

/** Users named in a pledge: alias → column. */
const USUARIOS = { guardada: 'prenda.guardadaPor', decidido: 'pagare.decididoPor' } as const;

/** Columns of the good: name here → column there. */
const DE_ORDEN = {
  estadoBien: 'estadoBien',
  marca: 'marca',
  modelo: 'modelo',
  anio: 'anio',
  color: 'color',
  motor: 'motor',
  chasis: 'chasis',
  placa: 'placa',
} as const;
const DE_FICHA = {
  ...DE_ORDEN,
  motor: 'serieMotor',
  inmuebleTipo: 'tipoInmueble',
  inmuebleDireccion: 'direccion',
  inmuebleArea: 'area',
  inmuebleRegistro: 'registro',
} as const;

type Prefijado<P extends string, N extends string> = `${P}${Capitalize<N>}`;
const con = <P extends string, N extends string>(prefijo: P, nombre: N): Prefijado<P, N> =>
  `${prefijo}${nombre.charAt(0).toUpperCase()}${nombre.slice(1)}` as Prefijado<P, N>;

/** A note with its pledge, amounts and instants as the driver returns them. `id` is the note's number. */
export type ListRow = {
  id: number;
  /** Of the pledge; null = not saved. */
  prendaId: number | null;
  cedulaCliente: string;
  nombresCliente: string;
  estado: EstadoDePagare;
  idCodigo: string;
  fechaEmision: string;
  tipoGarantia: string | null;
  producto: string;
  version: number | null;
};

/** With everything that makes and judges a pledge. */
export type PrendaRow = ListRow &
  Record<(typeof DE_PAGARE)[number] | keyof typeof formularioDePrenda.tabla, unknown> &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> &
  Record<Prefijado<'orden', keyof typeof DE_ORDEN> | Prefijado<'ficha', keyof typeof DE_FICHA>, unknown> & {
    /** The persons of its case, and what the application says of them. */
    personas: PersonasDelCaso;
    solicitud: PersonasDelCaso;
    adjudicacionId: number;
    planId: number;
    personaId: number;
    nombreProducto: string;
    grupo: string;
    /** Day and city of signing, which the note says. */
    fechaDePagare: string;
    ciudad: string | null;
    direccion: string | null;
    telefono: string | null;
    guardadaEn: unknown;
    origenBien: OrigenDeBien | null;
    escritos: string | null;
    /** 'ADJ' while the award is live. */
    estadoAdjudicacion: string | null;
    /** Day of the award. */
    adjudicadoEn: unknown;
    /** Present holder of the plan. */
    titularId: number | null;
    garantiaDeCarpeta: string | null;
    ordenId: number | null;
    medioId: number | null;
    fichaCanton: string | null;
    /** As declared in the application in force. */
    declaradoSeparacion: string | null;
    /** Versions of its document. */
    emitidas: number;
  };

const ORDER_BY = { nombreCliente: 'pagare.nombresCliente' };

/** Pledges with their notes: one row per note, with or without a saved pledge. */
export class PrendaStore {
  private readonly pages: CachedList<ListRow>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly intervinientes: Pick<IntervinienteStore, 'deAdjudicacion'>,
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'pagare',
      orderBy: ORDER_BY,
      values: ['plan', 'cliente', 'numero'],
      listKey: { changes: [{ resource: 'prenda' }, { resource: 'pagare' }] },
      build: (manager, { filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        return { rows: deLista(driving(manager)), count, keys: count.clone() };
      },
    });
  }

  /** A page and its count; its keys are found in the notes alone. */
  list(request: ListRequest): Promise<Page<ListRow>> {
    return this.pages.page(request, null);
  }

  /**
   * By the number of the note, with the persons of its case: those are what note and pledge say of them until their approval. `manager` reads inside
   * its transaction.
   */
  async byPagare(pagareId: number, manager: EntityManager = this.dataSource.manager): Promise<PrendaRow | null> {
    const query = withAll(deLista(driving(manager))).where('pagare.id = :pagareId', { pagareId });
    const row = await readOne<Omit<PrendaRow, 'personas' | 'solicitud'>>(query);
    if (row === null) return null;
    const { personas, solicitud } = await this.intervinientes.deAdjudicacion(Number(row.adjudicacionId), manager);
    const delCaso =
      row.estado === 'A' || row.estado === 'X' ? {} : { ...personasEnPagare(personas), ...personasEnPrenda(personas) };
    return { ...row, ...delCaso, personas, solicitud };
  }

  /** What it says of the persons of its case, as the approval of its note prints it. */
  async congelar(manager: EntityManager, { prendaId, version }: PrendaRow, datos: Partial<Prenda>): Promise<void> {
    await guardedUpdate(manager, Prenda, { id: Number(prendaId), version: Number(version) }, datos, Number(version));
  }

  /** A pledge whose persons another paper changed: whoever saves it must have seen them. */
  async personasCambiadas({ manager, actor, now }: Tx, adjudicacionId: number): Promise<void> {
    const query = driving(manager)
      .innerJoin(Prenda, 'prenda', 'prenda.pagareId = pagare.id')
      .select('prenda.id', 'id')
      .addSelect('prenda.version', 'version')
      .where(`pagare.adjudicacionId = :adjudicacionId AND pagare.estado <> 'A'`, { adjudicacionId });
    const row = await readOne<Pick<Prenda, 'id' | 'version'>>(query);
    if (row === null) return;
    const sello = { guardadaEn: now, guardadaPor: actor.id || null };
    await guardedUpdate(manager, Prenda, { id: Number(row.id), version: Number(row.version) }, sello);
  }

  /** Inserts on the first save; later ones are guarded by the version read. Returns the affected rows, 0 = stale version. */
  async save(
    { manager, actor, now }: Pick<Tx, 'manager' | 'actor' | 'now'>,
    { id, prendaId, version }: Pick<PrendaRow, 'id' | 'prendaId' | 'version'>,
    cambio: Partial<Prenda>,
  ): Promise<number> {
    const sello = { guardadaEn: now, guardadaPor: actor.id || null };
    if (prendaId === null) {
      await manager.insert(Prenda, { ...cambio, ...sello, pagareId: Number(id), version: 1 });
      return 1;
    }
    return guardedUpdate(manager, Prenda, { id: Number(prendaId), version: Number(version) }, { ...cambio, ...sello });
  }
}

/** Notes alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(Pagare, 'pagare');

const unirPrenda = (query: Query): Query => query.leftJoin(Prenda, 'prenda', 'prenda.pagareId = pagare.id');

function filterBy(query: Query, { plan, cliente, numero, q }: ListRequest['filter']): void {
  if (numero !== undefined) query.andWhere('pagare.id = :numero', { numero });
  if (plan !== undefined) {
    const planId = query
      .subQuery()
      .select('planDelProducto.id')
      .from(Plan, 'planDelProducto')
      .where('planDelProducto.idCodigo = :plan')
      .getQuery();
    query.andWhere(`pagare.planId IN ${planId}`, { plan });
  }
  if (cliente !== undefined) {
    const personaId = query
      .subQuery()
      .select('clienteBuscado.id')
      .from(Persona, 'clienteBuscado')
      .where('clienteBuscado.identificacion = :cliente')
      .getQuery();
    query.andWhere(`pagare.personaId IN ${personaId}`, { cliente });
  }
  whereHolderMatches(query, q, { person: 'pagare.personaId', plan: 'pagare.planId' });
}

const deLista = (query: Query): Query =>
  unirPrenda(query)
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = pagare.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
    .select('pagare.id', 'id')
    .addSelect('prenda.id', 'prendaId')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('pagare.cedulaCliente', 'cedulaCliente')
    .addSelect('pagare.nombresCliente', 'nombresCliente')
    .addSelect('pagare.estado', 'estado')
    .addSelect('planAhorro.idCodigo', 'idCodigo')
    .addSelect('pagare.fechaEmision', 'fechaEmision')
    .addSelect('prenda.tipoGarantia', 'tipoGarantia')
    .addSelect('prenda.version', 'version');

function withAll(query: Query): Query {
  query
    .innerJoin(Persona, 'persona', 'persona.id = pagare.personaId')
    .innerJoin(Adjudicacion, 'adjudicacion', 'adjudicacion.id = pagare.adjudicacionId')
    .leftJoin(PlanTitular, 'titular', 'titular.planId = pagare.planId AND titular.hasta IS NULL')
    .leftJoin(Ciudad, 'ciudad', 'ciudad.codigo = pagare.lugarEmision')
    .select('pagare.id', 'id')
    .addSelect('prenda.id', 'prendaId')
    .addSelect('prenda.version', 'version')
    .addSelect('planAhorro.idCodigo', 'idCodigo')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('grupo.grupo', 'grupo')
    .addSelect('pagare.fechaEmision', 'fechaDePagare')
    .addSelect('ciudad.nombre', 'ciudad')
    .addSelect('persona.direccion', 'direccion')
    .addSelect('COALESCE(persona.celular, persona.telefono)', 'telefono')
    .addSelect('adjudicacion.estado', 'estadoAdjudicacion')
    .addSelect('adjudicacion.fecha', 'adjudicadoEn')
    .addSelect('titular.personaId', 'titularId')
    .addSelect(emitidas(query), 'emitidas');
  for (const column of DE_PAGARE) query.addSelect(`pagare.${column}`, column);
  for (const column of [...formularioDePrenda.nombres, 'guardadaEn', 'origenBien', 'escritos'])
    query.addSelect(`prenda.${column}`, column);
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  return withDeclarado(withBien(query));
}

/** The good: the sheet of the accepted approval for this award and holder, and its order. */
function withBien(query: Query): Query {
  query
    .leftJoin(
      FichaPlan,
      'fichaPlan',
      'fichaPlan.adjudicacionId = pagare.adjudicacionId AND fichaPlan.personaId = pagare.personaId AND fichaPlan.vigente = :vigente',
      { vigente: true },
    )
    .leftJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId AND medio.estado = :aceptado', {
      aceptado: true,
    })
    .leftJoin(FichaBien, 'ficha', 'ficha.id = medio.fichaId')
    .leftJoin(Canton, 'canton', 'canton.codigo = ficha.cantonCodigo')
    .leftJoin(OrdenDeCompra, 'orden', `orden.medioId = medio.id AND orden.estado <> 'anulada'`)
    .addSelect('medio.id', 'medioId')
    .addSelect('orden.id', 'ordenId')
    .addSelect('canton.nombre', 'fichaCanton');
  for (const [name, column] of Object.entries(DE_ORDEN)) query.addSelect(`orden.${column}`, con('orden', name));
  for (const [name, column] of Object.entries(DE_FICHA)) query.addSelect(`ficha.${column}`, con('ficha', name));
  return query;
}

/** Initial values from application and folder. */
function withDeclarado(query: Query): Query {
  const ultimo = query
    .subQuery()
    .select('MAX(otroEnvio.id)')
    .from(CarpetaEnvio, 'otroEnvio')
    .where(`otroEnvio.carpetaId = carpeta.id AND otroEnvio.resultado = 'Aprobado'`)
    .getQuery();
  query
    .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = pagare.adjudicacionId')
    .leftJoin(CarpetaEnvio, 'envio', `envio.carpetaId = carpeta.id AND envio.id = ${ultimo}`)
    .leftJoin(
      Solicitud,
      'solicitud',
      "solicitud.planId = pagare.planId AND solicitud.personaId = pagare.personaId AND solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL",
    )
    .addSelect('envio.tipoGarantia', 'garantiaDeCarpeta')
    .addSelect('solicitud.separacionBienes', 'declaradoSeparacion');
  return query;
}

const emitidas = (query: Query): string =>
  query
    .subQuery()
    .select('COUNT(*)')
    .from(DocumentoEmitido, 'emitido')
    .where(`emitido.prendaId = prenda.id AND emitido.tipo = 'prenda'`)
    .getQuery();
