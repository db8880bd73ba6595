import { propios } from '@adjudica/domain';
import { campoInvalido } from './cuerpo';

/** Parameters with a single specified value: others are refused. @throws 422 */
export function exigeFijos(dato: (nombre: string) => string, fijos: Readonly<Record<string, readonly string[]>>): void {
  for (const [nombre, admitidos] of Object.entries(fijos))
    if (!admitidos.some((admitido) => admitido.toLowerCase() === dato(nombre).toLowerCase()))
      throw campoInvalido(nombre, propios.servicio.valorEsperado(admitidos));
}
