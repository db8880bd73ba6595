import { departamentos, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { fechaHora } from '../../ui/format';
import { LoadingState } from '../../ui/LoadingState';
import { useColorDeDepartamento } from '../../ui/useColorDeDepartamento';
import type { EventoRecord } from './tipos';
import { useEventos } from './useEventos';

/** EST-516 */
export const altoDelHistorial = 500;

const conNombre = departamentos.filter(({ nombre }) => nombre !== null);

interface ListaDeEventosProps {
  readonly idCodigo: string;
  /** Name of the client: who else is meant is said, the client is not repeated on every line. */
  readonly titular: string;
  readonly label: string;
}

/** Everything that happened to a plan, newest first, as much of it as is asked for; EST-515: of one department. The choice stands in the address. */
export function ListaDeEventos({ idCodigo, titular, label }: ListaDeEventosProps) {
  const [params, setParams] = useSearchParams();
  const escrito = params.get('departamento');
  const departamento = conNombre.find(({ codigo }) => codigo === escrito)?.codigo ?? '';
  const { eventos, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEventos(
    idCodigo,
    departamento,
  );
  const filtrar = (codigo: string) =>
    setParams(
      (antes) => {
        const despues = new URLSearchParams(antes);
        if (codigo === '') despues.delete('departamento');
        else despues.set('departamento', codigo);
        return despues;
      },
      { replace: true },
    );
  return (
    <>
      <Box data-filtros>
        <TextField
          select
          label="Departamento"
          value={departamento}
          onChange={(event) => filtrar(event.target.value)}
          sx={{ mb: 1.5, width: { xs: '100%', sm: 220 } }}
        >
          <MenuItem value="">Todos</MenuItem>
          {conNombre.map(({ codigo, nombre }) => (
            <MenuItem key={codigo} value={codigo}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {isPending ? (
        <LoadingState />
      ) : eventos.length === 0 ? (
        error === null ? (
          <EmptyState message={mensajes.JOR.sinEventos} />
        ) : (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <Box
          role="region"
          aria-label={label}
          // Scrolled by keyboard too
          tabIndex={0}
          sx={{
            maxHeight: altoDelHistorial,
            overflowY: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
          }}
        >
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {eventos.map((evento) => (
              <Evento key={evento.id} evento={evento} titular={titular} />
            ))}
          </Box>
          {error !== null && <ErrorState message={error.message} />}
          {hasNextPage && (
            <Box sx={{ display: 'grid', placeItems: 'center', p: 1 }}>
              <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Ver más
              </Button>
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

function Evento({ evento, titular }: { readonly evento: EventoRecord; readonly titular: string }) {
  const { nombreEvento, fecha, usuario, departamento, observaciones, persona } = evento;
  const color = useColorDeDepartamento()(evento.idDepartamento);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '132px minmax(0, 1fr)' },
        columnGap: 2,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        boxShadow: `inset 3px 0 ${color}`,
      }}
    >
      <Typography
        variant="body2"
        component="time"
        dateTime={fecha}
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {fechaHora(fecha)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {nombreEvento}
        </Typography>
        {observaciones !== null && observaciones !== '' && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {observaciones}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[usuario ?? mensajes.propios.sinUsuario, departamento, persona === titular ? null : persona]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
