import Close from '@mui/icons-material/Close';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { headerHeight } from '../layout/medidas';
import { seguirFoco } from '../seguirFoco';
import type { Subida } from './cola';
import type { Subidas } from './useSubidas';

/**
 * The uploads on their way, each with its bar, a way to stop it and, where it failed, why and a way to try again. It stays in sight however far the
 * list below is scrolled, and what failed stands first. Nothing while there is none.
 */
export function BandejaDeSubidas({ subidas, cancelar, reintentar }: Subidas) {
  if (subidas.length === 0) return null;
  const listas = subidas.filter(({ estado }) => estado === 'lista').length;
  const fallidas = subidas.filter(({ estado }) => estado === 'fallida').length;
  const resumen =
    fallidas === subidas.length
      ? fallidas === 1
        ? 'Un archivo no se subió'
        : `${fallidas} archivos no se subieron`
      : `Subiendo archivos: ${listas} de ${subidas.length}`;
  return (
    <Card
      component="section"
      aria-label="Subidas"
      sx={{ position: 'sticky', top: headerHeight + 8, zIndex: 3, mb: 2, px: 2, py: 1.25 }}
    >
      <Typography variant="h3" component="h2" role="status">
        {resumen}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}>
        {subidas
          .filter(({ estado }) => estado !== 'lista')
          .toSorted((a, b) => Number(b.estado === 'fallida') - Number(a.estado === 'fallida'))
          .map((subida) => (
            <Linea key={subida.id} subida={subida} cancelar={cancelar} reintentar={reintentar} />
          ))}
      </Box>
    </Card>
  );
}

const enTexto = ({ estado, avance, mensaje }: Subida): string => {
  if (estado === 'fallida') return mensaje ?? '';
  if (estado === 'espera') return 'En espera';
  return estado === 'revisando' ? 'Revisando…' : `${Math.floor(avance * 100)} %`;
};

interface LineaProps extends Pick<Subidas, 'cancelar' | 'reintentar'> {
  readonly subida: Subida;
}

function Linea({ subida, cancelar, reintentar }: LineaProps) {
  const { id, titulo, archivo, estado, avance } = subida;
  const fallida = estado === 'fallida';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
            <Box component="span" sx={{ fontWeight: 560 }}>
              {titulo}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${archivo}`}</Box>
          </Typography>
          {!fallida && (
            <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {enTexto(subida)}
            </Typography>
          )}
        </Box>
        {fallida ? (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
            {enTexto(subida)}
          </Typography>
        ) : (
          <LinearProgress
            variant={estado === 'revisando' ? 'indeterminate' : 'determinate'}
            {...(estado !== 'revisando' && { value: avance * 100 })}
            aria-label={`Avance de ${titulo}`}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      {fallida && (
        <Tooltip title="Reintentar">
          <IconButton
            size="small"
            aria-label={`Reintentar ${titulo}`}
            onClick={({ currentTarget }) => {
              seguirFoco(currentTarget);
              reintentar(id);
            }}
          >
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={fallida ? 'Descartar' : 'Cancelar'}>
        <IconButton
          size="small"
          aria-label={`${fallida ? 'Descartar' : 'Cancelar'} ${titulo}`}
          onClick={() => cancelar(id)}
        >
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
