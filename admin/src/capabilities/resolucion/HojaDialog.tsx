import { propios } from '@adjudica/domain';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';

interface HojaDialogProps {
  readonly idCodigo: string;
  readonly version: number;
  readonly onClose: () => void;
}

export default function HojaDialog({ idCodigo, version, onClose }: HojaDialogProps) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return (
    <PdfPreviewDialog
      title={`${propios.decisionTitulo} ${idCodigo}`}
      load={(signal) =>
        dataProvider.file(`carpeta/${encodeURIComponent(idCodigo)}/hoja-de-decision?version=${version}`, { signal })
      }
      fileName={`hoja-de-decision-${idCodigo}-v${version}.pdf`}
      onClose={onClose}
    />
  );
}
