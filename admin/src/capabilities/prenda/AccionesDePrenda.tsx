import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { urlOf } from '../../providers/calls';
import { ActionButtons } from '../../ui/ActionButtons';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { useAct } from '../../ui/useAct';
import { EnWord } from '../papel/EnWord';
import type { PrendaDetalle } from './tipos';

/** Draft while the note can change, the document once it is approved. */
export function AccionesDePrenda({ prenda: { id, acciones, emitidas, version } }: { readonly prenda: PrendaDetalle }) {
  // Something typed is not saved: a draft would show what stood there before.
  const { isDirty } = useFormState();
  const [viendo, setViendo] = useState<'documento' | 'vista-previa' | null>(null);
  const { run, pending } = useAct('/prenda/{id}/generar', {
    success: propios.prendaGenerada,
    onSuccess: () => setViendo('documento'),
  });
  const porGenerar = emitidas === 0;
  return (
    <>
      <ActionButtons
        acciones={acciones.filter((accion) => (accion === 'generar' ? porGenerar : !isDirty))}
        busy={pending}
        definitions={{
          verBorrador: { label: propios.prendaVerBorrador, onClick: () => setViendo('vista-previa') },
          generar: { label: propios.prendaGenerar, variant: 'contained', onClick: () => void run({ id }, null) },
        }}
      />
      {version > 0 && (
        <CanAccess resource="prenda" action="escribir">
          <EnWord url={urlOf('/prenda/{id}/word', { id })} fileName={`Prenda ${id}.docx`} />
        </CanAccess>
      )}
      {!porGenerar && (
        <Button variant="contained" onClick={() => setViendo('documento')}>
          {propios.prendaVer}
        </Button>
      )}
      {viendo !== null && (
        <PdfPreviewDialog
          title={propios.prendaNumero(id)}
          url={urlOf(`/prenda/{id}/${viendo}`, { id })}
          fileName={`Prenda ${id}.pdf`}
          onClose={() => setViendo(null)}
        />
      )}
    </>
  );
}
