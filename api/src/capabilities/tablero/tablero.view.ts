import {
  clasesDeBien,
  comoFecha,
  diferenciaEnDias,
  type EventoDelTablero,
  type Fecha,
  formatearFecha,
  hoyEn,
  type Instante,
  mensajes,
  pasosCumplidosEn,
  RETIRADA,
} from '@adjudica/domain';
import { isoOf } from '../../columns/columns';
import { nombreDeCliente } from '../persona';
import { nombreUnido } from '../usuario';
import type { FilaDelTableroVista } from './tablero.dto';
import type { AdjudicacionRow } from './tablero.filas.store';
import { enElTiempo } from './tablero.tiempo';

const { propios } = mensajes;

/** A row of a figure before its award is read: the counted fact, and its sort values. */
export interface HechoElegido {
  /** Of the row. */
  readonly id: string;
  /** Of the award. */
  readonly adjudicacionId: number;
  readonly planId: number;
  readonly fecha: Fecha;
  readonly fechaAdjudicacion: Fecha | null;
  readonly diasHabiles: number | null;
  readonly hito: string | null;
  readonly bien: string | null;
}

/** Every event up to now: a drill-down shows the plan's present progress. */
const SIEMPRE = { desde: comoFecha('0001-01-01'), hasta: comoFecha('9999-12-31') };

export function vistaDeFila(
  hecho: HechoElegido,
  row: AdjudicacionRow,
  eventos: readonly EventoDelTablero[],
): FilaDelTableroVista {
  const { producto, adjudicadoPor, cuotasOfertadas } = row;
  const pasos = pasosCumplidosEn(SIEMPRE, { ...enElTiempo(row), producto }, eventos);
  const deEntrega = hecho.bien !== null;
  return {
    id: hecho.id,
    codigo: row.idCodigo,
    nombreCliente: nombreDeCliente(row),
    cedula: row.cedula,
    grupo: row.grupo,
    puesto: row.puesto,
    fecha: hecho.fecha,
    fechaAdjudicacion: row.fecha,
    numeroAsamblea: row.numeroAsamblea,
    adjudicadoPor,
    ejecutivo: nombreUnido(row as never, 'ejecutivo'),
    etapa: row.etapa,
    hito: hecho.hito ?? pasos.at(-1)?.paso.nombre ?? null,
    eventos: pasos.map(({ paso, fecha }) => `${paso.nombre} (${formatearFecha(fecha)})`),
    diasHabiles: hecho.diasHabiles,
    diasCalendario: deEntrega ? diferenciaEnDias(row.fecha, hecho.fecha) : null,
    bien: clasesDeBien.find(({ codigo }) => codigo === hecho.bien)?.nombre ?? null,
    monto: Number(row.monto),
    valorInscripcion: montoONada(row.inscripcion),
    valorCuota: Number(row.valorCuota),
    valorOferta: adjudicadoPor === 'Oferta' ? porCuotas(cuotasOfertadas, row.valorCuota) : null,
    pagoOferta: montoONada(row.ofertaPagada),
    vendedor: row.vendedor,
    supervisor: row.supervisor,
    ciudad: row.ciudad,
    cambio: cambioDe(row),
  };
}

/** Rounds a sum to cents: the embedded engine adds floats. */
const montoONada = (valor: number | string | null): number | null =>
  valor === null ? null : Math.round(Number(valor) * 100) / 100;

const porCuotas = (cuotas: number, valor: number | string): number => (cuotas * Math.round(Number(valor) * 100)) / 100;

/** Changes of an award since it was issued, which explain a changed figure of the past. */
function cambioDe({ estado, retiradoEn, viaIngreso, corregidaEn }: AdjudicacionRow): string | null {
  const el = (instante: Instante) => formatearFecha(hoyEn(instante));
  const [retirada, corregida] = [isoOf(retiradoEn), isoOf(corregidaEn)];
  const cambios = [
    ...(estado === RETIRADA ? [propios.tableroRetiradaEl(retirada === null ? '—' : el(retirada))] : []),
    ...(viaIngreso === 'REASIGNACION' ? [propios.tableroReasignada] : []),
    ...(corregida === null ? [] : [propios.tableroCorregidaEl(el(corregida))]),
  ];
  return cambios.length === 0 ? null : cambios.join('. ');
}
