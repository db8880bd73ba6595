import type { ClaseDePendiente } from '@adjudica/domain';
import type { ComponentType } from 'react';
import { lazy } from '../../ui/lazy';
import type { DecisionEnListaProps } from './tipos';

/** Decisions that are taken from their row, with what they are decided by: contents of a dialog or of a panel. */
export const dialogos: Readonly<Partial<Record<ClaseDePendiente, ComponentType<DecisionEnListaProps>>>> = {
  'orden-de-compra': lazy(() => import('../orden-de-compra/AprobarOrden')),
  'solicitud-de-pago': lazy(() => import('../solicitud-de-pago/AprobarPago')),
};
