import { puede } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import { rutaDePaso } from './rutas';
import type { Avance } from './tipos';

interface PasoDeTramiteProps {
  readonly tramite: Avance;
  readonly cedula: string;
}

/** LEG-506, LEG-507: how far it is, and the one next act for who writes for legal. */
export function PasoDeTramite({ tramite, cedula }: PasoDeTramiteProps) {
  const { role } = useUsuario();
  const { porHacer, paso, nombrePaso } = tramite;
  const destino = paso === null || !puede(role, 'pagare:escribir') ? null : rutaDePaso(role, paso, tramite, cedula);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StateChip label={porHacer} tone={tones.tramite[porHacer]} />
      {destino !== null && (
        <Button
          component={Link}
          to={destino}
          state={destino.state}
          size="small"
          variant="outlined"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {nombrePaso}
        </Button>
      )}
    </Box>
  );
}
