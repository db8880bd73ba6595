import {
  type DatosDeMedio,
  type ErrorDeNegocio,
  estadoDeMedio,
  formularioDeMedio,
  medioCambiado,
} from '@adjudica/domain';
import type { ViewContext } from '../../act';
import { staleRecord } from '../../request/version';
import type { MedioRow } from './medio-aprobacion.store';
import { hechosDeMedio, vistaDeMedio } from './medio-aprobacion.view';

/** Only facts are needed here, no actions. */
const NADIE: ViewContext = {
  actor: { id: 0, role: 'Administrador del sistema', idDepartamento: null },
  soloPropios: false,
};

/**
 * Stale version: 412 with author, instant, and the present values of the sent fields. An approval by risk meanwhile is a change of state, not of
 * facts: 409 (modelo.md, "Conflicts").
 */
export function medioViejo(row: MedioRow, enviado: Partial<DatosDeMedio>): ErrorDeNegocio {
  const hechos = hechosDeMedio(row);
  if (estadoDeMedio(hechos) === 'aprobado') return medioCambiado(hechos);
  const { actualizadoPor, actualizadoEn, creadoPor, fecha, version, ...vista } = vistaDeMedio(row, [], NADIE);
  const guardados = Object.fromEntries(formularioDeMedio.nombres.map((nombre) => [nombre, vista[nombre]]));
  return staleRecord<Partial<DatosDeMedio>>(version, guardados, enviado, {
    quien: actualizadoPor ?? creadoPor,
    cuando: actualizadoEn ?? fecha,
  });
}
