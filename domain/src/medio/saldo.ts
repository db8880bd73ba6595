import { type Centavos, porCantidad, restar } from '../dinero';
import { aplicadoACuotas, type Contrato, type SumasDeCuenta, type TotalesImportados } from '../movimiento/cuenta';

/**
 * MED-540, our reading: what the plan's instalments still lack, payments on the oldest first; never negative. With movements it is the
 * balance of the account wherever the contract was debited; without them the imported number of paid instalments counts.
 */
export function saldoDeudor(
  contrato: Contrato,
  sumas: SumasDeCuenta,
  importado: Pick<TotalesImportados, 'cuotasPagadas'>,
): Centavos {
  const { valorCuota, mesesPlan } = contrato;
  const pagado =
    sumas === null
      ? porCantidad(valorCuota, Math.min(importado.cuotasPagadas, mesesPlan))
      : aplicadoACuotas(contrato, sumas);
  return restar(porCantidad(valorCuota, mesesPlan), pagado);
}
