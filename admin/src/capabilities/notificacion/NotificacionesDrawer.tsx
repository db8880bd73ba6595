import { mensajes } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { fechaHora } from '../../ui/formato';
import { LoadingState } from '../../ui/LoadingState';
import { ownPath } from '../../ui/navegacion';
import { useToast } from '../../ui/useToast';
import { type Notificacion, useNotificaciones } from './useNotificaciones';

/** Drawer with the newest 20 notices; opening one marks it as read and leads where it points (AUT-017 as decided). */
export default function NotificacionesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { notificaciones, sinLeer, isPending, error, refetch } = useNotificaciones(true);
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const navigate = useNavigate();
  const toast = useToast();
  const { role } = useUsuario();

  /** `null` marks all of them. */
  const mark = async (id: number | null) => {
    try {
      await dataProvider.action('notificacion', id, id === null ? 'leer-todas' : 'leer');
    } catch (failure) {
      toast.error(failure);
    }
    await refetch();
  };

  const open = (notificacion: Notificacion) => {
    if (!notificacion.leida) void mark(notificacion.id);
    if (notificacion.enlace !== null) {
      onClose();
      void navigate(ownPath(role, notificacion.enlace));
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
          px: 2.5,
          height: 56,
          borderBottom: 1,
          borderColor: 'divider',
          flexShrink: 0,
        }}
      >
        <Typography variant="h2" sx={{ flex: 1 }}>
          Notificaciones
        </Typography>
        {sinLeer > 0 && (
          <Button size="small" onClick={() => void mark(null)}>
            Marcar como leídas
          </Button>
        )}
        <IconButton onClick={onClose} aria-label="Cerrar notificaciones" edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1 }}>
        {isPending ? (
          <LoadingState />
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : notificaciones.length === 0 ? (
          <EmptyState message={mensajes.GEN.sinNotificaciones} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {notificaciones.map((notificacion) => (
              <Item key={notificacion.id} notificacion={notificacion} onOpen={() => open(notificacion)} />
            ))}
          </Box>
        )}
      </Box>
    </Drawer>
  );
}

function Item({ notificacion, onOpen }: { readonly notificacion: Notificacion; readonly onOpen: () => void }) {
  const unread = !notificacion.leida;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          width: '100%',
          textAlign: 'left',
          alignItems: 'flex-start',
          gap: 1.5,
          px: 2.5,
          py: 1.5,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          role="img"
          aria-label={unread ? 'Sin leer' : 'Leída'}
          sx={{
            width: 8,
            height: 8,
            borderRadius: 4,
            mt: 0.75,
            flexShrink: 0,
            bgcolor: unread ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: unread ? 620 : 480 }}>
            {notificacion.titulo}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {notificacion.texto}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {fechaHora(notificacion.creadaEn)}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
}
