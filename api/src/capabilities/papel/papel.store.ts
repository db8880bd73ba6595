import {
  cicloDePapel,
  claveDe as claveDeAsunto,
  instanteDe,
  type LineaDeFirma,
  type ModeloEntregado,
  type PapelEmitido,
  type TipoDePapel,
  tiposDePapel,
  VIGENTE,
} from '@adjudica/domain';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  In,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adenda } from '../../entities/adenda.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Archivo } from '../../entities/archivo.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Ciudad } from '../../entities/catalogo.entity';
import { Contrato, EntregaDeModelo } from '../../entities/contrato.entity';
import { CopiaFirmada } from '../../entities/copia-firmada.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { FirmaElectronica } from '../../entities/firma-electronica.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Plan } from '../../entities/plan.entity';
import { Prenda } from '../../entities/prenda.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import type { Beginning, FirmaComprobada } from '../../signatures';
import { nombreUnido, unirUsuario } from '../usuario';
import { hechosDePapel } from './papel.hechos';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A checked signature, and what the signer is in the paper; `null` = it has no line for him. */
export interface FirmaRow extends FirmaComprobada {
  readonly calidad: string | null;
}

export interface CopiaRow {
  readonly id: number;
  readonly numero: number;
  readonly archivoId: number;
  readonly fecha: string;
  readonly ciudad: string;
  readonly nombreArchivo: string;
  readonly motivo: string | null;
  readonly subidaPor: string | null;
  readonly subidaEn: string;
  /** In their order; none = a scan. */
  readonly firmas: readonly FirmaRow[];
  /** Names of who has yet to sign it. */
  readonly faltan: readonly string[];
}

/** An issued paper with its record, its plan and its signed copies, newest first. */
export interface PapelRow {
  readonly id: number;
  readonly tipo: TipoDePapel;
  readonly registro: string;
  /** Key of the record in its own table, as the issued document names it. */
  readonly registroId: number;
  readonly archivoId: number;
  readonly idCodigo: string;
  readonly planId: number;
  readonly personaId: number;
  readonly estadoAdjudicacion: string;
  readonly ejecutivoId: number | null;
  readonly anulado: boolean;
  readonly emitidoPor: string | null;
  readonly emitidoEn: string;
  readonly entregado: { readonly quien: string | null; readonly cuando: string } | null;
  /** Of a contract: how its client last got the model; null = not kept, or another paper. */
  readonly modelo: ModeloDePapel | null;
  readonly copias: readonly CopiaRow[];
}
export type ModeloDePapel = Pick<ModeloEntregado, 'entregadoEn' | 'horas'>;

export interface CopiaNueva {
  readonly archivoId: number;
  readonly fecha: string;
  readonly ciudad: string;
  readonly motivo: string | null;
  readonly firmas: readonly FirmaRow[];
  readonly faltan: readonly string[];
}

/** What an issued paper looked like: its bytes, and the lines that it has for signatures. */
export interface EmitidoParaFirmar {
  readonly archivo: Beginning;
  readonly lineas: readonly LineaDeFirma[];
}

