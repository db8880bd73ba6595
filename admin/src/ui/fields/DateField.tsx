import { esFecha, esInstante } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { type FieldProps, useFieldValue } from 'react-admin';
import { fecha, fechaHora } from '../formato';

interface DateFieldProps extends FieldProps {
  /** The value is a UTC instant: shown as DD/MM/YYYY HH:mm in Ecuador. */
  readonly conHora?: boolean;
}

/** A calendar date ('YYYY-MM-DD') as DD/MM/YYYY. */
export function DateField({ conHora = false, ...props }: DateFieldProps) {
  const value: unknown = useFieldValue(props);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {conHora ? fechaHora(esInstante(value) ? value : null) : fecha(esFecha(value) ? value : null)}
    </Box>
  );
}
