import { CAR, esquemaDeEntrega, hoyEn, propios, rangoDeEntrega, rechazoDeFechaDeEntrega } from '@adjudica/domain';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { urlOf } from '../../providers/calls';
import type { Act } from '../../ui/act/types';
import { Codes } from '../../ui/Codes';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { DayInput } from '../../ui/fields/DayInput';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { fileRules } from '../../ui/upload/rules';
import { PasoFrame } from '../caso';
import { ArchivoDePrueba } from './ArchivoDePrueba';
import { enDetalle, RECURSO } from './rutas';
import type { CartaDetalle } from './tipos';
import { usePruebas } from './usePruebas';

const reglaDe = (codigo: string) => (codigo === 'fotoEntrega' ? fileRules.imagen : fileRules.pdf);

interface SubirActaProps {
  readonly idCodigo: string;
  readonly onClose: () => void;
}

/** CAR-505, CAR-513…516, CAR-524, CAR-527: act, photo and day of the delivery in one dialog, over what is stored now. */
export default function SubirActa({ idCodigo, onClose }: SubirActaProps) {
  const { data, error, refetch } = useGetOne<CartaDetalle>(RECURSO, { id: idCodigo, meta: enDetalle });
  return (
    <DialogWindow onClose={onClose} maxWidth="sm" fullOnPhone>
      {data === undefined ? (
        <LoadingFrame title={CAR.subirActa} error={error} onRetry={() => void refetch()} onClose={onClose} />
      ) : (
        <Entrega carta={data} onClose={onClose} />
      )}
    </DialogWindow>
  );
}

function actoDe(carta: CartaDetalle): Act {
  const plazo = { hoy: hoyEn(new Date()), adjudicacion: carta.cliente.fechaAdjudicacion };
  const { desde, hasta } = rangoDeEntrega(plazo);
  return {
    path: '/carta-salida/{idCodigo}/entregar',
    titulo: CAR.subirActa,
    confirmar: 'Guardar',
    exito: CAR.guardado,
    esquema: esquemaDeEntrega,
    sigue: true,
    campos: {
      fecha: {
        etiqueta: propios.entregaFecha,
        tipo: DayInput,
        conFoco: false,
        props: { min: desde, max: hasta, fullWidth: true },
        rechazo: (valor) => rechazoDeFechaDeEntrega(String(valor), plazo) ?? undefined,
      },
    },
  };
}

function Entrega({ carta, onClose }: { readonly carta: CartaDetalle; readonly onClose: () => void }) {
  const [enBlanco, setEnBlanco] = useState(false);
  const pruebas = usePruebas(carta);
  return (
    <>
      <PasoFrame<CartaDetalle>
        paso="entrega"
        idCodigo={carta.id}
        acto={actoDe(carta)}
        id={carta.id}
        fijos={{ version: carta.version }}
        enviar={pruebas.entregar}
        submitDisabled={!pruebas.completas}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <span>
              {carta.nombreCliente}, plan <Codes codes={[carta.idCodigo]} />
            </span>
            <Button size="small" startIcon={<PrintOutlined />} sx={{ ml: 'auto' }} onClick={() => setEnBlanco(true)}>
              {propios.entregaImprimirActa}
            </Button>
          </Box>
          {carta.pruebas.map((prueba) => (
            <ArchivoDePrueba
              key={prueba.codigo}
              prueba={prueba}
              regla={reglaDe(prueba.codigo)}
              {...pruebas.de(prueba.codigo)}
              onArchivo={pruebas.elegir(prueba.codigo)}
            />
          ))}
          <span>{pruebas.algunaSubida ? propios.entregaReanudar : propios.entregaAlGuardar}</span>
        </Box>
      </PasoFrame>
      {enBlanco && (
        <PdfPreviewDialog
          title={propios.entregaActa}
          url={urlOf('/carta-salida/{idCodigo}/acta', { idCodigo: carta.id })}
          fileName={`acta-entrega-${carta.id}.pdf`}
          onClose={() => setEnBlanco(false)}
        />
      )}
    </>
  );
}
