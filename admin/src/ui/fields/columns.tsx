import { esFecha, esInstante } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { type FieldProps, useFieldValue } from 'react-admin';
import { dinero, fecha, fechaHora, vacio } from '../format';

/** A field for react-admin's tables and pages (`field={MoneyField}`) with tabular figures that are not broken. */
const figures = (write: (value: unknown) => string) =>
  function Field(props: FieldProps) {
    return (
      <Box component="span" data-entero sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {write(useFieldValue(props))}
      </Box>
    );
  };

export const MoneyField = figures((value) => dinero(value as number | null | undefined));
export const FigureField = figures((value) => String(value ?? vacio));
/** A code is not broken at its hyphen. */
export const CodeField = figures((value) => String(value || vacio));
/** A calendar date as DD/MM/YYYY. */
export const DateField = figures((value) => fecha(esFecha(value) ? value : null));
/** A UTC instant as DD/MM/YYYY HH:mm in Ecuador. */
export const InstantField = figures((value) => fechaHora(esInstante(value) ? value : null));

/** A list of texts, one a line. */
export function LinesField(props: FieldProps) {
  const texts = useFieldValue(props) as readonly string[];
  return texts.map((text) => (
    <Box key={text} component="span" data-entero sx={{ display: 'block', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  ));
}