export class PapelStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The assembly of a plan's live award; `null` = it has none. */
  async findAsamblea(planId: number): Promise<number | null> {
    const award = await this.dataSource.manager.findOneBy(Adjudicacion, { planId, estado: VIGENTE });
    return award?.asambleaId ?? null;
  }

  /** Papers of the live award of a plan, the last version of each, in the order of their signature. At most five statements. */
  listByPlan(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<PapelRow[]> {
    return this.listByPlans([idCodigo], manager);
  }

  /** The same of several plans, in as many statements. */
  async listByPlans(
    idCodigos: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PapelRow[]> {
    if (idCodigos.length === 0) return [];
    const live = await readMany<{ id: number }>(
      manager
        .createQueryBuilder()
        .from(Plan, 'planAhorro')
        .innerJoin(
          Adjudicacion,
          'adjudicacion',
          `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
        )
        .select('adjudicacion.id', 'id')
        .where('planAhorro.idCodigo IN (:...idCodigos)', { idCodigos }),
    );
    if (live.length === 0) return [];
    const awards = live.map(({ id }) => id);
    const query = papeles(manager, 'ordenPlan.adjudicacionId IN (:...awards)').setParameters({ awards });
    const rows = await withCopias(
      manager,
      query.andWhere(deAdjudicacion(query)).andWhere(`NOT EXISTS ${posterior(query)}`),
    );
    const lugar = ({ tipo }: PapelRow): number => tiposDePapel.indexOf(tipo);
    return rows.sort((una, otra) => lugar(una) - lugar(otra) || una.id - otra.id);
  }

  /** The same as the rules before a step look at them. */
  async listEmitidos(idCodigo: string, manager?: EntityManager): Promise<PapelEmitido[]> {
    return (await this.listByPlan(idCodigo, manager)).map(emitidoDe);
  }

  /** The last model of the contract of each plan's live award; null = none was handed over. Two statements. */
  async modelosDePlanes(idCodigos: readonly string[]): Promise<ReadonlyMap<string, ModeloDePapel | null>> {
    const { manager } = this.dataSource;
    if (idCodigos.length === 0) return new Map();
    const rows = await readMany<{ id: number; idCodigo: string }>(
      manager
        .createQueryBuilder()
        .from(Plan, 'planAhorro')
        .innerJoin(
          Adjudicacion,
          'adjudicacion',
          `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
        )
        .innerJoin(Contrato, 'contrato', 'contrato.adjudicacionId = adjudicacion.id')
        .select('contrato.id', 'id')
        .addSelect('planAhorro.idCodigo', 'idCodigo')
        .where('planAhorro.idCodigo IN (:...idCodigos)', { idCodigos }),
    );
    const modelos = await modelosDe(
      manager,
      rows.map(({ id }) => id),
    );
    return new Map(rows.map(({ id, idCodigo }) => [idCodigo, modelos.get(id) ?? null]));
  }

  /** `null` = no such paper. Three statements. */
  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<PapelRow | null> {
    const [row] = await withCopias(
      manager,
      papeles(manager, 'ordenPlan.posicion = 1').andWhere('emitido.id = :id', { id }),
    );
    return row ?? null;
  }

  async emitido({ id }: Pick<PapelRow, 'id'>): Promise<EmitidoParaFirmar> {
    const { manager } = this.dataSource;
    const query = manager
      .createQueryBuilder()
      .from(DocumentoEmitido, 'emitido')
      .innerJoin(Archivo, 'archivo', 'archivo.id = emitido.archivoId');
    const row = await readOne<Leido & { hechos: string | null }>(
      conBytes(query).addSelect('emitido.hechos', 'hechos').where('emitido.id = :id', { id }),
    );
    const { firmas = [] } = JSON.parse(row?.hechos ?? '{}') as { firmas?: readonly LineaDeFirma[] };
    return { archivo: comienzoDe(row), lineas: firmas };
  }

  /** The bytes of a copy. */
  async bytesDe({ archivoId: id }: CopiaRow): Promise<Beginning> {
    const query = this.dataSource.manager
      .createQueryBuilder()
      .from(Archivo, 'archivo')
      .where('archivo.id = :id', { id });
    return comienzoDe(await readOne<Leido>(conBytes(query)));
  }

  /** The paper of a signed copy with these bytes; `null` = none. */
  async findByCopia(sha256: string): Promise<number | null> {
    const query = this.dataSource.manager
      .createQueryBuilder()
      .from(CopiaFirmada, 'copia')
      .innerJoin(Archivo, 'archivo', 'archivo.id = copia.archivoId')
      .select('MAX(copia.documentoId)', 'id')
      .where('archivo.sha256 = :sha256', { sha256 });
    return (await readOne<{ id: number | null }>(query))?.id ?? null;
  }

  /** Its name; `null` = no such city. */
  async findCiudad(codigo: string, manager: EntityManager): Promise<string | null> {
    return (await manager.findOneBy(Ciudad, { codigo }))?.nombre ?? null;
  }

  /** The next copy of a paper. Returns the written rows. */
  async insert(
    { manager, actor, now }: Pick<Tx, 'manager' | 'actor' | 'now'>,
    { id, copias }: Pick<PapelRow, 'id' | 'copias'>,
    { firmas, faltan, ...copia }: CopiaNueva,
  ): Promise<number> {
    const quien = { subidaPor: actor.id || null, subidaEn: now };
    const { identifiers } = await manager.insert(CopiaFirmada, {
      ...copia,
      ...quien,
      documentoId: id,
      numero: copias.length + 1,
      faltan: faltan.join('; ').slice(0, 1000) || null,
    });
    const copiaId = Number(identifiers[0]?.['id']);
    for (const [i, { firmadaEn, ...firma }] of firmas.entries())
      await manager.insert(FirmaElectronica, { ...firma, copiaId, orden: i + 1, firmadaEn: new Date(firmadaEn) });
    return 1;
  }
}

/** As the rules look at it. */
export const emitidoDe = (row: PapelRow): PapelEmitido => ({
  tipo: row.tipo,
  registro: row.registro,
  estado: cicloDePapel.estadoDe(hechosDePapel(row)),
  faltan: row.copias[0]?.faltan ?? [],
});

type Leido = { readonly longitud: number; readonly sha256: string };
const conBytes = (query: Query): Query =>
  query.select('archivo.longitud', 'longitud').addSelect('archivo.sha256', 'sha256');
const comienzoDe = (row: Leido | null): Beginning => ({
  longitud: Number(row?.longitud),
  sha256: String(row?.sha256),
});

/** Issued papers with record, award and plan. `deOrden`: which plan of a purchase order. */
const papeles = (manager: EntityManager, deOrden: string): Query =>
  unirUsuario(
    unirUsuario(
      manager
        .createQueryBuilder()
        .from(DocumentoEmitido, 'emitido')
        .leftJoin(Prenda, 'prenda', 'prenda.id = emitido.prendaId')
        .leftJoin(Pagare, 'pagare', 'pagare.id = COALESCE(emitido.pagareId, prenda.pagareId)')
        .leftJoin(Adenda, 'adenda', 'adenda.id = emitido.adendaId')
        .leftJoin(Contrato, 'contrato', 'contrato.id = COALESCE(emitido.contratoId, adenda.contratoId)')
        .leftJoin(SolicitudDePago, 'pago', 'pago.id = emitido.solicitudDePagoId')
        .leftJoin(OrdenDeCompra, 'orden', 'orden.id = emitido.ordenId')
        .leftJoin(OrdenPlan, 'ordenPlan', `ordenPlan.ordenId = COALESCE(emitido.ordenId, pago.ordenId) AND ${deOrden}`)
        .leftJoin(CartaSalida, 'carta', 'carta.id = emitido.cartaSalidaId')
        .innerJoin(
          Adjudicacion,
          'adjudicacion',
          'adjudicacion.id = COALESCE(pagare.adjudicacionId, contrato.adjudicacionId, ordenPlan.adjudicacionId, carta.adjudicacionId)',
        )
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId')
        .leftJoin(
          CartaSalida,
          'realizada',
          "realizada.adjudicacionId = adjudicacion.id AND realizada.estado = 'realizada'",
        )
        .select('emitido.id', 'id')
        .addSelect('emitido.tipo', 'tipo')
        .addSelect('emitido.archivoId', 'archivoId')
        .addSelect('emitido.emitidoEn', 'emitidoEn')
        .addSelect('emitido.numeroVersion', 'numeroVersion')
        .addSelect(
          'COALESCE(emitido.pagareId, emitido.prendaId, emitido.contratoId, emitido.adendaId, emitido.ordenId, emitido.solicitudDePagoId, emitido.cartaSalidaId)',
          'registroId',
        )
        .addSelect('pagare.id', 'pagareId')
        .addSelect('adenda.numero', 'numeroDeAdenda')
        .addSelect('planAhorro.idCodigo', 'idCodigo')
        .addSelect('adjudicacion.planId', 'planId')
        .addSelect('adjudicacion.personaId', 'personaId')
        .addSelect('adjudicacion.estado', 'estadoAdjudicacion')
        .addSelect('adjudicacion.ejecutivoId', 'ejecutivoId')
        .addSelect('realizada.entregadaEn', 'entregadaEn')
        .addSelect(
          `CASE WHEN pagare.estado = 'X' OR orden.estado = 'anulada' OR pago.estado = 'anulado' OR carta.estado = 'pendiente' THEN 1 ELSE 0 END`,
          'anulado',
        )
        .where('emitido.tipo IN (:...tipos)', { tipos: tiposDePapel }),
      'emisor',
      'emitido.emitidoPor',
    ),
    'entrega',
    'realizada.entregadaPor',
  );

/** Those of the awards `:awards`, each by an index of its owner. */
function deAdjudicacion(query: Query): string {
  const ids = (entidad: EntityTarget<ObjectLiteral>, columna = 'papel.id') =>
    query.subQuery().select(columna).from(entidad, 'papel').where('papel.adjudicacionId IN (:...awards)');
  const ordenes = ids(OrdenPlan, 'papel.ordenId').getQuery();
  const pagares = ids(Pagare).getQuery();
  const contratos = ids(Contrato).getQuery();
  const adendas = query
    .subQuery()
    .select('adenda.id')
    .from(Adenda, 'adenda')
    .where(`adenda.contratoId IN ${contratos}`)
    .getQuery();
  const prendas = query
    .subQuery()
    .select('prenda.id')
    .from(Prenda, 'prenda')
    .where(`prenda.pagareId IN ${pagares}`)
    .getQuery();
  const pagos = query
    .subQuery()
    .select('pago.id')
    .from(SolicitudDePago, 'pago')
    .where(`pago.ordenId IN ${ordenes}`)
    .getQuery();
  return `(emitido.pagareId IN ${pagares} OR emitido.prendaId IN ${prendas} OR emitido.contratoId IN ${contratos} OR emitido.adendaId IN ${adendas} OR emitido.ordenId IN ${ordenes} OR emitido.solicitudDePagoId IN ${pagos} OR emitido.cartaSalidaId IN ${ids(CartaSalida).getQuery()})`;
}

/** A later version of the same document. */
const posterior = (query: Query): string =>
  query
    .subQuery()
    .select('1')
    .from(DocumentoEmitido, 'otraVersion')
    .where(
      'otraVersion.tipo = emitido.tipo AND otraVersion.numeroVersion > emitido.numeroVersion AND (otraVersion.cartaSalidaId = emitido.cartaSalidaId OR otraVersion.prendaId = emitido.prendaId)',
    )
    .getQuery();

async function withCopias(manager: EntityManager, query: Query): Promise<PapelRow[]> {
  const rows = await readMany<Record<string, unknown>>(query);
  if (rows.length === 0) return [];
  const copias = await readMany<Record<string, unknown>>(
    unirUsuario(
      manager
        .createQueryBuilder()
        .from(CopiaFirmada, 'copia')
        .innerJoin(Archivo, 'archivo', 'archivo.id = copia.archivoId')
        .leftJoin(Ciudad, 'ciudad', 'ciudad.codigo = copia.ciudad')
        .select('copia.id', 'id')
        .addSelect('copia.documentoId', 'documentoId')
        .addSelect('copia.faltan', 'faltan')
        .addSelect('copia.numero', 'numero')
        .addSelect('copia.archivoId', 'archivoId')
        .addSelect('copia.fecha', 'fecha')
        .addSelect('COALESCE(ciudad.nombre, copia.ciudad)', 'ciudad')
        .addSelect('archivo.nombre', 'nombreArchivo')
        .addSelect('copia.motivo', 'motivo')
        .addSelect('copia.subidaEn', 'subidaEn')
        .where('copia.documentoId IN (:...ids)', { ids: rows.map(({ id }) => Number(id)) })
        .orderBy('copia.numero', 'DESC'),
      'sube',
      'copia.subidaPor',
    ),
  );
  const firmas = await firmasDe(
    manager,
    copias.map(({ id }) => Number(id)),
  );
  const contratos = rows.flatMap(({ tipo, registroId }) => (tipo === 'contrato' ? [Number(registroId)] : []));
  const modelos = await modelosDe(manager, contratos);
  return rows.map((row) =>
    papelDe(
      row,
      row['tipo'] === 'contrato' ? (modelos.get(Number(row['registroId'])) ?? null) : null,
      copias
        .filter(({ documentoId }) => Number(documentoId) === Number(row['id']))
        .map((copia) => copiaDe(copia, firmas.get(Number(copia['id'])) ?? [])),
    ),
  );
}

/** By contract, the last. */
async function modelosDe(manager: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, ModeloDePapel>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(EntregaDeModelo, { where: { contratoId: In([...ids]) }, order: { id: 'ASC' } });
  return new Map(
    rows.map(({ contratoId, entregadoEn, horas }) => [contratoId, { entregadoEn: instanteDe(entregadoEn), horas }]),
  );
}

/** By copy, in their order. */
async function firmasDe(manager: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, FirmaRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(FirmaElectronica, { where: { copiaId: In([...ids]) }, order: { orden: 'ASC' } });
  return Map.groupBy(
    rows.map(({ id: _, orden: __, firmadaEn, ...firma }) => ({ ...firma, firmadaEn: instanteDe(firmadaEn) })),
    ({ copiaId }) => copiaId,
  );
}

const copiaDe = (copia: Record<string, unknown>, firmas: readonly FirmaRow[]): CopiaRow => ({
  id: Number(copia['id']),
  numero: Number(copia['numero']),
  archivoId: Number(copia['archivoId']),
  fecha: String(copia['fecha']),
  ciudad: String(copia['ciudad']),
  nombreArchivo: String(copia['nombreArchivo']),
  motivo: textOrNull(copia['motivo']),
  subidaPor: nombreUnido(copia, 'sube'),
  subidaEn: String(isoOf(copia['subidaEn'])),
  firmas,
  faltan: textOrNull(copia['faltan'])?.split('; ') ?? [],
});

function papelDe(row: Record<string, unknown>, modelo: ModeloDePapel | null, copias: readonly CopiaRow[]): PapelRow {
  const tipo = row['tipo'] as TipoDePapel;
  const idCodigo = String(row['idCodigo']);
  const registroId = Number(row['registroId']);
  const entregadaEn = isoOf(row['entregadaEn']);
  return {
    id: Number(row['id']),
    tipo,
    registro: claveDe(tipo, { idCodigo, registroId, pagareId: row['pagareId'], numeroDeAdenda: row['numeroDeAdenda'] }),
    registroId,
    archivoId: Number(row['archivoId']),
    idCodigo,
    planId: Number(row['planId']),
    personaId: Number(row['personaId']),
    estadoAdjudicacion: String(row['estadoAdjudicacion']),
    ejecutivoId: numberOrNull(row['ejecutivoId']),
    anulado: Number(row['anulado']) === 1,
    emitidoPor: nombreUnido(row, 'emisor'),
    emitidoEn: String(isoOf(row['emitidoEn'])),
    entregado: entregadaEn === null ? null : { quien: nombreUnido(row, 'entrega'), cuando: entregadaEn },
    modelo,
    copias,
  };
}

/** As the record is named in its own address: a pledge by its note, contract and letter by their plan, an addendum by its contract too. */
function claveDe(
  tipo: TipoDePapel,
  row: { idCodigo: string; registroId: number; pagareId: unknown; numeroDeAdenda: unknown },
): string {
  if (tipo === 'contrato' || tipo === 'carta-salida') return row.idCodigo;
  if (tipo === 'adenda') return claveDeAsunto(row.idCodigo, Number(row.numeroDeAdenda));
  return String(tipo === 'prenda' ? row.pagareId : row.registroId);
}
