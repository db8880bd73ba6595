import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { EntradaDeActo } from './tipos';

/** Yes or no. */
export function Casilla({ name, label, value, onChange, onBlur }: EntradaDeActo<boolean | ''>) {
  return (
    <FormControlLabel
      control={
        <Checkbox name={name} checked={value === true} onChange={(_, marcada) => onChange(marcada)} onBlur={onBlur} />
      }
      label={label}
      sx={{ my: -1 }}
    />
  );
}
