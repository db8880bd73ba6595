import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
import { fechaHora } from '../../ui/format';
import { Viewer } from '../../ui/viewer/Viewer';
import type { ContratoDetalle } from './tipos';

const rutas = { modelo: '/contrato/{idCodigo}/modelo', recibo: '/contrato/{idCodigo}/recibo-de-modelo' } as const;

/** What the client last got of the contract before its signature, and from when on it may be signed. */
export function ModeloEntregado({ contrato: { id, modelo } }: { readonly contrato: ContratoDetalle }) {
  const [viendo, setViendo] = useState<keyof typeof rutas | null>(null);
  if (modelo === null) return null;
  const { entregadoEn, medio, correo, mismoTexto, firmableDesde, registradaPor, registradaEn, sha256 } = modelo;
  return (
    <Alert
      severity={mismoTexto ? 'info' : 'warning'}
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => setViendo('modelo')}>
            {propios.modeloVer}
          </Button>
          {medio === 'mano' && (
            <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => setViendo('recibo')}>
              {propios.modeloVerRecibo}
            </Button>
          )}
        </>
      }
    >
      {propios.modeloEntregado(fechaHora(entregadoEn), correo)}.{' '}
      {mismoTexto ? propios.modeloFirmable(fechaHora(firmableDesde)) : propios.modeloCambio}.
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {propios.modeloRegistradoPor(registradaPor ?? propios.sinUsuario, fechaHora(registradaEn))}. SHA-256: {sha256}
      </Typography>
      {viendo !== null && (
        <Viewer
          title={viendo === 'modelo' ? propios.modeloVer : propios.modeloVerRecibo}
          url={urlOf(rutas[viendo], { idCodigo: id })}
          downloadName={`${viendo}-${id}`}
          position={{ number: 1, total: 1 }}
          onClose={() => setViendo(null)}
        />
      )}
    </Alert>
  );
}
