import {
  cicloDePago,
  etiquetaDePago,
  type HechosDePago,
  type Instante,
  pideConcesionario,
  revisionDelPago,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOf, numberOrNull } from '../../columns/columns';
import { exactly } from '../../columns/shown';
import type { DiasDesde } from '../catalogo';
import { nombreUnido } from '../usuario';
import { type Linea, type LineasDePago, vistaDeJuzgado, vistaDeLinea } from './solicitud-de-pago.checklist';
import { mostradas, mostradasEnLista } from './solicitud-de-pago.columnas';
import type { LineaDePago, MontosDeOrden, PagoDeListaVista, PagoVista } from './solicitud-de-pago.dto';
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

/** Facts for the lifecycle. A list's row lacks who decided, which only texts of refusals use. */
export function hechosDePago(row: ListRow & Partial<PagoRow>): HechosDePago {
  const autoria = (alias: 'aprobado' | 'anulado', cuando: Instante | null) =>
    cuando === null ? null : { quien: nombreUnido(row, alias), cuando };
  const conConcesionario =
    row.concesionarioId !== null ||
    !pideConcesionario({ tipoCarta: String(row.tipoCarta), incluyeConcesionario: boolOf(row.incluyeConcesionario) });
  return {
    estado: row.estado,
    creadorId: row.creadoPor,
    rolCreador: row.rolCreador,
    aprobado: autoria('aprobado', row.aprobadoEn),
    anulado: autoria('anulado', row.anuladoEn),
    transferido: row.transferidaEl !== null,
    ordenVigente: row.estadoDeOrden === 'aprobada' && conConcesionario,
  };
}

export const pagoEnCiclo = lifecycleOf(cicloDePago, {
  factsOf: hechosDePago,
  contextOf: (_, context) => context,
  dataSubjects: (row) => [{ identificacion: row.cedula }, ...planesDe(row).map((idCodigo) => ({ idCodigo }))],
});

export const vistaDeLista = (row: ListRow, context: ViewContext, dias: DiasDesde): PagoDeListaVista =>
  exactly<PagoDeListaVista>()({
    ...mostradasEnLista(row),
    esConcesionario: row.concesionarioId !== null,
    orden: row.ordenId,
    cedula: row.cedula,
    nombreCliente: row.nombreCliente,
    planes: planesDe(row),
    fecha: row.creadoEn,
    etiquetaEstado: etiquetaDePago[row.estado],
    diasDeEspera: row.estado === 'pendiente' ? dias(row.creadoEn) : null,
    acciones: pagoEnCiclo.accionesFor(row, context),
  });

/** The present documents of a pending payment, the judged ones of a decided one. */
const lineasDe = (row: PagoRow, lineas: readonly Linea[], context: ViewContext): LineaDePago[] =>
  row.estado === 'pendiente' ? lineas.map((linea) => vistaDeLinea(linea, context)) : row.documentos.map(vistaDeJuzgado);

/** Amounts of the order that the payment follows from, dollars. */
export const montosDeOrden = (row: Readonly<Record<keyof MontosDeOrden, unknown>>): MontosDeOrden => ({
  valorVehiculo: Number(row.valorVehiculo),
  valorPlan: Number(row.valorPlan),
  diferenciaPrecio: Number(row.diferenciaPrecio),
  valorComision: Number(row.valorComision),
  comisionDispositivo: numberOrNull(row.comisionDispositivo),
});

export interface AjustesDePago {
  /** The printed company. */
  readonly empresa: string;
}

export const carpetaAprobada = ({ sinCarpetaAprobada }: PagoRow): boolean => Number(sinCarpetaAprobada) === 0;

export function vistaDePago(
  row: PagoRow,
  { lineas, papeles }: LineasDePago,
  { empresa }: AjustesDePago,
  context: ViewContext,
): PagoVista {
  const documentos = lineasDe(row, lineas, context);
  const { revisados, rechazados } = revisionDelPago(documentos);
  return exactly<PagoVista>()({
    ...mostradas(row),
    orden: row.ordenId,
    empresa,
    cliente: { cedula: row.cedula, nombre: row.nombreCliente },
    planes: planesDe(row),
    vehiculo: vehiculoDe(row),
    ...montosDeOrden(row),
    etiquetaEstado: etiquetaDePago[row.estado],
    esConcesionario: row.concesionarioId !== null,
    carpetaAprobada: carpetaAprobada(row),
    fecha: row.creadoEn,
    aprobadoPor: nombreUnido(row, 'aprobado'),
    anuladoPor: nombreUnido(row, 'anulado'),
    documentos,
    papeles: papeles.map((linea) => vistaDeLinea(linea, context)),
    faltan: documentos.filter(({ falta }) => falta).length,
    revisados,
    rechazados: [...rechazados],
    emitida: numberOrNull(row.emitida),
    ...pagoEnCiclo.offer(row, context),
  });
}
