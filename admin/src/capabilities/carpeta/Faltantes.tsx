import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Faltante, ListaDeFaltantes } from './ListaDeFaltantes';

interface FaltantesProps {
  readonly faltantes: readonly Faltante[];
  /** The folder has left already: it lacks the same, but no longer for leaving. */
  readonly enviada?: boolean;
}

/** What is missing for 'Enviar a Riesgo', one line closed, a list of links open; each leads to its tab and, in a form, to its field. */
export function Faltantes({ faltantes, enviada = false }: FaltantesProps) {
  const para = enviada ? '' : ' para enviar a Riesgo';
  const [abierta, setAbierta] = useState(false);
  const [params] = useSearchParams();
  const lista = useId();
  if (faltantes.length === 0) {
    return (
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main' }}>
        <CheckCircleOutlined sx={{ fontSize: 18 }} />
        No falta nada{para}
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
        {faltantes.length === 1 ? `Falta 1 requisito${para}` : `Faltan ${faltantes.length} requisitos${para}`}
      </Button>
      <Collapse in={abierta} id={lista}>
        <ListaDeFaltantes faltantes={faltantes} direccionDe={direccion} />
      </Collapse>
    </Box>
  );
}
