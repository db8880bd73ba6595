import { mensajes, nombreDeProducto } from '@adjudica/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { fieldFailure } from './fieldFailure';
import { SearchSelect } from './SearchSelect';
import { useDelayed } from './useDelayed';

export interface Producto extends RaRecord {
  readonly codigo: string;
  readonly nombre: string;
}

export interface Grupo extends RaRecord {
  readonly producto: string;
  readonly grupo: string;
}

const byName = { field: 'nombre', order: 'DESC' as const };
const byGroup = { field: 'grupo', order: 'ASC' as const };

interface SelectorDeProductoProps {
  /** Code, or '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (codigo: string) => void;
  readonly disabled?: boolean;
}

/** ASA-013…015: 'Motor Plan', 'Casa Plan'. */
export function SelectorDeProducto({ value, onChange, disabled = false }: SelectorDeProductoProps) {
  const query = useGetList<Producto>('producto', { pagination: { page: 1, perPage: 25 }, sort: byName });
  const { data = [], isPending, isError } = query;
  return (
    <TextField
      select
      label="Producto"
      // Until the options are loaded a kept value has none: an empty field instead of a warning.
      value={data.some(({ codigo }) => codigo === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled || isPending || isError}
      aria-busy={isPending}
      {...fieldFailure('Producto', query)}
      sx={{ minWidth: 160 }}
    >
      {data.map((producto) => (
        <MenuItem key={producto.codigo} value={producto.codigo}>
          {nombreDeProducto(producto)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface SelectorDeGrupoProps {
  /** Product code; while it is empty the field is disabled. */
  readonly producto: string;
  /** Group code, or '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (grupo: string, record: Grupo | null) => void;
  readonly disabled?: boolean;
}

/** ASA-013, ASA-016…018: groups of the product, searched on the server while typing; no match says 'Grupo no existe'. */
export function SelectorDeGrupo({ producto, value, onChange, disabled = false }: SelectorDeGrupoProps) {
  const [text, setText] = useState('');
  const search = useDelayed(text.trim() === value ? '' : text.trim(), 250);
  const query = useGetList<Grupo>(
    'grupo',
    {
      pagination: { page: 1, perPage: 25 },
      sort: byGroup,
      filter: { producto, ...(search === '' ? {} : { q: search }) },
    },
    { enabled: producto !== '' },
  );
  const { data = [], isFetching, error } = query;
  return (
    <SearchSelect
      options={data.map(({ grupo }) => grupo)}
      value={value === '' ? null : value}
      onChange={(_, grupo) => onChange(grupo ?? '', data.find((record) => record.grupo === grupo) ?? null)}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      filteredByServer
      // The chosen group need not be among the 25 shown.
      isOptionEqualToValue={(option, chosen) => option === chosen}
      getOptionLabel={(option) => option}
      freeSolo={false}
      disabled={disabled || producto === ''}
      loading={isFetching}
      noOptionsText={error?.message ?? mensajes.ASA.grupoNoExiste}
      sx={{ minWidth: 190 }}
      renderInput={(params) => <TextField {...params} label="Grupo" {...fieldFailure('Grupo', query)} />}
    />
  );
}
