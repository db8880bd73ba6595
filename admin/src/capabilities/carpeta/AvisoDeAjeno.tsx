import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';

interface AvisoDeAjenoProps {
  readonly plan: { readonly ajeno: boolean; readonly puedeEditar: boolean; readonly ejecutivo: string | null };
}

/** Before anything is written in a colleague's folder: whose it is, and that the history says who wrote. */
export function AvisoDeAjeno({ plan: { ajeno, puedeEditar, ejecutivo } }: AvisoDeAjenoProps) {
  if (!ajeno || !puedeEditar || ejecutivo === null) return null;
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      {propios.planDeColega(ejecutivo)}
    </Alert>
  );
}
