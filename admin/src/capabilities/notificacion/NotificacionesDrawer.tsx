import { hoyEn, mensajes, propios, sumarDias } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useDataProvider, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { fecha, fechaHora } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { QueryState } from '../../ui/QueryState';
import { useNotifyError } from '../../ui/useNotifyError';
import { type Notificacion, useNotificaciones, useSinLeer } from './useNotificaciones';

/** Drawer with the newest 20 notices; opening one marks it as read and leads where it points; each can be marked either way (AUT-017 as decided). */
export default function NotificacionesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { notificaciones, isPending, isFetching, error, refetch } = useNotificaciones();
  const { refetch: recontar } = useSinLeer(true);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  const { role } = useUsuario();

  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const mark = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (failure) {
      notifyError(failure);
    }
    await Promise.all([refetch(), recontar()]);
  };

  const open = (notificacion: Notificacion) => {
    if (!notificacion.leida) void mark(dataProvider.post('/notificacion/{id}/leer', { id: notificacion.id }, null));
    if (notificacion.enlace !== null) {
      onClose();
      void navigate(ownPath(role, notificacion.enlace));
      // what it tells is newer than what is on the screen, which may be the very page it leads to
      refresh();
    }
  };

  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Notificaciones',
          role: 'dialog',
          sx: { width: { xs: '100%', sm: 380 }, borderLeft: 1, borderColor: 'divider' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2.5,
          pr: 2,
          height: 56,
          borderBottom: 1,
          borderColor: 'divider',
          flexShrink: 0,
        }}
      >
        <Typography variant="h2" sx={{ flex: 1 }}>
          Notificaciones
        </Typography>
        {notificaciones.some(({ leida }) => !leida) && (
          <Button
            size="small"
            onClick={() => void mark(dataProvider.post('/notificacion/leer-todas', {}, null))}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            Marcar todas como leídas
          </Button>
        )}
        <IconButton onClick={onClose} aria-label="Cerrar notificaciones" edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box aria-busy={isFetching} sx={{ overflowY: 'auto', flex: 1 }}>
        {isPending || error ? (
          <QueryState error={error} refetch={refetch} />
        ) : notificaciones.length === 0 ? (
          <EmptyState message={mensajes.GEN.sinNotificaciones} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {porDiaYPlan(notificaciones).map((notificacion, i, todas) => (
              <Item
                key={notificacion.id}
                notificacion={notificacion}
                dia={diaNuevo(notificacion, todas[i - 1])}
                sigue={todas[i - 1] !== undefined && grupoDe(notificacion) === grupoDe(todas[i - 1] as Notificacion)}
                onOpen={() => open(notificacion)}
                onMark={(accion) =>
                  void mark(dataProvider.post(`/notificacion/{id}/${accion}`, { id: notificacion.id }, null))
                }
              />
            ))}
          </Box>
        )}
      </Box>
    </Drawer>
  );
}

/** Of a day, those about one plan are together; which plan, their words say. */
const grupoDe = ({ id, titulo, texto, creadaEn }: Notificacion): string =>
  `${hoyEn(creadaEn)} ${/\b\d\d-\w+-\w+/.exec(`${titulo} ${texto}`)?.[0] ?? id}`;

/** Each group where its newest stands. */
function porDiaYPlan(notificaciones: readonly Notificacion[]): Notificacion[] {
  const grupos = new Map<string, Notificacion[]>();
  for (const notificacion of notificaciones) {
    const grupo = grupoDe(notificacion);
    grupos.set(grupo, [...(grupos.get(grupo) ?? []), notificacion]);
  }
  return [...grupos.values()].flat();
}

/** The day above the first notice of it; null = the one before is of the same day. */
function diaNuevo({ creadaEn }: Notificacion, anterior: Notificacion | undefined): string | null {
  const dia = hoyEn(creadaEn);
  if (anterior !== undefined && hoyEn(anterior.creadaEn) === dia) return null;
  const hoy = hoyEn(new Date());
  return dia === hoy ? propios.hoyMismo : dia === sumarDias(hoy, -1) ? propios.ayer : fecha(dia);
}

interface ItemProps {
  readonly notificacion: Notificacion;
  readonly dia: string | null;
  /** It is about the plan of the one above. */
  readonly sigue: boolean;
  readonly onOpen: () => void;
  readonly onMark: (accion: 'leer' | 'no-leida') => void;
}

function Item({ notificacion, dia, sigue, onOpen, onMark }: ItemProps) {
  const unread = !notificacion.leida;
  // what asks for work is no news until it is done: it stands in the work
  const nueva = unread && !notificacion.pideTrabajo;
  const otra = unread ? 'Marcar como leída' : 'Marcar como no leída';
  const Icono = unread ? MarkEmailReadOutlined : MarkEmailUnreadOutlined;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        ...(sigue ? { pl: 2 } : { borderTop: 1, borderColor: 'divider' }),
      }}
    >
      {dia !== null && (
        <Typography variant="caption" component="p" sx={{ width: '100%', pl: 2.5, pt: 1, fontWeight: 620 }}>
          {dia}
        </Typography>
      )}
      <ButtonBase
        onClick={onOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          textAlign: 'left',
          alignItems: 'flex-start',
          gap: 1.5,
          pl: 2.5,
          pr: 1,
          py: 1.5,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          role="img"
          aria-label={nueva ? 'Sin leer' : unread ? propios.enMiTrabajo : 'Leída'}
          sx={{
            width: 8,
            height: 8,
            borderRadius: 4,
            mt: 0.75,
            flexShrink: 0,
            bgcolor: nueva ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: nueva ? 620 : 480 }}>
            {notificacion.titulo}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {notificacion.texto}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {fechaHora(notificacion.creadaEn)}
            {notificacion.atendida
              ? `. ${propios.avisoAtendido}`
              : notificacion.pideTrabajo && `. ${propios.enMiTrabajo}`}
          </Typography>
        </Box>
      </ButtonBase>
      {!notificacion.atendida && (
        <Tooltip title={otra}>
          <IconButton
            size="small"
            aria-label={`${otra}: ${notificacion.titulo}`}
            onClick={() => onMark(unread ? 'leer' : 'no-leida')}
            sx={{ m: 1, color: 'text.secondary' }}
          >
            <Icono fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
