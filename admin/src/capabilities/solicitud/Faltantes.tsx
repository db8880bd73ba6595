import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Faltante } from './tipos';

/** What is missing for 'Enviar a Riesgo', one line closed, a list of links open; each leads to its tab and, in a form, to its field. */
export function Faltantes({ faltantes }: { readonly faltantes: readonly Faltante[] }) {
  const [abierta, setAbierta] = useState(false);
  const [params] = useSearchParams();
  const lista = useId();
  if (faltantes.length === 0) {
    return (
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main' }}>
        <CheckCircleOutlined sx={{ fontSize: 18 }} />
        No falta nada para enviar a Riesgo
      </Typography>
    );
  }
  const direccion = ({ pestana, subpestana, campo }: Faltante): string => {
    const nueva = new URLSearchParams(params);
    nueva.set('tab', pestana);
    nueva.set('sub', subpestana);
    if (campo) nueva.set('campo', campo);
    else nueva.delete('campo');
    return `?${nueva}`;
  };
  return (
    <Box>
      <Button
        size="small"
        onClick={() => setAbierta((antes) => !antes)}
        aria-expanded={abierta}
        aria-controls={lista}
        endIcon={<ExpandMore sx={{ transform: abierta ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }} />}
        sx={{ ml: -1.75, color: 'warning.main' }}
      >
        {faltantes.length === 1
          ? 'Falta 1 requisito para enviar a Riesgo'
          : `Faltan ${faltantes.length} requisitos para enviar a Riesgo`}
      </Button>
      <Collapse in={abierta} id={lista}>
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
              <MuiLink component={Link} to={direccion(faltante)} variant="body2">
                {faltante.texto}
              </MuiLink>
            </li>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}
