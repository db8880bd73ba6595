import type { ClaseDePendiente } from '@adjudica/domain';
import type { ComponentType } from 'react';
import { lazy } from '../../ui/lazy';

/** Decisions that are taken from their row, with what they are decided by. */
export const dialogos: Readonly<
  Partial<Record<ClaseDePendiente, ComponentType<{ readonly id: number; readonly onClose: () => void }>>>
> = {
  'orden-de-compra': lazy(() => import('../orden-de-compra/AprobarOrdenDialog')),
  'solicitud-de-pago': lazy(() => import('../solicitud-de-pago/AprobarPagoDialog')),
};
