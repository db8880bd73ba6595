import { mensajes } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { ElegirPlanes, PlanesDeMedio } from './TablaDePlanes';
import type { MedioDetalle, PlanDeMedio, PlanParaMedio } from './tipos';

interface SeccionDePlanesProps {
  /** As stored; none of a new one. */
  readonly elegidos: readonly PlanDeMedio[];
  /** What there is to choose from while the sheet is edited; `planes` is missing until they are here. */
  readonly eleccion: {
    readonly planes: readonly PlanParaMedio[] | undefined;
    readonly error: Error | null;
    readonly medio: MedioDetalle | null;
  } | null;
  readonly onReintentar?: () => void;
}

/** The head of the paper: for which plans it is. */
export function SeccionDePlanes({ elegidos, eleccion, onReintentar }: SeccionDePlanesProps) {
  const tituloId = useId();
  return (
    <section aria-labelledby={tituloId}>
      <Typography variant="h3" component="h2" id={tituloId} sx={{ mb: 1.25 }}>
        {mensajes.propios.medioPlanes}
      </Typography>
      {eleccion === null ? (
        <PlanesDeMedio planes={elegidos} />
      ) : eleccion.planes !== undefined ? (
        <ElegirPlanes planes={eleccion.planes} medio={eleccion.medio} />
      ) : eleccion.error !== null ? (
        <ErrorState message={eleccion.error.message} {...(onReintentar && { onRetry: onReintentar })} />
      ) : (
        <LoadingState />
      )}
    </section>
  );
}
