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

/** Its facts are asked here, nobody's actions. */
const NADIE: ViewContext = {
  actor: { id: 0, role: 'Administrador del sistema', idDepartamento: null },
  soloPropios: false,
};

/**
 * It is another one than was read: 412 with who saved it, when, and what the facts that were sent hold now. What risk has approved meanwhile is
 * a change of state, not of its facts: 409 (modelo.md, "Conflicts").
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
