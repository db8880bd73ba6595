import { propios } from '@adjudica/domain';
import { dinero } from '../../ui/format';

/** '65 cuotas por $ 26.520,00'; `null` = nothing is owed. */
export const enCuotas = ({ plazo, monto }: { readonly plazo: number; readonly monto: number }): string | null =>
  plazo === 0 ? null : propios.cuotasPorMonto(plazo, dinero(monto));
