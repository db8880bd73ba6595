import {
  checklistDePago,
  type DocumentoDelPlan,
  etiquetaDeLinea,
  type LineaDelChecklist,
  papelesDelPago,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { ViewContext } from '../../act';
import type { DocumentoJuzgado } from '../../entities/solicitud-de-pago.entity';
import type { CarpetaStore } from '../carpeta';
import {
  type DocumentoRow,
  type DocumentoStore,
  documentoEnCiclo,
  nombreDeDescarga,
  rutaDe,
  type TipoDocumentoStore,
} from '../documento';
import type { PlanRow, PlanStore } from '../plan';
import type { EstadoDeLineaVista, LineaDePago } from './solicitud-de-pago.dto';

export type { DocumentoJuzgado } from '../../entities/solicitud-de-pago.entity';

/** Plans of an order and type of its letter, which decide the checklist. */
export interface Pedido {
  readonly planes: readonly string[];
  readonly tipoCarta: string;
}

type Documento = DocumentoRow & DocumentoDelPlan;
/** A line with its displayed facts. */
export interface Linea extends LineaDelChecklist<Documento> {
  readonly nombre: string;
  readonly deSuPlan: PlanRow | undefined;
}

export interface LineasDePago {
  /** The present checklist; empty for a decided payment. */
  readonly lineas: readonly Linea[];
  /** What the payment doesn't wait for. */
  readonly papeles: readonly Linea[];
}

/** The present checklist of a payment (PAG-518, PAG-519, PAG-526). */
export class Checklist {
  constructor(
    private readonly documentos: DocumentoStore,
    private readonly tipos: TipoDocumentoStore,
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
  ) {}

  /** Locks the folders of these plans in a fixed order: none of their documents is uploaded or judged until the transaction ends. */
  async lock(manager: EntityManager, idCodigos: readonly string[]): Promise<void> {
    await this.carpetas.lockAll(manager, idCodigos);
  }

  /** `manager` reads inside its transaction. */
  de({ planes, tipoCarta }: Pedido, manager?: EntityManager): Promise<Linea[]> {
    return this.lineas(planes, (documentos) => checklistDePago({ planes, tipoCarta, documentos }), manager);
  }

  /** The papers of the payment, whatever its state. */
  papeles([plan]: readonly string[], manager?: EntityManager): Promise<Linea[]> {
    const planes = plan === undefined ? [] : [plan];
    return this.lineas(planes, (documentos) => papelesDelPago(planes, documentos), manager);
  }

  private async lineas(
    planes: readonly string[],
    elegir: (documentos: readonly Documento[]) => readonly LineaDelChecklist<Documento>[],
    manager?: EntityManager,
  ): Promise<Linea[]> {
    const [rows, deLosPlanes, tipos] = await Promise.all([
      Promise.all(planes.map((plan) => this.documentos.listByPlan(plan, {}, manager))),
      this.planes.listByCodigos(planes, manager),
      this.tipos.listAll(manager),
    ]);
    return elegir(rows.flat().map(conSuEstado)).map((linea) => ({
      ...linea,
      nombre: linea.documento?.nombre ?? tipos.find(({ codigo }) => codigo === linea.tipo)?.nombre ?? linea.tipo,
      deSuPlan: deLosPlanes.find(({ idCodigo }) => idCodigo === linea.plan),
    }));
  }
}

const conSuEstado = (row: DocumentoRow): Documento => ({
  ...row,
  plan: row.idCodigo,
  tipo: row.codigo,
  conArchivo: row.versionArchivo > 0,
});

/** For the screen: acts on its document follow the document's own lifecycle. `sePaga`: false = no acts, because no payment is possible. */
export function vistaDeLinea(
  { plan, tipo, nombre, estado, falta, documento, deSuPlan }: Linea,
  context: ViewContext,
  sePaga = true,
): LineaDePago {
  const linea = { plan, tipo, nombre, estado, etiquetaEstado: etiquetaDeLinea[estado], falta };
  if (documento === null) return { ...linea, ...SIN_DOCUMENTO };
  const { id, versionArchivo, tipoArchivo } = documento;
  const conArchivo = versionArchivo > 0;
  const posibles = deSuPlan === undefined ? [] : documentoEnCiclo.accionesFor({ documento, plan: deSuPlan }, context);
  return {
    ...linea,
    documentoId: id,
    formato: documento.formato,
    ruta: conArchivo ? rutaDe(id, versionArchivo) : null,
    nombreDescarga: tipoArchivo === null ? null : nombreDeDescarga(documento, tipoArchivo),
    tipoArchivo,
    observaciones: documento.observaciones,
    subidoEn: documento.subidoEn,
    version: documento.version,
    acciones: [...(conArchivo ? ['ver'] : []), ...posibles.filter((accion) => sePaga && accion === 'subir')],
  };
}

const SIN_DOCUMENTO = {
  documentoId: null,
  formato: null,
  ruta: null,
  nombreDescarga: null,
  tipoArchivo: null,
  observaciones: null,
  subidoEn: null,
  version: null,
  acciones: [],
};

/** A line as stored when the payment is saved or approved. */
export const juzgadoDe = ({ plan, tipo, nombre, estado, documento }: Linea): DocumentoJuzgado => ({
  documentoId: documento?.id ?? 0,
  archivo: documento?.versionArchivo ?? 0,
  plan,
  tipo,
  nombre,
  estado,
  subidoEn: documento?.subidoEn ?? null,
  tipoArchivo: documento?.tipoArchivo ?? null,
  nombreDescarga: documento?.tipoArchivo ? nombreDeDescarga(documento, documento.tipoArchivo) : null,
});

/** A line as judged, with the file of that time. */
export const vistaDeJuzgado = (juzgado: DocumentoJuzgado): LineaDePago => ({
  ...SIN_DOCUMENTO,
  plan: juzgado.plan,
  tipo: juzgado.tipo,
  nombre: juzgado.nombre,
  estado: juzgado.estado as EstadoDeLineaVista,
  etiquetaEstado: etiquetaDeLinea[juzgado.estado as EstadoDeLineaVista],
  falta: false,
  documentoId: juzgado.documentoId,
  ruta: rutaDe(juzgado.documentoId, juzgado.archivo),
  nombreDescarga: juzgado.nombreDescarga,
  tipoArchivo: juzgado.tipoArchivo,
  subidoEn: juzgado.subidoEn,
  acciones: ['ver'],
});
