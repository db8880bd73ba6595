import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { ListRequest } from '../../db/page';

/** The plan whose rows a list shows. @throws 400: without a plan the list would be of nobody. */
export function planDelFiltro({ filter }: ListRequest): string {
  const { plan } = filter;
  if (typeof plan === 'string' && plan !== '') return plan;
  const texto = mensajes.propios.listaMalFormada('filter.plan');
  throw new ErrorDeNegocio('malformado', 'lista-mal-formada', texto, { errors: { plan: texto } });
}
