import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { LoadingState } from '../../ui/LoadingState';
import { lazy } from '../../ui/lazy';
import { useCan } from '../../ui/useCan';
import type { NodoDeTareas } from './tipos';

const ArbolDeTareas = lazy(() => import('./ArbolDeTareas'));
const TareaDialog = lazy(() => import('./TareaDialog'));
const FichaDeEvento = lazy(() => import('./FichaDeEvento'));
const RegistrarTareaDialog = lazy(() => import('./RegistrarTareaDialog'));

/** TAR-004 */
export const altoDelArbol = 250;

/** What the card has open: a task, or the registration of one (on an event, or on none). */
type Abierto = { readonly tarea: number } | { readonly evento: NodoDeTareas | null };

/** TAR-002…005: what happened to the plan and the tasks that go with it; choosing an entry opens its dialog. The tree loads after the page. */
export function RegistroDeTareas({ idCodigo }: { readonly idCodigo: string }) {
  const registra = useCan('tarea:registrar');
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cerrar = () => setAbierto(null);
  return (
    <Card component="section" aria-labelledby="registro-de-tareas" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30, mb: 0.5 }}>
        <Typography
          variant="h3"
          component="h2"
          id="registro-de-tareas"
          sx={{ flex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {mensajes.TAR.registroDeTareas}
        </Typography>
        {registra && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={mensajes.propios.registrarTarea}
            onClick={() => setAbierto({ evento: null })}
            sx={{ mr: -1, px: 1, minWidth: 0 }}
          >
            Registrar
          </Button>
        )}
      </Box>
      <Box sx={{ height: altoDelArbol, overflowY: 'auto', mx: -1 }}>
        <Suspense fallback={<LoadingState />}>
          <ArbolDeTareas
            idCodigo={idCodigo}
            onElegir={(nodo) => setAbierto(nodo.tarea == null ? { evento: nodo } : { tarea: nodo.tarea })}
          />
        </Suspense>
      </Box>
      {abierto !== null && (
        <Suspense fallback={null}>
          {'tarea' in abierto ? (
            <TareaDialog id={abierto.tarea} onClose={cerrar} />
          ) : abierto.evento !== null && !registra ? (
            <FichaDeEvento idCodigo={idCodigo} evento={abierto.evento} onClose={cerrar} />
          ) : (
            <RegistrarTareaDialog idCodigo={idCodigo} evento={abierto.evento} onClose={cerrar} />
          )}
        </Suspense>
      )}
    </Card>
  );
}
