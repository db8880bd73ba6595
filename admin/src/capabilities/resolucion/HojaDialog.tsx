import { propios } from '@adjudica/domain';
import { urlOf } from '../../providers/calls';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';

interface HojaDialogProps {
  readonly idCodigo: string;
  readonly version: number;
  readonly onClose: () => void;
}

export default function HojaDialog({ idCodigo, version, onClose }: HojaDialogProps) {
  return (
    <PdfPreviewDialog
      title={`${propios.decisionTitulo} ${idCodigo}`}
      url={urlOf('/carpeta/{idCodigo}/hoja-de-decision', { idCodigo, version })}
      fileName={`hoja-de-decision-${idCodigo}-v${version}.pdf`}
      onClose={onClose}
    />
  );
}
