import { documentoDeFaltante, FALTA_DOCUMENTO } from '@adjudica/domain';
import type { Faltante } from './tipos';

/** Of a list or a viewer that stood in the address before. */
const DE_OTRA_VISTA = ['campo', 'q', 'persona', 'pagina', 'cerrados', 'doc', FALTA_DOCUMENTO];

/** The address of the status page without what another view left in it. */
export function direccionLimpia(params: URLSearchParams): URLSearchParams {
  const limpia = new URLSearchParams(params);
  for (const otra of DE_OTRA_VISTA) limpia.delete(otra);
  return limpia;
}

/** Its tab on the status page and there, in a form, its field. */
export function direccionDeFaltante(params: URLSearchParams, { pestana, subpestana, campo }: Faltante): string {
  const nueva = direccionLimpia(params);
  nueva.set('tab', pestana);
  nueva.set('sub', subpestana);
  if (campo) nueva.set('campo', campo);
  return `?${nueva}`;
}

/** What the page that a line leads to brings into view, where the address does not name a field. */
export const destinoDe = (
  faltante: Faltante,
): { readonly documento: number } | { readonly enfocar: true } | undefined => {
  const documento = documentoDeFaltante(faltante);
  if (documento !== null) return { documento };
  return faltante.campo ? undefined : { enfocar: true };
};
