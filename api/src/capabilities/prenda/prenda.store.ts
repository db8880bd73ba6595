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
const USUARIOS = { guardada: 'r.guardadaPor', decidido: 'n.decididoPor' } as const;

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

const ORDER_BY = { nombreCliente: 'n.nombresCliente' };

/** Pledges with their notes: one row per note, with or without a saved pledge. */
export class PrendaStore {
  private readonly pages: CachedList<ListRow>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly intervinientes: Pick<IntervinienteStore, 'deAdjudicacion'>,
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'n',
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
    const query = withAll(deLista(driving(manager))).where('n.id = :pagareId', { pagareId });
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
      .innerJoin(Prenda, 'r', 'r.pagareId = n.id')
      .select('r.id', 'id')
      .addSelect('r.version', 'version')
      .where(`n.adjudicacionId = :adjudicacionId AND n.estado <> 'A'`, { adjudicacionId });
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
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(Pagare, 'n');

const unirPrenda = (query: Query): Query => query.leftJoin(Prenda, 'r', 'r.pagareId = n.id');

function filterBy(query: Query, { plan, cliente, numero, q }: ListRequest['filter']): void {
  if (numero !== undefined) query.andWhere('n.id = :numero', { numero });
  if (plan !== undefined) {
    const planId = query.subQuery().select('x.id').from(Plan, 'x').where('x.idCodigo = :plan').getQuery();
    query.andWhere(`n.planId IN ${planId}`, { plan });
  }
  if (cliente !== undefined) {
    const personaId = query
      .subQuery()
      .select('w.id')
      .from(Persona, 'w')
      .where('w.identificacion = :cliente')
      .getQuery();
    query.andWhere(`n.personaId IN ${personaId}`, { cliente });
  }
  whereHolderMatches(query, q, { person: 'n.personaId', plan: 'n.planId' });
}

const deLista = (query: Query): Query =>
  unirPrenda(query)
    .innerJoin(Plan, 'l', 'l.id = n.planId')
    .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
    .select('n.id', 'id')
    .addSelect('r.id', 'prendaId')
    .addSelect('g.productoCodigo', 'producto')
    .addSelect('n.cedulaCliente', 'cedulaCliente')
    .addSelect('n.nombresCliente', 'nombresCliente')
    .addSelect('n.estado', 'estado')
    .addSelect('l.idCodigo', 'idCodigo')
    .addSelect('n.fechaEmision', 'fechaEmision')
    .addSelect('r.tipoGarantia', 'tipoGarantia')
    .addSelect('r.version', 'version');

function withAll(query: Query): Query {
  query
    .innerJoin(Persona, 'p', 'p.id = n.personaId')
    .innerJoin(Adjudicacion, 'j', 'j.id = n.adjudicacionId')
    .leftJoin(PlanTitular, 't', 't.planId = n.planId AND t.hasta IS NULL')
    .leftJoin(Ciudad, 'w', 'w.codigo = n.lugarEmision')
    .select('n.id', 'id')
    .addSelect('r.id', 'prendaId')
    .addSelect('r.version', 'version')
    .addSelect('l.idCodigo', 'idCodigo')
    .addSelect('g.productoCodigo', 'producto')
    .addSelect('g.grupo', 'grupo')
    .addSelect('n.fechaEmision', 'fechaDePagare')
    .addSelect('w.nombre', 'ciudad')
    .addSelect('p.direccion', 'direccion')
    .addSelect('COALESCE(p.celular, p.telefono)', 'telefono')
    .addSelect('j.estado', 'estadoAdjudicacion')
    .addSelect('j.fecha', 'adjudicadoEn')
    .addSelect('t.personaId', 'titularId')
    .addSelect(emitidas(query), 'emitidas');
  for (const column of DE_PAGARE) query.addSelect(`n.${column}`, column);
  for (const column of [...formularioDePrenda.nombres, 'guardadaEn', 'origenBien', 'escritos'])
    query.addSelect(`r.${column}`, column);
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  return withDeclarado(withBien(query));
}

/** The good: the sheet of the accepted approval for this award and holder, and its order. */
function withBien(query: Query): Query {
  query
    .leftJoin(
      FichaPlan,
      'k',
      'k.adjudicacionId = n.adjudicacionId AND k.personaId = n.personaId AND k.vigente = :vigente',
      { vigente: true },
    )
    .leftJoin(MedioAprobacion, 'm', 'm.fichaId = k.fichaId AND m.estado = :aceptado', { aceptado: true })
    .leftJoin(FichaBien, 'f', 'f.id = m.fichaId')
    .leftJoin(Canton, 'c', 'c.codigo = f.cantonCodigo')
    .leftJoin(OrdenDeCompra, 'o', `o.medioId = m.id AND o.estado <> 'anulada'`)
    .addSelect('m.id', 'medioId')
    .addSelect('o.id', 'ordenId')
    .addSelect('c.nombre', 'fichaCanton');
  for (const [name, column] of Object.entries(DE_ORDEN)) query.addSelect(`o.${column}`, con('orden', name));
  for (const [name, column] of Object.entries(DE_FICHA)) query.addSelect(`f.${column}`, con('ficha', name));
  return query;
}

/** Initial values from application and folder. */
function withDeclarado(query: Query): Query {
  const ultimo = query
    .subQuery()
    .select('MAX(x.id)')
    .from(CarpetaEnvio, 'x')
    .where(`x.carpetaId = h.id AND x.resultado = 'Aprobado'`)
    .getQuery();
  query
    .leftJoin(Carpeta, 'h', 'h.adjudicacionId = n.adjudicacionId')
    .leftJoin(CarpetaEnvio, 'e', `e.carpetaId = h.id AND e.id = ${ultimo}`)
    .leftJoin(
      Solicitud,
      's',
      "s.planId = n.planId AND s.personaId = n.personaId AND s.rol = 'titular' AND s.reemplazadaEn IS NULL",
    )
    .addSelect('e.tipoGarantia', 'garantiaDeCarpeta')
    .addSelect('s.separacionBienes', 'declaradoSeparacion');
  return query;
}

const emitidas = (query: Query): string =>
  query
    .subQuery()
    .select('COUNT(*)')
    .from(DocumentoEmitido, 'y')
    .where(`y.prendaId = r.id AND y.tipo = 'prenda'`)
    .getQuery();
