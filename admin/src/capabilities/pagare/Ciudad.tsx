import { propios } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList } from 'react-admin';
import type { ActInputProps } from '../../ui/act/types';
import { fieldFailure } from '../../ui/fieldFailure';
import { SearchSelect } from '../../ui/SearchSelect';

interface Fila extends RaRecord {
  readonly codigo: string;
  readonly nombre: string;
}

/** LEG-593: city of issue, by its code. */
export function Ciudad({
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  required,
  error,
  autoFocus,
  disabled,
}: ActInputProps) {
  const lectura = useGetList<Fila>('ciudad', {
    pagination: { page: 1, perPage: 300 },
    sort: { field: 'nombre', order: 'ASC' },
  });
  const { data = [], isPending } = lectura;
  return (
    <SearchSelect<Fila>
      options={data}
      value={data.find(({ codigo }) => codigo === value) ?? null}
      onChange={(_, ciudad) => onChange(ciudad?.codigo ?? '')}
      onBlur={onBlur}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ codigo }) => codigo}
      loading={isPending}
      noOptionsText={lectura.error?.message ?? propios.sinCoincidencias}
      disabled={disabled ?? false}
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          inputRef={inputRef}
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={error}
          {...fieldFailure('Ciudad', lectura)}
        />
      )}
    />
  );
}
