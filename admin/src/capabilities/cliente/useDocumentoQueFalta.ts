import { documentoDeFaltante, FALTA_DOCUMENTO } from '@adjudica/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { destinoDe, direccionDeFaltante, direccionLimpia } from '../carpeta';
import type { EstadoDePlan } from './tipos';

/** Who comes to bring what is missing is shown the first document that is, whoever of the plan's persons owes it, on the page of the list where it stands. */
export function useDocumentoQueFalta({ faltantes }: Pick<EstadoDePlan, 'faltantes'>): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const pedido = params.has(FALTA_DOCUMENTO);
  useEffect(() => {
    if (!pedido) return;
    const primero = faltantes.find((faltante) => documentoDeFaltante(faltante) !== null);
    const direccion = primero === undefined ? `?${direccionLimpia(params)}` : direccionDeFaltante(params, primero);
    void navigate(direccion, { replace: true, state: primero && destinoDe(primero) });
    // once: what is missing changes while it is brought
  }, [pedido]);
}
