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
import type { FilaDeCuenta, FilaDePlanConCuenta } from './plan.store';

export const contratoDe = (fila: FilaDePlanConCuenta): Contrato => ({
  valorCuota: centavosDeDecimal(fila.valorCuota),
  mesesPlan: fila.mesesPlan,
  fechaInicio: fila.fechaInicio,
});

export const sumasDe = ({ debitos, creditos }: Pick<FilaDeCuenta, 'debitos' | 'creditos'>): SumasDeCuenta =>
  debitos === null ? null : { debitos: centavosDeDecimal(debitos), creditos: centavosDeDecimal(creditos) };

export const importadoDe = (fila: FilaDePlanConCuenta): TotalesImportados => ({
  saldo: centavosDeDecimal(fila.saldo),
  cuotasPagadas: fila.cuotasPagadas,
  cuotasVencidas: fila.cuotasVencidas,
});

/** What a note of the plan would be made of today. */
export function debeDe(fila: FilaDeCuenta): CuentaDePagare {
  const { valorCuota, mesesPlan, cuotasPagadas } = fila;
  const contrato = { valorCuota: centavosDeDecimal(valorCuota), mesesPlan: Number(mesesPlan), fechaInicio: null };
  return cuentaDePagare(contrato, { cuotasPagadas: cuotasPagadasDe(contrato, sumasDe(fila), Number(cuotasPagadas)) });
}

/** Balance, paid and overdue instalments as they are today. */
export const cuentaDe = (fila: FilaDePlanConCuenta, hoy: string): EstadoDeCuenta =>
  estadoDeCuenta(contratoDe(fila), sumasDe(fila), importadoDe(fila), hoy);

export function planDeCliente(fila: FilaDePlanConCuenta, cuenta: EstadoDeCuenta): PlanDeCliente {
  return {
    idCodigo: fila.idCodigo,
    producto: fila.producto,
    nombreProducto: nombreDeProducto({ nombre: fila.nombreProducto }),
    grupo: fila.grupo,
    codigo: fila.codigo,
    monto: Number(fila.monto),
    valorCuota: Number(fila.valorCuota),
    cuotasPagadas: cuenta.cuotasPagadas,
    cuotasTotales: fila.mesesPlan,
    numCuota: numCuota(cuenta.cuotasPagadas, fila.mesesPlan),
    saldo: aNumero(cuenta.saldo),
    cuotasVencidas: cuenta.cuotasVencidas,
    estadoPlan: fila.estadoPlan,
    adjudicado: fila.adjudicacionId !== null,
    fechaAdjudicacion: fila.fechaAdjudicacion,
    cuotasOfertadas: fila.cuotasOfertadas,
    idDepartamento: fila.idDepartamento,
  };
}
