import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../ui/lazy';
import { whenIdle } from '../../ui/whenIdle';
import { useSinLeer } from './useNotificaciones';

const NotificacionesDrawer = lazy(() => import('./NotificacionesDrawer'));

/** Bell with the number of unread notices (AUT-017 as decided). */
export function NotificacionesButton() {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  // After the first row of the page: the bell is not what somebody waits for.
  useEffect(() => whenIdle(() => setReady(true)), []);
  const { sinLeer } = useSinLeer(ready || open);
  const label = sinLeer === 0 ? 'Notificaciones' : `Notificaciones, ${sinLeer} sin leer`;
  return (
    <>
      <Tooltip title="Notificaciones">
        <IconButton onClick={() => setOpen(true)} aria-label={label}>
          <Badge
            badgeContent={sinLeer === 0 ? null : sinLeer}
            color="primary"
            max={99}
            sx={{ '& .MuiBadge-badge': { fontSize: 10, height: 16, minWidth: 16 } }}
          >
            <NotificationsOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <NotificacionesDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
