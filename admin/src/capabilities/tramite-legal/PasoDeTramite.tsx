import { LEG, propios, puede } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../../ui/format';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import { rutaDePaso } from './rutas';
import type { Avance } from './tipos';

/**
 * The next act of this user, and where it is done; `null` = none. Who approves has buttons of their own; who does not sends, once, what is ready to be
 * approved.
 */
export function useSiguiente(tramite: Avance, cedula: string) {
  const { role } = useUsuario();
  const { paso, nombrePaso, enviadoEn } = tramite;
  if (paso === null || nombrePaso === null || !puede(role, 'pagare:escribir')) return null;
  const seAprueba = paso === 'aprobarPagare' || paso === 'aprobarContrato';
  if (seAprueba && (puede(role, 'pagare:aprobar') || enviadoEn !== null)) return null;
  return { nombre: seAprueba ? LEG.enviar : nombrePaso, destino: rutaDePaso(role, paso, tramite, cedula) };
}

interface PasoDeTramiteProps {
  readonly tramite: Avance;
  readonly cedula: string;
}

/** LEG-506, LEG-507: how far it is, who sent what waits, and the one next act for who writes for legal. */
export function PasoDeTramite({ tramite, cedula }: PasoDeTramiteProps) {
  const siguiente = useSiguiente(tramite, cedula);
  const { porHacer, enviadoPor, enviadoEn } = tramite;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <StateChip label={porHacer} tone={tones.tramite[porHacer]} />
      {siguiente !== null && (
        <Button
          component={Link}
          to={siguiente.destino}
          state={siguiente.destino.state}
          size="small"
          variant="outlined"
          sx={{ whiteSpace: 'nowrap', py: 0 }}
        >
          {siguiente.nombre}
        </Button>
      )}
      {enviadoEn !== null && <SecondLine>{propios.tramiteEnvio(enviadoPor ?? '', fechaHora(enviadoEn))}</SecondLine>}
    </Box>
  );
}
