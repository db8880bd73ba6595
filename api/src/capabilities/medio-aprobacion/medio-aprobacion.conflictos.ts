import {
  type DatosDeMedio,
  type ErrorDeNegocio,
  estadoDeMedio,
  formularioDeMedio,
  medioCambiado,
} from '@adjudica/domain';
import { staleRecord } from '../../http/version';
import type { FilaDeMedio } from './medio-aprobacion.store';
import { hechosDe, type ViewContext, vistaDeMedio } from './medio-aprobacion.view';

/** Its facts are asked here, nobody's actions. */
const NADIE: ViewContext = { actor: { id: 0, role: 'Administrador del sistema' }, soloPropios: false };

/**
 * @throws 412 it is another one than was read. What risk has approved meanwhile is a change of state, not of its facts: 409 (model.md,
 * Conflicts).
 */
export function exigirVersion(fila: FilaDeMedio, version: number, enviado: Partial<DatosDeMedio> = {}): void {
  if (Number(fila.version) === version) return;
  const hechos = hechosDe(fila);
  if (estadoDeMedio(hechos) === 'aprobado') throw medioCambiado(hechos);
  throw medioViejo(fila, enviado);
}

/** 412 with who saved it, when, and what the facts that were sent hold now. */
export function medioViejo(fila: FilaDeMedio, enviado: Partial<DatosDeMedio> = {}): ErrorDeNegocio {
  const { actualizadoPor, actualizadoEn, creadoPor, fecha, version, ...vista } = vistaDeMedio(fila, [], NADIE);
  const guardados = Object.fromEntries(formularioDeMedio.nombres.map((nombre) => [nombre, vista[nombre]]));
  return staleRecord(version, guardados, enviado, {
    quien: actualizadoPor ?? creadoPor,
    cuando: actualizadoEn ?? fecha,
  });
}
