import { comoFecha, formatearFecha } from '@adjudica/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface SelectorDePlanProps {
  readonly planes: readonly { readonly idCodigo: string; readonly fechaAdjudicacion?: string | null }[];
  /** '' = none is chosen. */
  readonly value: string;
  readonly onChange?: (idCodigo: string) => void;
  readonly disabled?: boolean;
}

/** LEG-520, LEG-521, LEG-529: a plan that is not awarded can't be chosen, and says so. */
export function SelectorDePlan({ planes, value, onChange, disabled = false }: SelectorDePlanProps) {
  return (
    <TextField
      select
      label="Plan"
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.value)}
      sx={{ width: { xs: '100%', sm: 320 } }}
    >
      {planes.map(({ idCodigo, fechaAdjudicacion }) => (
        <MenuItem key={idCodigo} value={idCodigo} disabled={fechaAdjudicacion === null}>
          {idCodigo}
          {adjudicado(fechaAdjudicacion)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Nothing where the date is not known: whoever shows one plan alone says it elsewhere. */
function adjudicado(cuando: string | null | undefined): string {
  if (cuando === undefined) return '';
  return cuando === null ? ' · sin adjudicar' : ` · adjudicado ${formatearFecha(comoFecha(cuando))}`;
}
