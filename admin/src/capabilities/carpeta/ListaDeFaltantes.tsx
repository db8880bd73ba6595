import type { RolDeSolicitud } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

/** One thing missing for 'Enviar a Riesgo', with the place where it is entered. */
export interface Faltante {
  readonly codigo: string;
  readonly texto: string;
  readonly pestana: string;
  readonly subpestana: string;
  readonly campo?: string | null;
  /** Whose application is generated to meet it. */
  readonly generar?: RolDeSolicitud;
}

interface ListaDeFaltantesProps {
  readonly faltantes: readonly Faltante[];
  readonly direccionDe: (faltante: Faltante) => To;
  readonly onIr?: () => void;
  /** What can be done about it on the spot. */
  readonly botonDe?: (faltante: Faltante) => ReactNode;
}

/** Each line leads to its tab and, in a form, to its field. */
export function ListaDeFaltantes({ faltantes, direccionDe, onIr, botonDe }: ListaDeFaltantesProps) {
  return (
    <Box
      component="ul"
      aria-label="Requisitos que faltan"
      sx={{
        m: 0,
        p: 0,
        pt: 0.5,
        listStyle: 'none',
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
      }}
    >
      {faltantes.map((faltante) => (
        <li key={`${faltante.codigo}-${faltante.campo ?? ''}`}>
          <MuiLink
            component={Link}
            to={direccionDe(faltante)}
            variant="body2"
            {...(onIr === undefined ? {} : { onClick: onIr })}
          >
            {faltante.texto}
          </MuiLink>
          {botonDe?.(faltante)}
        </li>
      ))}
    </Box>
  );
}
