import { cicloDePago, etiquetaDePago, type HechosDePago, pideConcesionario, revisionDelPago } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOf, instantOf, isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import type { DiasDesde } from '../catalogo';
import { nombreUnido } from '../usuario';
import { type DocumentoJuzgado, type Linea, vistaDeJuzgado, vistaDeLinea } from './solicitud-de-pago.checklist';
import type { LineaDePago, PagoDeListaVista, PagoVista } from './solicitud-de-pago.dto';
import type { FilaDeLista, FilaDePago } from './solicitud-de-pago.store';

export const planesDe = ({
  plan1,
  plan2,
  plan3,
  plan4,
}: Pick<FilaDeLista, 'plan1' | 'plan2' | 'plan3' | 'plan4'>): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** 'Kia Sportage 2026' */
export const vehiculoDe = ({ marca, modelo, anio }: Pick<FilaDeLista, 'marca' | 'modelo' | 'anio'>): string =>
  [marca, modelo, anio].map(String).join(' ');

/** What the cycle of its acts asks. A row of a list has not who decided: no action depends on it, only the words of a refusal. */
export function hechosDePago(fila: FilaDeLista & Partial<FilaDePago>): HechosDePago {
  const autoria = (alias: 'aprobado' | 'anulado', cuando: unknown) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(fila, alias), cuando: iso };
  };
  const conConcesionario =
    fila.concesionarioId !== null ||
    !pideConcesionario({ tipoCarta: String(fila.tipoCarta), incluyeConcesionario: boolOf(fila.incluyeConcesionario) });
  return {
    estado: fila.estado,
    creadorId: numberOrNull(fila.creadoPor),
    rolCreador: fila.rolCreador,
    aprobado: autoria('aprobado', fila.aprobadoEn),
    anulado: autoria('anulado', fila.anuladoEn),
    ordenVigente: fila.estadoDeOrden === 'aprobada' && conConcesionario,
  };
}

export const pagoEnCiclo = lifecycleOf(cicloDePago, {
  factsOf: hechosDePago,
  contextOf: (_, context) => context,
  dataSubjects: (fila) => [{ identificacion: fila.cedula }, ...planesDe(fila).map((idCodigo) => ({ idCodigo }))],
});

export const vistaDeLista = (fila: FilaDeLista, context: ViewContext, dias: DiasDesde): PagoDeListaVista => ({
  id: Number(fila.id),
  orden: Number(fila.ordenId),
  cedula: fila.cedula,
  nombreCliente: fila.nombreCliente,
  planes: planesDe(fila),
  fecha: isoOf(fila.creadoEn) as string,
  estado: fila.estado,
  etiquetaEstado: etiquetaDePago[fila.estado],
  aprobadoEn: isoOf(fila.aprobadoEn),
  valor: Number(fila.valor),
  beneficiario: String(fila.beneficiario),
  solicitante: String(fila.solicitante),
  concepto: String(fila.concepto),
  rucBeneficiario: textOrNull(fila.rucBeneficiario),
  diasDeEspera: fila.estado === 'pendiente' ? dias(instantOf(fila.creadoEn)) : null,
  version: Number(fila.version),
  acciones: pagoEnCiclo.accionesFor(fila, context),
});

/** While it waits the documents are those of now; once it is decided, those that were judged. */
const lineasDe = (fila: FilaDePago, lineas: readonly Linea[], context: ViewContext): LineaDePago[] =>
  fila.estado === 'pendiente'
    ? lineas.map((linea) => vistaDeLinea(linea, context))
    : juzgadosDe(fila).map(vistaDeJuzgado);

const juzgadosDe = ({ documentos }: FilaDePago): DocumentoJuzgado[] =>
  typeof documentos === 'string' ? (JSON.parse(documentos) as DocumentoJuzgado[]) : (documentos as DocumentoJuzgado[]);

export interface AjustesDePago {
  readonly pagoExigeCarpeta: boolean;
}

export const carpetaAprobada = ({ sinCarpetaAprobada }: FilaDePago): boolean => Number(sinCarpetaAprobada) === 0;

/** `lineas`: the checklist of now, empty for what is decided. */
export function vistaDePago(
  fila: FilaDePago,
  lineas: readonly Linea[],
  { empresa, pagoExigeCarpeta }: AjustesDePago & { readonly empresa: string },
  context: ViewContext,
): PagoVista {
  const documentos = lineasDe(fila, lineas, context);
  const { revisados, rechazados } = revisionDelPago(documentos);
  return {
    id: Number(fila.id),
    orden: Number(fila.ordenId),
    empresa,
    cliente: { cedula: fila.cedula, nombre: fila.nombreCliente },
    planes: planesDe(fila),
    vehiculo: vehiculoDe(fila),
    estado: fila.estado,
    etiquetaEstado: etiquetaDePago[fila.estado],
    concepto: textOrNull(fila.concepto),
    observacion: textOrNull(fila.observacion),
    valor: Number(fila.valor),
    beneficiario: String(fila.beneficiario),
    rucBeneficiario: textOrNull(fila.rucBeneficiario),
    esConcesionario: fila.concesionarioId !== null,
    carpetaAprobada: carpetaAprobada(fila),
    exigeCarpeta: pagoExigeCarpeta,
    solicitante: String(fila.solicitante),
    fecha: isoOf(fila.creadoEn) as string,
    aprobadoEn: isoOf(fila.aprobadoEn),
    aprobadoPor: nombreUnido(fila, 'aprobado'),
    anuladoEn: isoOf(fila.anuladoEn),
    anuladoPor: nombreUnido(fila, 'anulado'),
    motivo: textOrNull(fila.motivo),
    documentos,
    faltan: documentos.filter(({ falta }) => falta).length,
    revisados,
    rechazados: [...rechazados],
    emitida: numberOrNull(fila.emitida),
    version: Number(fila.version),
    ...pagoEnCiclo.offer(fila, context),
  };
}
