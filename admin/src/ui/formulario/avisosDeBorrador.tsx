import { formatearInstante, type Instante, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fechaHora } from '../formato';
import type { EstadoDeBorrador } from './borrador';
import type { CopiaEnDuda } from './edicion';

interface BorradorRestauradoProps {
  /** UTC ISO of the draft that was put back; `null` = none was. */
  readonly restaurado: Instante | null;
  readonly onDescartar: () => void;
  readonly disabled: boolean;
}

export function BorradorRestaurado({ restaurado, onDescartar, disabled }: BorradorRestauradoProps) {
  if (restaurado === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDescartar} disabled={disabled}>
          Descartar
        </Button>
      }
    >
      {propios.borradorRestaurado(fechaHora(restaurado))}
    </Alert>
  );
}

interface CopiaDelEquipoProps {
  readonly copia: CopiaEnDuda | null;
  readonly disabled: boolean;
}

/** Of two drafts that one person typed in two places: which one. */
export function CopiaDelEquipo({ copia, disabled }: CopiaDelEquipoProps) {
  if (copia === null) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={copia.usar} disabled={disabled}>
            {propios.usarCopia}
          </Button>
          <Button color="inherit" size="small" onClick={copia.descartar} disabled={disabled}>
            Descartarlo
          </Button>
        </>
      }
    >
      {propios.copiaEnDuda(fechaHora(copia.escritaEn))}
    </Alert>
  );
}

/** One quiet word: kept, kept on this machine, not kept, kept elsewhere. */
export function EstadoDelBorrador({ borrador }: { readonly borrador: EstadoDeBorrador }) {
  if (borrador.tipo === 'nada') return null;
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ color: borrador.tipo === 'guardado' ? 'text.secondary' : 'warning.main' }}
    >
      {textoDeBorrador(borrador)}
    </Typography>
  );
}

function textoDeBorrador({ tipo, guardadoEn, sinConexion = false }: EstadoDeBorrador): string {
  switch (tipo) {
    case 'nada':
      return '';
    case 'guardado':
      return propios.borradorGuardado(horaDe(guardadoEn));
    case 'equipo':
      return propios.borradorEnEquipo(sinConexion);
    case 'fallo':
      return propios.borradorPendiente(sinConexion);
    case 'rechazado':
      return propios.borradorRechazado;
    case 'otra-pestana':
      return propios.borradorEnOtraPestana;
  }
}

/** Whether what is left now comes back. */
export const seConserva = ({ tipo }: EstadoDeBorrador): boolean =>
  tipo === 'nada' || tipo === 'guardado' || tipo === 'equipo';

/** 'HH:mm' in Ecuador. */
const horaDe = (instante: Instante | null): string => (instante === null ? '' : formatearInstante(instante).slice(-5));
