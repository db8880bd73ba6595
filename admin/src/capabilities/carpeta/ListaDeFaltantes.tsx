import { personasDePestana } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { destinoDe } from './direccion';
import type { Faltante } from './tipos';

interface ListaDeFaltantesProps {
  readonly faltantes: readonly Faltante[];
  readonly direccionDe: (faltante: Faltante) => To;
  readonly onIr?: () => void;
  /** What can be done about it on the spot. */
  readonly botonDe?: (faltante: Faltante) => ReactNode;
}

/** By person; each line leads to its tab and there to its field, its document or its form. */
export function ListaDeFaltantes(props: ListaDeFaltantesProps) {
  const personas = Object.entries(personasDePestana)
    .map(([pestana, nombre]) => ({
      nombre,
      faltantes: props.faltantes.filter((faltante) => faltante.pestana === pestana),
    }))
    .filter(({ faltantes }) => faltantes.length > 0);
  return (
    <Box
      component="ul"
      aria-label="Requisitos que faltan"
      sx={{ m: 0, p: 0, pt: 0.5, listStyle: 'none', display: 'grid', rowGap: 1 }}
    >
      {personas.map(({ nombre, faltantes }) => (
        <li key={nombre}>
          <Typography variant="caption" component="span" sx={{ fontWeight: 600, color: 'text.secondary' }}>
            {nombre}
          </Typography>
          <DePersona {...props} nombre={nombre} faltantes={faltantes} />
        </li>
      ))}
    </Box>
  );
}

function DePersona({
  nombre,
  faltantes,
  direccionDe,
  onIr,
  botonDe,
}: ListaDeFaltantesProps & { readonly nombre: string }) {
  return (
    <Box
      component="ul"
      aria-label={nombre}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
      }}
    >
      {faltantes.map((faltante) => (
        <li key={`${faltante.codigo}-${faltante.campo ?? ''}`}>
          <MuiLink
            component={Link}
            to={direccionDe(faltante)}
            state={destinoDe(faltante)}
            variant="body2"
            {...(onIr === undefined ? {} : { onClick: onIr })}
          >
            {faltante.texto}
          </MuiLink>{' '}
          {botonDe?.(faltante)}
        </li>
      ))}
    </Box>
  );
}
