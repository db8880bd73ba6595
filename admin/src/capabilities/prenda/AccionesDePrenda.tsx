import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ActionButtons } from '../../ui/ActionButtons';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { useAct } from '../../ui/useAct';
import { RECURSO } from './rutas';
import type { PrendaDetalle } from './tipos';

/** Draft while the note can change, the document once it is approved. */
export function AccionesDePrenda({ prenda: { id, acciones, emitidas } }: { readonly prenda: PrendaDetalle }) {
  // Something typed is not saved: a draft would show what stood there before.
  const { isDirty } = useFormState();
  const [viendo, setViendo] = useState<'documento' | 'vista-previa' | null>(null);
  const { run, pending } = useAct<PrendaDetalle>(RECURSO, 'generar', {
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
          generar: { label: propios.prendaGenerar, variant: 'contained', onClick: () => void run(id) },
        }}
      />
      {!porGenerar && (
        <Button variant="contained" onClick={() => setViendo('documento')}>
          {propios.prendaVer}
        </Button>
      )}
      {viendo !== null && <Visor id={id} archivo={viendo} onClose={() => setViendo(null)} />}
    </>
  );
}

interface VisorProps {
  readonly id: number;
  readonly archivo: 'documento' | 'vista-previa';
  readonly onClose: () => void;
}

function Visor({ id, archivo, onClose }: VisorProps) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const load = useCallback(
    (signal: AbortSignal) => dataProvider.file(`${RECURSO}/${id}/${archivo}`, { signal }),
    [dataProvider, id, archivo],
  );
  return (
    <PdfPreviewDialog
      title={propios.prendaNumero(id)}
      load={load}
      fileName={`Prenda ${id}.pdf`}
      variant="documento"
      onClose={onClose}
    />
  );
}
