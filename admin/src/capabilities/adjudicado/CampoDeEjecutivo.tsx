import { propios } from '@adjudica/domain';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useGetList } from 'react-admin';
import { fieldFailure } from '../../ui/fieldFailure';
import { OpcionDePersona } from '../../ui/OpcionDePersona';
import { namesOf, SearchSelect } from '../../ui/SearchSelect';
import type { EjecutivoRecord } from './tipos';

interface Opcion<Id> extends Partial<Pick<EjecutivoRecord, 'planes' | 'tareasDeSemana'>> {
  readonly id: Id;
  readonly nombre: string;
}

interface CampoDeEjecutivoProps<Id> {
  readonly label: string;
  /** Id of a user; null = nobody chosen. */
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
  /** What can be chosen besides an executive, above them. */
  readonly antes?: readonly Opcion<Id>[];
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly sx?: SxProps;
}

/** The active executives, all of them: they are few. Each says how much he has to do. */
export function CampoDeEjecutivo<Id extends string | number = number>(props: CampoDeEjecutivoProps<Id>) {
  const { label, value, onChange, antes = [], required = false, error, helperText, autoFocus = false, sx } = props;
  const { inputRef } = props;
  const lectura = useGetList<EjecutivoRecord>('ejecutivo', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'apellido', order: 'ASC' },
  });
  const { data = [], isPending } = lectura;
  // An executive's id is a number, which every `Id` in use includes.
  const opciones = [...antes, ...data] as readonly Opcion<Id>[];
  return (
    <SearchSelect<Opcion<Id>>
      options={opciones}
      value={opciones.find(({ id }) => id === value) ?? null}
      onChange={(_, ejecutivo) => onChange(ejecutivo?.id ?? null)}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id }) => id}
      textsOf={({ nombre }) => namesOf(nombre)}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isPending}
      noOptionsText={lectura.error?.message ?? 'Ningún ejecutivo coincide'}
      renderOption={({ key, ...option }, { nombre, planes, tareasDeSemana = 0 }) => (
        <OpcionDePersona
          key={key}
          option={option}
          nombre={nombre}
          detalle={planes === undefined ? '' : propios.cargaDeEjecutivo(planes, tareasDeSemana)}
        />
      )}
      {...(sx === undefined ? { fullWidth: true } : { sx })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          required={required}
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={error ?? helperText}
          {...fieldFailure(label, lectura)}
        />
      )}
    />
  );
}
