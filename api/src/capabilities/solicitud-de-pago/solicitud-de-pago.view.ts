import { cicloDePago, etiquetaDePago, type HechosDePago, pideConcesionario, revisionDelPago } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOf, instantOf, isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import type { DiasDesde } from '../catalogo';
import { nombreUnido } from '../usuario';
import { type DocumentoJuzgado, type Linea, vistaDeJuzgado, vistaDeLinea } from './solicitud-de-pago.checklist';
import type { LineaDePago, PagoDeListaVista, PagoVista } from './solicitud-de-pago.dto';
import type { ListRow, PagoRow } from './solicitud-de-pago.store';

export const planesDe = ({
  plan1,
  plan2,
  plan3,
  plan4,
}: Pick<ListRow, 'plan1' | 'plan2' | 'plan3' | 'plan4'>): string[] =>
  [plan1, plan2, plan3, plan4].filter((plan): plan is string => plan !== null);

/** 'Kia Sportage 2026' */
export const vehiculoDe = ({ marca, modelo, anio }: Pick<ListRow, 'marca' | 'modelo' | 'anio'>): string =>
  [marca, modelo, anio].map(String).join(' ');

/** What the cycle of its acts asks. A row of a list has not who decided: no action depends on it, only the words of a refusal. */
export function hechosDePago(row: ListRow & Partial<PagoRow>): HechosDePago {
  const autoria = (alias: 'aprobado' | 'anulado', cuando: unknown) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(row, alias), cuando: iso };
  };
  const conConcesionario =
    row.concesionarioId !== null ||
    !pideConcesionario({ tipoCarta: String(row.tipoCarta), incluyeConcesionario: boolOf(row.incluyeConcesionario) });
  return {
    estado: row.estado,
    creadorId: numberOrNull(row.creadoPor),
    rolCreador: row.rolCreador,
    aprobado: autoria('aprobado', row.aprobadoEn),
    anulado: autoria('anulado', row.anuladoEn),
    ordenVigente: row.estadoDeOrden === 'aprobada' && conConcesionario,
  };
}

export const pagoEnCiclo = lifecycleOf(cicloDePago, {
  factsOf: hechosDePago,
  contextOf: (_, context) => context,
  dataSubjects: (row) => [{ identificacion: row.cedula }, ...planesDe(row).map((idCodigo) => ({ idCodigo }))],
});

export const vistaDeLista = (row: ListRow, context: ViewContext, dias: DiasDesde): PagoDeListaVista => ({
  id: Number(row.id),
  orden: Number(row.ordenId),
  cedula: row.cedula,
  nombreCliente: row.nombreCliente,
  planes: planesDe(row),
  fecha: isoOf(row.creadoEn) as string,
  estado: row.estado,
  etiquetaEstado: etiquetaDePago[row.estado],
  aprobadoEn: isoOf(row.aprobadoEn),
  valor: Number(row.valor),
  beneficiario: String(row.beneficiario),
  solicitante: String(row.solicitante),
  concepto: String(row.concepto),
  rucBeneficiario: textOrNull(row.rucBeneficiario),
  diasDeEspera: row.estado === 'pendiente' ? dias(instantOf(row.creadoEn)) : null,
  version: Number(row.version),
  acciones: pagoEnCiclo.accionesFor(row, context),
});

/** While it waits the documents are those of now; once it is decided, those that were judged. */
const lineasDe = (row: PagoRow, lineas: readonly Linea[], context: ViewContext): LineaDePago[] =>
  row.estado === 'pendiente'
    ? lineas.map((linea) => vistaDeLinea(linea, context))
    : juzgadosDe(row).map(vistaDeJuzgado);

const juzgadosDe = ({ documentos }: PagoRow): DocumentoJuzgado[] =>
  typeof documentos === 'string' ? (JSON.parse(documentos) as DocumentoJuzgado[]) : (documentos as DocumentoJuzgado[]);

export interface AjustesDePago {
  readonly pagoExigeCarpeta: boolean;
}

export const carpetaAprobada = ({ sinCarpetaAprobada }: PagoRow): boolean => Number(sinCarpetaAprobada) === 0;

/** `lineas`: the checklist of now, empty for what is decided. */
export function vistaDePago(
  row: PagoRow,
  lineas: readonly Linea[],
  { empresa, pagoExigeCarpeta }: AjustesDePago & { readonly empresa: string },
  context: ViewContext,
): PagoVista {
  const documentos = lineasDe(row, lineas, context);
  const { revisados, rechazados } = revisionDelPago(documentos);
  return {
    id: Number(row.id),
    orden: Number(row.ordenId),
    empresa,
    cliente: { cedula: row.cedula, nombre: row.nombreCliente },
    planes: planesDe(row),
    vehiculo: vehiculoDe(row),
    estado: row.estado,
    etiquetaEstado: etiquetaDePago[row.estado],
    concepto: textOrNull(row.concepto),
    observacion: textOrNull(row.observacion),
    valor: Number(row.valor),
    beneficiario: String(row.beneficiario),
    rucBeneficiario: textOrNull(row.rucBeneficiario),
    esConcesionario: row.concesionarioId !== null,
    carpetaAprobada: carpetaAprobada(row),
    exigeCarpeta: pagoExigeCarpeta,
    solicitante: String(row.solicitante),
    fecha: isoOf(row.creadoEn) as string,
    aprobadoEn: isoOf(row.aprobadoEn),
    aprobadoPor: nombreUnido(row, 'aprobado'),
    anuladoEn: isoOf(row.anuladoEn),
    anuladoPor: nombreUnido(row, 'anulado'),
    motivo: textOrNull(row.motivo),
    documentos,
    faltan: documentos.filter(({ falta }) => falta).length,
    revisados,
    rechazados: [...rechazados],
    emitida: numberOrNull(row.emitida),
    version: Number(row.version),
    ...pagoEnCiclo.offer(row, context),
  };
}
