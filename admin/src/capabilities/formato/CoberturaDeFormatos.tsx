import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useApiQuery } from '../../providers/useApiQuery';
import { ErrorState } from '../../ui/ErrorState';
import { fecha } from '../../ui/format';
import type { Cobertura } from './tipos';

type Problemas = readonly (Cobertura['problemas'][number] & { readonly nombre: string })[];

/** Which contracts would find no format, or two: as it is, and as it would be with all drafts. */
export function CoberturaDeFormatos() {
  const { data, error, refetch } = useApiQuery('/formato/cobertura', {});
  if (error !== null && data === undefined)
    return (
      <Box sx={{ mt: 1 }}>
        <ErrorState size="line" message={error.message} onRetry={refetch} />
      </Box>
    );
  if (data === undefined) return null;
  const de = (cuales: 'problemas' | 'conBorradores'): Problemas =>
    data.flatMap(({ nombre, ...bloque }) => bloque[cuales].map((problema) => ({ ...problema, nombre })));
  const ahora = de('problemas');
  const conBorradores = de('conBorradores');
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
      <Alert severity={ahora.length === 0 ? 'success' : 'error'}>
        {ahora.length === 0 ? (
          propios.formatoSinProblemas
        ) : (
          <Lista titulo={propios.formatoConProblemas} problemas={ahora} />
        )}
      </Alert>
      {ahora.length === 0 && conBorradores.length > 0 && (
        <Alert severity="warning">
          <Lista titulo={propios.formatoEnBorradores} problemas={conBorradores} />
        </Alert>
      )}
    </Box>
  );
}

function Lista({ titulo, problemas }: { readonly titulo: string; readonly problemas: Problemas }) {
  return (
    <>
      {titulo}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problemas.map(({ nombre, fecha: desde, texto }) => (
          <li key={`${nombre} ${desde} ${texto}`}>
            <strong>{nombre}</strong>, desde {fecha(desde)}: {texto}
          </li>
        ))}
      </Box>
    </>
  );
}
