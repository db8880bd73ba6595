import {
  deNumero,
  ErrorDeNegocio,
  erroresDeTotales,
  formularioDeFinanzas,
  mensajes,
  nombresDeTotales,
  soloCampos,
  type TablaDeFinanzas,
  type TotalesDeFinanzas,
  totalesDeFinanzas,
} from '@adjudica/domain';
import { rowOf } from '../../columns/record';
import { Finanzas } from '../../entities/finanzas.entity';
import type { DefinicionDeFicha } from '../anexo';
import { tiposDeEvento } from '../evento';

/**
 * Financial statement of an applicant (FIN). FIN-010…016: totals are calculated and written with their parts (invariant 34); sent totals must be
 * equal, or it is 422 'total-distinto' under the total's name.
 */
export const fichaDeFinanzas: DefinicionDeFicha<TablaDeFinanzas, TotalesDeFinanzas> = {
  registro: formularioDeFinanzas,
  entidad: Finanzas,
  dueno: 'solicitudId',
  enBase: 'siempre',
  evento: tiposDeEvento.finanzas,
  calculados: totalesDeFinanzas,
  aFila: (valores) => {
    const totales = totalesDeFinanzas(valores);
    return {
      ...rowOf(formularioDeFinanzas, valores),
      ...Object.fromEntries(nombresDeTotales.map((nombre) => [nombre, deNumero(totales[nombre])])),
    };
  },
  revisar: (valores, body) => {
    const errors = erroresDeTotales(totalesDeFinanzas(valores), soloCampos<TotalesDeFinanzas>(nombresDeTotales, body));
    if (Object.keys(errors).length > 0)
      throw new ErrorDeNegocio('regla', 'total-distinto', mensajes.GEN.camposIncorrectos, { errors });
  },
};
