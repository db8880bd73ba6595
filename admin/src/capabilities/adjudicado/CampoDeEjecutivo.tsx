import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import type { EjecutivoRecord } from './tipos';

interface CampoDeEjecutivoProps {
  readonly label: string;
  /** Id of a user; null = nobody chosen. */
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  readonly autoFocus?: boolean;
  readonly sx?: SxProps;
}

/** The active executives, all of them: they are few. */
export function CampoDeEjecutivo(props: CampoDeEjecutivoProps) {
  const { label, value, onChange, required = false, error, helperText, autoFocus = false, sx } = props;
  const { data = [], isPending } = useGetList<EjecutivoRecord>('ejecutivo', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'apellido', order: 'ASC' },
  });
  return (
    <Autocomplete<EjecutivoRecord>
      options={data}
      value={data.find(({ id }) => id === value) ?? null}
      onChange={(_, ejecutivo) => onChange(ejecutivo?.id ?? null)}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isPending}
      loadingText="Buscando…"
      noOptionsText="Ningún ejecutivo coincide"
      openText="Abrir"
      closeText="Cerrar"
      clearText="Borrar"
      autoHighlight
      {...(sx === undefined ? { fullWidth: true } : { sx })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={error ?? helperText}
        />
      )}
    />
  );
}
