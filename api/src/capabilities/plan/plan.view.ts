import {
  aNumero,
  type Contrato,
  type CuentaDePagare,
  centavosDeDecimal,
  cuentaDePagare,
  cuotasPagadasDe,
  type EstadoDeCuenta,
  estadoDeCuenta,
  nombreDeProducto,
  numCuota,
  type SumasDeCuenta,
  type TotalesImportados,
} from '@adjudica/domain';
import type { PlanDeCliente } from './plan.dto';
import type { CuentaRow, PlanConCuentaRow } from './plan.store';

export const contratoDe = (row: PlanConCuentaRow): Contrato => ({
  valorCuota: centavosDeDecimal(row.valorCuota),
  mesesPlan: row.mesesPlan,
  fechaInicio: row.fechaInicio,
});

export const sumasDe = ({ debitos, creditos }: Pick<CuentaRow, 'debitos' | 'creditos'>): SumasDeCuenta =>
  debitos === null ? null : { debitos: centavosDeDecimal(debitos), creditos: centavosDeDecimal(creditos) };

export const importadoDe = (row: PlanConCuentaRow): TotalesImportados => ({
  saldo: centavosDeDecimal(row.saldo),
  cuotasPagadas: row.cuotasPagadas,
  cuotasVencidas: row.cuotasVencidas,
});

/** Base of a note of the plan today. */
export function debeDe(row: CuentaRow): CuentaDePagare {
  const { valorCuota, mesesPlan, cuotasPagadas } = row;
  const contrato = { valorCuota: centavosDeDecimal(valorCuota), mesesPlan: Number(mesesPlan), fechaInicio: null };
  return cuentaDePagare(contrato, { cuotasPagadas: cuotasPagadasDe(contrato, sumasDe(row), Number(cuotasPagadas)) });
}

/** Balance, paid and overdue instalments today. */
export const cuentaDe = (row: PlanConCuentaRow, hoy: string): EstadoDeCuenta =>
  estadoDeCuenta(contratoDe(row), sumasDe(row), importadoDe(row), hoy);

export function planDeCliente(row: PlanConCuentaRow, cuenta: EstadoDeCuenta): PlanDeCliente {
  return {
    idCodigo: row.idCodigo,
    producto: row.producto,
    nombreProducto: nombreDeProducto({ nombre: row.nombreProducto }),
    grupo: row.grupo,
    codigo: row.codigo,
    monto: Number(row.monto),
    valorCuota: Number(row.valorCuota),
    cuotasPagadas: cuenta.cuotasPagadas,
    cuotasTotales: row.mesesPlan,
    numCuota: numCuota(cuenta.cuotasPagadas, row.mesesPlan),
    saldo: aNumero(cuenta.saldo),
    cuotasVencidas: cuenta.cuotasVencidas,
    estadoPlan: row.estadoPlan,
    adjudicado: row.adjudicacionId !== null,
    fechaAdjudicacion: row.fechaAdjudicacion,
    cuotasOfertadas: row.cuotasOfertadas,
    idDepartamento: row.idDepartamento,
  };
}
