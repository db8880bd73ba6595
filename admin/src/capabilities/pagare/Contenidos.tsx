import { propios } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PagareDetalle } from './tipos';

/** The seven contents that the law asks, with what each still lacks. */
export function Contenidos({ contenidos }: Pick<PagareDetalle, 'contenidos'>) {
  const id = useId();
  const faltan = contenidos.filter(({ falta }) => falta !== null).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {propios.pagareContenidoDeLey(contenidos.length - faltan, contenidos.length)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {contenidos.map(({ contenido, nombre, falta }) => (
          <Box component="li" key={contenido} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            {falta === null ? (
              <CheckCircleOutlined fontSize="small" color="success" titleAccess="Está" />
            ) : (
              <ErrorOutlineOutlined fontSize="small" color="error" titleAccess="Falta" />
            )}
            <Typography variant="body2">
              {nombre}
              {falta !== null && (
                <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                  {falta}
                </Box>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
