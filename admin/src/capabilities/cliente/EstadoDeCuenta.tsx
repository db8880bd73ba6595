import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { dinero } from '../../ui/format';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { TablaDeMovimientos } from './TablaDeMovimientos';
import type { EstadoDePlan } from './tipos';

/** EST-513 */
export const movimientosPorPagina = 8;

interface EstadoDeCuentaProps {
  readonly estado: EstadoDePlan;
  readonly onClose: () => void;
}

/** EST-512: the statement of a plan with its running balance, and the same as PDF. */
export function EstadoDeCuenta({ estado, onClose }: EstadoDeCuentaProps) {
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const [page, setPage] = useState(1);
  const [documento, setDocumento] = useState(false);
  const { idCodigo, titular, numCuota, monto, saldo } = estado;
  return (
    <>
      {/* While the print is looked at, the statement waits behind it with its page. */}
      <ReadingDialog
        open={!documento}
        title="Estado de cuenta"
        fullScreen={phone}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Cerrar</Button>
            <Button variant="contained" startIcon={<PictureAsPdfOutlined />} onClick={() => setDocumento(true)}>
              Ver PDF
            </Button>
          </>
        }
      >
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {titular.nombreCompleto} · Plan {idCodigo} · Cuotas {numCuota} · Monto {dinero(monto)} · Saldo{' '}
          <Box component="strong" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
            {dinero(saldo)}
          </Box>
        </Typography>
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
          <TablaDeMovimientos plan={idCodigo} perPage={movimientosPorPagina} page={page} onPage={setPage} />
        </Box>
      </ReadingDialog>
      {documento && (
        <PdfPreviewDialog
          title={`Estado de cuenta ${idCodigo}`}
          url={urlOf('/plan/{idCodigo}/estado-cuenta', { idCodigo })}
          fileName={`estado-de-cuenta-${idCodigo}.pdf`}
          onClose={() => setDocumento(false)}
        />
      )}
    </>
  );
}
