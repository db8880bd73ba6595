import { type ErrorDeNegocio, estadoDeMedio, medioCambiado } from '@adjudica/domain';
import { differingFields, staleVersion } from '../../http/version';
import type { FilaDeMedio } from './medio-aprobacion.store';
import { hechosDe, vistaDeMedio } from './medio-aprobacion.view';

/**
 * @throws 412 it is another one than was read. What risk has approved meanwhile is a change of state, not of its facts: 409 (model.md,
 * Conflicts).
 */
export function exigirVersion(fila: FilaDeMedio, version: number, enviado: object = {}): void {
  if (Number(fila.version) === version) return;
  const hechos = hechosDe(fila);
  if (estadoDeMedio(hechos) === 'aprobado') throw medioCambiado(hechos);
  throw medioViejo(fila, enviado);
}

/** 412 with who saved it, when, and what the fields that were sent hold now. */
export function medioViejo(fila: FilaDeMedio, enviado: object = {}): ErrorDeNegocio {
  const actual = vistaDeMedio(fila, [], { actor: { id: 0, role: 'Riesgo' }, soloPropios: false });
  const propias = actual as unknown as Record<string, unknown>;
  const nombres = differingFields(propias, enviado as Record<string, unknown>);
  return staleVersion(Number(fila.version), nombres, {
    quien: actual.actualizadoPor ?? actual.creadoPor,
    cuando: actual.actualizadoEn ?? actual.fecha,
    actual: Object.fromEntries(nombres.map((nombre) => [nombre, propias[nombre]])),
  });
}
