import { lugaresDeAsamblea, TIPO_NOTARIO_ASAMBLEA } from '@adjudica/domain';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import type { EntradaDeActo } from '../../ui/acto/tipos';
import { completarHora, enmascararHora } from './hora';

/** Heading fields of an assembly, for its creation and for the correction of its minutes. */
interface CampoProps extends EntradaDeActo {
  readonly disabled?: boolean;
}

const textoDe = ({ label, inputRef, required, autoFocus, disabled = false, error, helperText }: CampoProps) => ({
  label,
  inputRef,
  required,
  autoFocus,
  disabled,
  error: error !== undefined,
  helperText: error ?? helperText,
});

/** ASA-078, ASA-079: masked while it is typed, completed on leaving. */
export function CampoHora(props: CampoProps) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textoDe(props)}
      name={name}
      placeholder="HH:MM"
      value={value}
      onChange={(event) => onChange(enmascararHora(event.target.value, value))}
      onBlur={() => {
        if (completarHora(value) !== value) onChange(completarHora(value));
        onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

/** ASA-081. An imported assembly may have another place: `actual` keeps it choosable. */
export function CampoLugar({ actual, ...props }: CampoProps & { readonly actual?: string }) {
  const { name, value, onChange, onBlur } = props;
  const lugares = [...new Set<string>([...lugaresDeAsamblea, ...(actual === undefined ? [] : [actual])])];
  return (
    <TextField
      {...textoDe(props)}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      select
    >
      {lugares.map((lugar) => (
        <MenuItem key={lugar} value={lugar}>
          {lugar}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** ASA-083, ASA-084: the notaries of type ASAMBLEA, found while typing. */
export function CampoNotario({ actual, ...props }: CampoProps & { readonly actual?: string }) {
  const { value, onChange, onBlur, disabled = false } = props;
  const { data = [], isPending } = useGetList<{ id: number; nombre: string }>('notario', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'nombre', order: 'ASC' },
    filter: { tipo: TIPO_NOTARIO_ASAMBLEA },
  });
  return (
    <Autocomplete
      options={[...new Set([...data.map(({ nombre }) => nombre), ...(actual === undefined ? [] : [actual])])]}
      value={value === '' ? null : value}
      onChange={(_, nombre) => onChange(nombre ?? '')}
      onBlur={onBlur}
      loading={isPending}
      noOptionsText="No hay notarios con ese nombre"
      disabled={disabled}
      renderInput={(params) => <TextField {...params} {...textoDe(props)} />}
    />
  );
}

/** ASA-086: one line. */
export function CampoTestigo(props: CampoProps) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textoDe(props)}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}

/** What the group says, read only. */
export function NumeroDeAsamblea({ numero, ...props }: CampoProps & { readonly numero: number | undefined }) {
  return (
    <TextField
      {...textoDe(props)}
      value={numero ?? ''}
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}
