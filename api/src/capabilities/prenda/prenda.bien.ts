import {
  type BienConocido,
  type ContextoDePrenda,
  type DatosDePrenda,
  distintosDelBien,
  formularioDePrenda,
  hoyEn,
  type OrigenDeBien,
  PRODUCTO_DE_VEHICULOS,
  personasEnPrenda,
  type Valor,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import { numberOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import type { PrendaRow, PrendaStore } from './prenda.store';

/** Present source of the good: the order, else the accepted approval; `null` = none. */
export const origenDeBien = ({ ordenId, medioId }: PrendaRow): OrigenDeBien | null => {
  if (ordenId !== null) return 'orden';
  return medioId === null ? null : 'medio';
};

/** Facts of the good by the field that they fill: the unit from the sheet, the rest from the order while there is one. */
function bienDe(row: PrendaRow): BienConocido {
  if (row.producto !== PRODUCTO_DE_VEHICULOS)
    return {
      inmuebleTipo: row.fichaInmuebleTipo as Valor,
      inmuebleCanton: row.fichaCanton,
      inmuebleDireccion: row.fichaInmuebleDireccion as Valor,
      inmuebleArea: numberOrNull(row.fichaInmuebleArea),
      inmuebleRegistro: row.fichaInmuebleRegistro as Valor,
    };
  return {
    estadoBien: (row.ordenEstadoBien ?? row.fichaEstadoBien) as Valor,
    vehiculoMarca: (row.ordenMarca ?? row.fichaMarca) as Valor,
    vehiculoModelo: (row.ordenModelo ?? row.fichaModelo) as Valor,
    vehiculoAnio: numberOrNull(row.ordenAnio ?? row.fichaAnio),
    vehiculoColor: (row.fichaColor ?? row.ordenColor) as Valor,
    vehiculoMotor: (row.fichaMotor ?? row.ordenMotor) as Valor,
    vehiculoChasis: (row.fichaChasis ?? row.ordenChasis) as Valor,
    vehiculoPlaca: (row.fichaPlaca ?? row.ordenPlaca) as Valor,
  };
}

/** Context of the form's rules. */
export const contextoDePrenda = (row: PrendaRow, hoy: string): ContextoDePrenda => ({
  hoy,
  producto: row.producto,
  tipoGarantia: row.garantiaDeCarpeta,
  bien: bienDe(row),
  conUnidad: row.medioId !== null,
  fechaEmision: row.fechaDePagare,
});

/** Initial values of an unsaved pledge: known facts of the good and of the persons of its case. */
export function propuestaDe(row: PrendaRow, hoy: string): DatosDePrenda {
  const { tipoGarantia, bien } = contextoDePrenda(row, hoy);
  return {
    ...formularioDePrenda.vacio(),
    ...(bien as Partial<DatosDePrenda>),
    ...personasEnPrenda(row.personas),
    tipoGarantia,
    fechaEmision: row.fechaDePagare,
    separacionBienes: row.declaradoSeparacion,
  };
}

/** Saved, else initial values; the day is always the note's. */
export const valoresDe = (row: PrendaRow, hoy: string): DatosDePrenda =>
  row.prendaId === null
    ? propuestaDe(row, hoy)
    : { ...rawValuesOf(formularioDePrenda, row), fechaEmision: row.fechaDePagare };

/** Given names first. */
export const nombreDeDepositario = ({ depositarioNombres, depositarioApellidos }: DatosDePrenda): string =>
  [depositarioNombres, depositarioApellidos].filter((parte) => parte !== null && parte !== '').join(' ');

/** By the number of the note: labels of the good's fields that differ from order or approval since its pledge was saved. */
export const cambiosDePrenda =
  (prendas: Pick<PrendaStore, 'byPagare'>, clock: Clock) =>
  async (pagareId: number, manager?: EntityManager): Promise<readonly string[]> => {
    const row = await prendas.byPagare(pagareId, manager);
    if (row?.prendaId == null) return [];
    const hoy = hoyEn(clock.now());
    return distintosDelBien(valoresDe(row, hoy), contextoDePrenda(row, hoy)).map(
      (nombre) => formularioDePrenda.campos[nombre].etiqueta,
    );
  };
