import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ActInputProps } from './types';

interface RadioFieldProps extends ActInputProps {
  /** Name of each code. */
  readonly nombres: Readonly<Record<string, string>>;
}

/** One of a few options, all of them visible. */
export function RadioField({ name, label, value, onChange, onBlur, required, error, nombres }: RadioFieldProps) {
  const labelId = useId();
  const helpId = useId();
  return (
    <FormControl error={error !== undefined} required={required}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        row
        name={name}
        aria-labelledby={labelId}
        aria-describedby={error === undefined ? undefined : helpId}
        value={value}
        onChange={(_, elegido) => onChange(elegido)}
        onBlur={onBlur}
      >
        {Object.entries(nombres).map(([codigo, nombre]) => (
          <FormControlLabel key={codigo} value={codigo} control={<Radio size="small" />} label={nombre} />
        ))}
      </RadioGroup>
      {error !== undefined && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
