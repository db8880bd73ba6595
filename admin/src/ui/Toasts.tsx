import { duracionDeToast } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';

const severities = { success: 'success', info: 'success', warning: 'warning', error: 'error' } as const;

/**
 * Shows one toast at a time: below, and above on a phone, where dialogs have their buttons below. A newer toast replaces the current one unless that
 * is sticky (`null`). Durations depend on the type (GEN-007, GEN-517) unless the call gives one; hovering pauses them. A message is a translation key
 * or a sentence.
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });

  useEffect(() => {
    if (notifications.length === 0 || current?.notificationOptions?.autoHideDuration === null) return;
    // At once, not when the previous toast has left: one that is closed before it was drawn never reports that it left.
    const next = takeNotification();
    if (next === undefined) return;
    if (current?.notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    setCurrent(next);
    setShown((count) => count + 1);
    setOpen(true);
  }, [current, notifications, takeNotification, takeMutation]);

  if (current === null) return null;
  const type = current.type as keyof typeof severities;
  const options = current.notificationOptions ?? {};
  const duration =
    options.autoHideDuration === undefined
      ? type === 'warning'
        ? duracionDeToast.advertencia
        : duracionDeToast.normal
      : options.autoHideDuration;

  const exited = () => {
    // Our screens save at once; if one used react-admin's undoable mode, its change must not be lost.
    if (options.undoable) takeMutation()?.({ isUndo: false });
    setCurrent(null);
  };

  return (
    // Outside the page, which an open dialog hides from screen readers.
    <Portal>
      <Snackbar
        key={shown}
        open={open}
        autoHideDuration={duration}
        anchorOrigin={{ vertical: phone ? 'top' : 'bottom', horizontal: 'center' }}
        onClose={(_, reason) => {
          // A click elsewhere must not remove a message before it was read.
          if (reason !== 'clickaway') setOpen(false);
        }}
        slotProps={{ transition: { onExited: exited } }}
      >
        <Alert
          severity={severities[type] ?? 'success'}
          variant="filled"
          onClose={() => setOpen(false)}
          closeText="Cerrar"
          sx={{ maxWidth: 460, boxShadow: 6 }}
        >
          {typeof current.message === 'string'
            ? translate(current.message, { _: current.message, ...options.messageArgs })
            : current.message}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
