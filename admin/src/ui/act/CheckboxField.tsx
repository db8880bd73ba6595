import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import type { ActInputProps } from './types';

/** A checkbox. With `requerido` it has to be checked. */
export function CheckboxField({
  name,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  disabled,
  error,
}: ActInputProps<boolean | ''>) {
  const helpId = useId();
  return (
    <FormControl error={error !== undefined} disabled={disabled === true} sx={{ my: -1 }}>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={value === true}
            onChange={(_, marcada) => onChange(marcada)}
            onBlur={onBlur}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-invalid': error !== undefined,
                ...(error !== undefined && { 'aria-describedby': helpId }),
              },
            }}
          />
        }
        label={label}
      />
      {error !== undefined && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
