import { type Permiso, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useUsuario } from '../providers/sesion';
import { useCan } from './useCan';

interface PorQueNoApruebaProps {
  readonly permiso: Permiso;
  readonly registro: {
    readonly estado: string;
    readonly acciones: readonly string[];
    readonly motivoSuspension?: string | null;
  };
}

/** Why a user who approves such records has no button for this waiting one: who has to approve it instead. */
export function PorQueNoAprueba({ permiso, registro }: PorQueNoApruebaProps) {
  const aprueba = useCan(permiso);
  const { role } = useUsuario();
  const { estado, acciones, motivoSuspension } = registro;
  if (!aprueba || estado !== 'pendiente' || acciones.includes('aprobar') || motivoSuspension) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      {role === 'Jefatura Adjudicaciones' ? propios.loApruebaOtro : propios.noLoCreoJefatura}
    </Typography>
  );
}
