import { keepPreviousData } from '@tanstack/react-query';
import type { GrupoDeTrabajo } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';

/** Others change it meanwhile: what stands on the home is asked again while somebody looks at it, and when they come back. */
export const alDia = { refetchInterval: 60_000, refetchOnWindowFocus: 'always', refetchOnMount: 'always' } as const;

export const FILAS_POR_PAGINA = 25;

/** A page of the user's own work. `pagina`: from 1. */
export const useTrabajo = (grupo: GrupoDeTrabajo | null, pagina = 1, enabled = true) =>
  useApiQuery(
    '/trabajo',
    {
      ...(grupo !== null && { grupo }),
      desde: (pagina - 1) * FILAS_POR_PAGINA,
      limite: FILAS_POR_PAGINA,
    },
    { placeholderData: keepPreviousData, enabled, ...alDia },
  );
