import { pasoDeDocumento } from '../documento/ciclo';
import type { CodigoDeDocumento } from '../documento/codigos';
import { ErrorDeNegocio } from '../errores';
import { PAG, propios } from '../mensajes';
import { DEPARTAMENTO_DE_RIESGO } from '../roles';
import type { DocumentoDelPlan, EstadoDeLinea, LineaDelChecklist } from './tipos';

/** A document that the payment asks for although the plan's list does not make it mandatory. */
interface DocumentoPedido {
  readonly tipo: CodigoDeDocumento;
  /** Types of letter of the order that ask for it; `null` = all. */
  readonly cartas: readonly string[] | null;
  /** `siempre`: missing also when the list does not have it. `siAplica`: where the list of this client has it. */
  readonly cuando: 'siempre' | 'siAplica';
}

/**
 * THE table of the checklist (PAG-518, decisiones.md): what is mandatory in the list of each plan, which follows from the client's labour situation,
 * marital status and guarantor, and these. The first three stand in every list of a vehicle plan: a plan without them has no list.
 */
export const documentosDelPago: readonly DocumentoPedido[] = [
  { tipo: 'contrato', cartas: null, cuando: 'siempre' },
  { tipo: 'proforma', cartas: null, cuando: 'siempre' },
  { tipo: 'cedula', cartas: null, cuando: 'siempre' },
  { tipo: 'actaMatrimonio', cartas: null, cuando: 'siAplica' },
  // a used vehicle is seen before it is paid
  { tipo: 'fotoEB', cartas: ['002'], cuando: 'siempre' },
];

/** PAG-519: no file, or found wrong by risk. What 002 found wrong is its own affair until risk agrees. */
export function estadoDeLinea(documento: DocumentoDelPlan | null): EstadoDeLinea {
  if (documento === null) return 'sinLista';
  const paso = pasoDeDocumento(documento);
  return paso === 'incorrecto' && documento.decididoDepartamento === DEPARTAMENTO_DE_RIESGO ? 'rechazado' : paso;
}

const FALTAN: ReadonlySet<EstadoDeLinea> = new Set(['sinLista', 'sinArchivo', 'rechazado']);

export interface HechosDelChecklist<D extends DocumentoDelPlan> {
  /** idCodigo of each plan of the order. */
  readonly planes: readonly string[];
  /** Type of letter of the order: '001', '002' or '003'. */
  readonly tipoCarta: string;
  /** In force, of all plans, in the order of the folder. */
  readonly documentos: readonly D[];
}

/** PAG-518: plan by plan, what the list has in its order, then what it lacks. */
export function checklistDePago<D extends DocumentoDelPlan>({
  planes,
  tipoCarta,
  documentos,
}: HechosDelChecklist<D>): LineaDelChecklist<D>[] {
  const pedidos = documentosDelPago.filter(({ cartas }) => cartas === null || cartas.includes(tipoCarta));
  const pide = (documento: D): boolean =>
    documento.aplica && (documento.obligatorio || pedidos.some(({ tipo }) => tipo === documento.tipo));
  return planes.flatMap((plan) => {
    const suyos = documentos.filter((documento) => documento.plan === plan && pide(documento));
    const sinFila = pedidos.filter(
      ({ tipo, cuando }) => cuando === 'siempre' && !suyos.some((documento) => documento.tipo === tipo),
    );
    return [
      ...suyos.map((documento) => lineaDe(plan, documento.tipo, documento)),
      ...sinFila.map(({ tipo }) => lineaDe<D>(plan, tipo, null)),
    ];
  });
}

function lineaDe<D extends DocumentoDelPlan>(plan: string, tipo: string, documento: D | null): LineaDelChecklist<D> {
  const estado = estadoDeLinea(documento);
  return { plan, tipo, documento, estado, falta: FALTAN.has(estado) };
}

export const faltantesDelPago = (lineas: readonly LineaDelChecklist[]): LineaDelChecklist[] =>
  lineas.filter(({ falta }) => falta);

/** What was looked at and what was turned down, for who decides of the payment. `nombre`: of its document. */
export function revisionDelPago(lineas: readonly { readonly estado: EstadoDeLinea; readonly nombre: string }[]): {
  readonly revisados: number;
  readonly rechazados: readonly string[];
} {
  const rechazadas = lineas.filter(({ estado }) => estado === 'rechazado' || estado === 'incorrecto');
  return {
    revisados: lineas.filter(({ estado }) => estado === 'correcto').length + rechazadas.length,
    rechazados: rechazadas.map(({ nombre }) => nombre),
  };
}

/** PAG-519, PAG-531: no payment is made with a document missing. An empty list is none either. */
export const checklistCompleto = (lineas: readonly LineaDelChecklist[]): boolean =>
  lineas.length > 0 && faltantesDelPago(lineas).length === 0;

export const etiquetaDeLinea: Readonly<Record<EstadoDeLinea, string>> = {
  sinLista: propios.pagoSinLista,
  sinArchivo: propios.pagoSinArchivo,
  rechazado: propios.pagoRechazado,
  pendiente: propios.pagoPorRevisar,
  incorrecto: propios.pagoIncorrecto,
  correcto: propios.pagoCorrecto,
};

/** PAG-531: 403 of whoever saves with a document missing. */
export const datosInconsistentes = (faltan: number): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'checklist-incompleto', PAG.datosInconsistentes, { detalle: { faltan } });
