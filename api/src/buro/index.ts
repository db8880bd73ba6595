import type { Clock } from '../clock';
import type { Logger } from '../log';
import type { Buro } from './buro';
import { FalloDeBuro } from './fallo';
import { HttpBuro, type OpcionesDeBuro } from './http-buro';

export type { Buro, PreguntaAlBuro, RespuestaDelBuro } from './buro';
export { FalloDeBuro } from './fallo';

/** Without a configured bureau stored answers can be read, and no query is made. */
const SIN_BURO: Buro = {
  configurado: false,
  esperaMs: () => 0,
  consultar: () => Promise.reject(new FalloDeBuro('sin-configurar')),
};

export function openBuro(
  options: Omit<OpcionesDeBuro, 'url'> & { readonly url: string | undefined },
  clock: Clock,
  log: Logger,
): Buro {
  const { url } = options;
  return url === undefined ? SIN_BURO : new HttpBuro({ ...options, url }, clock, log);
}
