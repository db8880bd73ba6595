import type { Valor } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { fieldFailure } from '../fieldFailure';
import { vacio } from '../format';
import { SearchSelect } from '../SearchSelect';
import { useDelayed } from '../useDelayed';
import type { InputProps } from './inputs';

/** The form holds its id: the code, or the number (as text) of a catalogue that has both. */
interface Item extends RaRecord {
  readonly nombre: string;
}

const keyOf = ({ id }: Item): string => String(id);

/** The largest page of a catalogue; what is beyond it is searched on the server. */
const PAGE = 300;
const byName = { field: 'nombre', order: 'ASC' as const };
/** Catalogues change only by import. */
const freshness = { staleTime: 10 * 60_000 };

/** The name of a code. The codes of one catalogue on a screen are read in one call. */
export function useCatalogName(resource: string, code: Valor): string {
  const ids = typeof code === 'string' && code !== '' ? [code] : [];
  const { data, isPending } = useGetMany<Item>(resource, { ids }, { enabled: ids.length > 0, ...freshness });
  if (ids.length === 0) return vacio;
  return data?.[0]?.nombre ?? (isPending ? '…' : String(code));
}

export function CatalogName({ resource, code }: { readonly resource: string; readonly code: Valor }) {
  return <>{useCatalogName(resource, code)}</>;
}

interface CatalogInputProps extends InputProps {
  readonly resource: string;
  /** null = the field it depends on is empty (CLI-073, CLI-074). */
  readonly filter: Readonly<Record<string, string>> | null;
}

/** A code of a catalogue, chosen by name and searched without accents; the options are those of the filter. */
export function CatalogInput({ resource, filter, value, onChange, onBlur, text }: CatalogInputProps) {
  const [typed, setTyped] = useState('');
  const { items, searched, query } = useItems(resource, filter, typed);
  const code = typeof value === 'string' ? value : null;
  const nombre = useCatalogName(resource, items.some((item) => keyOf(item) === code) ? null : code);
  const chosen = code === null ? null : (items.find((item) => keyOf(item) === code) ?? { id: code, nombre });
  return (
    <SearchSelect<Item>
      options={items}
      value={chosen}
      onChange={(_, item) => onChange(item === null ? null : keyOf(item))}
      onBlur={onBlur}
      onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : '')}
      filteredByServer={searched}
      getOptionLabel={(item) => item.nombre}
      getOptionKey={keyOf}
      isOptionEqualToValue={(option, current) => keyOf(option) === keyOf(current)}
      loading={query.isFetching}
      loadingText="Cargando…"
      noOptionsText={query.error?.message ?? 'No hay coincidencias'}
      disabled={filter === null}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text.label}
          error={text.error}
          helperText={text.helperText}
          {...fieldFailure(text.label, query)}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': text.required,
              // The browser must not offer a client's data for the next one.
              autoComplete: 'off',
            },
          }}
        />
      )}
    />
  );
}

function useItems(resource: string, filter: Readonly<Record<string, string>> | null, typed: string) {
  const list = (q: string) => ({
    pagination: { page: 1, perPage: PAGE },
    sort: byName,
    filter: { ...filter, ...(q === '' ? {} : { q }) },
  });
  const whole = useGetList<Item>(resource, list(''), { enabled: filter !== null, ...freshness });
  const { data: all = [], total = 0 } = whole;
  const q = useDelayed(total > all.length ? typed.trim() : '', 250);
  const search = useGetList<Item>(resource, list(q), { enabled: filter !== null && q !== '', ...freshness });
  return q === ''
    ? { items: filter === null ? [] : all, searched: false, query: whole }
    : { items: search.data ?? [], searched: true, query: search };
}
