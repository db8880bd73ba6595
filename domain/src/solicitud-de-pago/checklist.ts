import { pasoDeDocumento } from '../documento/ciclo';
import { type CodigoDeDocumento, papelesDePago } from '../documento/codigos';
import { ErrorDeNegocio } from '../errores';
import { PAG, propios } from '../mensajes';
import { DEPARTAMENTO_DE_RIESGO } from '../roles';
import type { DocumentoDelPlan, EstadoDeLinea, LineaDelChecklist } from './tipos';

/** A document that the payment needs although the plan's list does not require it. */
interface DocumentoPedido {
  readonly tipo: CodigoDeDocumento;
  /** Types of letter of the order that need it; `null` = all. */
  readonly cartas: readonly string[] | null;
  /** `siempre`: also missing when the list lacks it. `siAplica`: only where the list of this client has it. */
  readonly cuando: 'siempre' | 'siAplica';
}

/**
 * The checklist (PAG-518, decisiones.md): what is mandatory in the list of each plan, which follows from the client's labour situation, marital
 * status and guarantor, and these documents. The first three are in every list of a vehicle plan.
 */
export const documentosDelPago: readonly DocumentoPedido[] = [
  { tipo: 'contrato', cartas: null, cuando: 'siempre' },
  { tipo: 'proforma', cartas: null, cuando: 'siempre' },
  { tipo: 'cedula', cartas: null, cuando: 'siempre' },
  { tipo: 'actaMatrimonio', cartas: null, cuando: 'siAplica' },
  // a used vehicle is inspected before it is paid
  { tipo: 'fotoEB', cartas: ['002'], cuando: 'siempre' },
];

/** PAG-519: no file, or rejected by risk. A rejection by 002 alone does not count as missing. */
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

/** PAG-518: by plan, the documents of its list in order, then those that the list lacks. */
export function checklistDePago<D extends DocumentoDelPlan>({
  planes,
  tipoCarta,
  documentos,
}: HechosDelChecklist<D>): LineaDelChecklist<D>[] {
  const pedidos = documentosDelPago.filter(({ cartas }) => cartas === null || cartas.includes(tipoCarta));
  const pide = (documento: D): boolean =>
    documento.aplica && (documento.obligatorio || pedidos.some(({ tipo }) => tipo === documento.tipo));
  return planes.flatMap((plan) => {
    const delPlan = documentos.filter((documento) => documento.plan === plan && pide(documento));
    const sinFila = pedidos.filter(
      ({ tipo, cuando }) => cuando === 'siempre' && !delPlan.some((documento) => documento.tipo === tipo),
    );
    return [
      ...delPlan.map((documento) => lineaDe(plan, documento.tipo, documento)),
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

/** The papers of a payment of its first plan: it doesn't wait for them. */
export const papelesDelPago = <D extends DocumentoDelPlan>(
  [plan]: readonly string[],
  documentos: readonly D[],
): LineaDelChecklist<D>[] =>
  plan === undefined
    ? []
    : papelesDePago.map((codigo) => {
        const documento = documentos.find(({ plan: suyo, tipo, aplica }) => suyo === plan && tipo === codigo && aplica);
        return { ...lineaDe<D>(plan, codigo, documento ?? null), falta: false };
      });

/** Summary of the review, for the approver of the payment. `nombre`: of the document. */
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

/** PAG-519, PAG-531: no payment is made with a document missing; an empty list is incomplete too. */
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

/** PAG-531: 403 for a payment that is saved with a document missing. */
export const datosInconsistentes = (faltan: number): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'checklist-incompleto', PAG.datosInconsistentes, { detalle: { faltan } });
