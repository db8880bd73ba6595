import { type Centavos, porCantidad, restar } from '../dinero';
import { type Contrato, pagadoDeCuotas, type SumasDeCuenta, type TotalesImportados } from '../movimiento/cuenta';

/** MED-540, our reading: what is still unpaid of the plan's instalments; never negative. */
export function saldoDeudor(
  contrato: Contrato,
  sumas: SumasDeCuenta,
  importado: Pick<TotalesImportados, 'cuotasPagadas'>,
): Centavos {
  const total = porCantidad(contrato.valorCuota, contrato.mesesPlan);
  return restar(total, pagadoDeCuotas(contrato, sumas, importado));
}
