import Box from '@mui/material/Box';
import { type FieldProps, useFieldValue } from 'react-admin';
import { dinero } from '../formato';

/** An amount of a record, right-aligned with figures of equal width. */
export function MoneyField(props: FieldProps) {
  const value = useFieldValue(props) as number | null | undefined;
  return (
    <Box
      component="span"
      sx={{ display: 'block', textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {dinero(value)}
    </Box>
  );
}
MoneyField.textAlign = 'right';
