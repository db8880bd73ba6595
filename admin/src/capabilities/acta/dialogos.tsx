import { mensajes } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { AsambleaDetalle } from '../asamblea/tipos';
import { quorumEscrito, type ResumenDeMarcas } from '../participante/resumen';
import type { ActaGenerada } from './tipos';

interface ConfirmarActaProps {
  readonly open: boolean;
  readonly asamblea: AsambleaDetalle;
  readonly resumen: ResumenDeMarcas | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** ASA-049: the server's text, which says first when the date is still to come, and what will be recorded. */
export function ConfirmarActa({ open, asamblea, resumen, busy, onConfirm, onCancel }: ConfirmarActaProps) {
  return (
    <ConfirmDialog
      open={open}
      title={`¿Generar el acta de la asamblea No.${asamblea.numeroAsamblea}?`}
      confirmLabel={mensajes.ASA.generarActa}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {asamblea.fechaFutura ? <Alert severity="warning">{asamblea.confirmacion}</Alert> : asamblea.confirmacion}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          mt: 1.5,
          color: 'text.primary',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, fontWeight: 580 },
        }}
      >
        <dt>Producto y grupo</dt>
        <dd>
          {asamblea.productoNombre}, {asamblea.grupo}
        </dd>
        <dt>Quórum</dt>
        <dd>{quorumEscrito(asamblea.quorum)}</dd>
        <dt>Ofertas</dt>
        <dd>{resumen?.ofertas ?? '…'}</dd>
        <dt>Sorteos</dt>
        <dd>{resumen?.sorteos ?? '…'}</dd>
      </Box>
    </ConfirmDialog>
  );
}

interface ExitoDeActaProps {
  readonly open: boolean;
  readonly acta: ActaGenerada;
  readonly onOk: () => void;
}

/** ASA-053…056. Awarded members without an address are named: somebody has to tell them in another way. */
export function ExitoDeActa({ open, acta, onOk }: ExitoDeActaProps) {
  const titleId = useId();
  return (
    <Dialog open={open} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ textAlign: 'center', pt: 3 }}>
        <CheckCircleOutlined color="success" sx={{ display: 'block', mx: 'auto', mb: 1, fontSize: 44 }} aria-hidden />
        {mensajes.ASA.actaDeAsamblea(acta.numeroAsamblea)}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <Typography variant="body1" sx={{ fontWeight: 600 }}>
          {mensajes.ASA.generadoExitosamente}
        </Typography>
        <Typography variant="body1" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {mensajes.ASA.clientesNotificados}
        </Typography>
        {acta.sinCorreo.length > 0 && (
          <Alert severity="info" sx={{ mt: 2, textAlign: 'left', alignItems: 'flex-start' }}>
            Sin correo electrónico, no recibirán aviso:
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, maxHeight: 160, overflow: 'auto' }}>
              {acta.sinCorreo.map(({ idCodigo, nombreCliente }) => (
                <li key={idCodigo}>
                  {nombreCliente} ({idCodigo})
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center', pb: 3 }}>
        <Button variant="contained" onClick={onOk} autoFocus sx={{ minWidth: 120 }}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
