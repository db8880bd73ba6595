import { type Instante } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { fechaHora } from '../formato';

interface ProcedenciaProps {
  readonly registro: { readonly guardadaEn: Instante | null; readonly guardadaPor: string | null };
  /** While nobody has saved it. */
  readonly vacio: string;
}

/** Who saved a record last and when, in one quiet line. */
export function Procedencia({ registro: { guardadaEn, guardadaPor }, vacio }: ProcedenciaProps) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {guardadaEn === null
        ? vacio
        : `Guardado el ${fechaHora(guardadaEn)}${guardadaPor === null ? '' : ` por ${guardadaPor}`}`}
    </Typography>
  );
}
