import type { Instante } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { fechaHora } from '../format';

interface SavedByProps {
  readonly record: { readonly guardadaEn: Instante | null; readonly guardadaPor: string | null };
  /** Text while it was never saved. */
  readonly empty: string;
}

/** Who saved the record last and when. */
export function SavedBy({ record: { guardadaEn, guardadaPor }, empty }: SavedByProps) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {guardadaEn === null
        ? empty
        : `Guardado el ${fechaHora(guardadaEn)}${guardadaPor === null ? '' : ` por ${guardadaPor}`}`}
    </Typography>
  );
}
