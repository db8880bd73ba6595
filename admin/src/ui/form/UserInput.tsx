import { propios, type UsuariosDeCampo } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { UsuarioVista } from '../../generated/api';
import { fieldFailure } from '../fieldFailure';
import { OpcionDePersona } from '../OpcionDePersona';
import { namesOf, SearchSelect } from '../SearchSelect';
import { useDelayed } from '../useDelayed';
import type { InputProps } from './inputs';

type Elegible = Pick<UsuarioVista, 'id' | 'usuario' | 'nombre' | 'apellido' | 'role'>;

interface Option {
  readonly codigo: string;
  readonly nombre: string;
}

/** A user name, chosen by the person's name or by itself; a text that is no user is not accepted. */
export default function UserInput(props: InputProps & UsuariosDeCampo) {
  const { name, value, onChange, onBlur, text, roles, ademas, recurso } = props;
  const [typed, setTyped] = useState('');
  const q = useDelayed(typed.trim(), 250);
  const query = useGetList<Elegible>(recurso ?? 'usuario', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'nombre', order: 'ASC' },
    filter: {
      ...(recurso === undefined && { activo: true }),
      ...(roles.length === 1 && { role: roles[0] }),
      ...(q !== '' && { q }),
    },
  });
  const { data = [], isFetching, error } = query;
  const options: Option[] = [
    ...(ademas === undefined ? [] : [ademas]),
    ...data
      .filter(({ role }) => roles.includes(role))
      .map(({ usuario, nombre, apellido }) => ({ codigo: usuario, nombre: `${nombre} ${apellido}`.trim() })),
  ];
  const code = typeof value === 'string' && value !== '' ? value : null;
  // A user who is not among the options any more keeps the user name.
  const chosen = options.find(({ codigo }) => codigo === code) ?? (code === null ? null : { codigo: code, nombre: '' });
  const { required, ...rest } = text;
  return (
    <SearchSelect<Option>
      options={options}
      value={chosen}
      onChange={(_, option) => onChange(option?.codigo ?? null)}
      onBlur={onBlur}
      onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : '')}
      getOptionLabel={(option) => labelOf(option, ademas?.codigo)}
      getOptionKey={({ codigo }) => codigo}
      textsOf={({ codigo, nombre }) => [...namesOf(nombre), codigo]}
      isOptionEqualToValue={(option, current) => option.codigo === current.codigo}
      loading={isFetching}
      loadingText="Cargando…"
      noOptionsText={error?.message ?? propios.sinUsuarios}
      renderOption={({ key, ...option }, { nombre, codigo }) => (
        <OpcionDePersona key={key} option={option} nombre={nombre} detalle={codigo} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...rest}
          {...fieldFailure(text.label, query)}
          name={name}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': required, autoComplete: 'off' },
          }}
        />
      )}
    />
  );
}

const labelOf = ({ codigo, nombre }: Option, nobody: string | undefined): string => {
  if (nombre === '') return codigo;
  return codigo === nobody ? nombre : propios.usuarioPorNombre(nombre, codigo);
};
