import { enColumnas, PARAMETROS_POR_COLUMNA, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RiesgoVista } from '../../generated/api';
import type { Actos } from './consultas';
import { Parametro } from './Parametro';

/** RIE-006: the parameters in columns of ten, one under the other on a phone. */
export function Parametros({ vista, actos }: { readonly vista: RiesgoVista; readonly actos: Actos }) {
  const { parametros, puntaje, acciones } = vista;
  const marca = acciones.includes('marcar');
  return (
    <>
      {puntaje === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.riesgoSinCalcular}.
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: { xs: 0, md: 2 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(300px, 1fr))' },
        }}
      >
        {enColumnas(parametros).map((columna, i) => {
          const desde = i * PARAMETROS_POR_COLUMNA + 1;
          return (
            <Box
              component="ul"
              key={desde}
              aria-label={propios.riesgoColumna(desde, desde + columna.length - 1)}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {columna.map((parametro) => (
                <Parametro key={parametro.codigo} parametro={parametro} marca={marca} actos={actos} />
              ))}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
