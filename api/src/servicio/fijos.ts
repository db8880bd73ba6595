import { propios } from '@adjudica/domain';
import { campoInvalido } from './cuerpo';

/** Parameters that the specification gives one value: another one asks for something that this call does not do. @throws 422 */
export function exigeFijos(dato: (nombre: string) => string, fijos: Readonly<Record<string, readonly string[]>>): void {
  for (const [nombre, admitidos] of Object.entries(fijos))
    if (!admitidos.some((uno) => uno.toLowerCase() === dato(nombre).toLowerCase()))
      throw campoInvalido(nombre, propios.servicio.valorEsperado(admitidos));
}
