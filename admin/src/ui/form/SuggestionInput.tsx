import type { Valor } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList } from 'react-admin';
import { SearchSelect } from '../SearchSelect';
import type { InputProps } from './inputs';

interface SuggestionInputProps extends InputProps {
  /** Catalogue of the suggestions. */
  readonly resource: string;
  /** Column of the catalogue → field of the form. */
  readonly fills: Readonly<Record<string, string>> | undefined;
  readonly onFill: (name: string, value: Valor) => void;
}

interface Item extends RaRecord {
  readonly nombre: string;
}

/** A text with suggestions from a short catalogue; other texts can be typed. */
export function SuggestionInput(props: SuggestionInputProps) {
  const { name, value, onChange, onBlur, text, resource, fills = {}, onFill } = props;
  const { data = [] } = useGetList<Item>(
    resource,
    { pagination: { page: 1, perPage: 300 }, sort: { field: 'nombre', order: 'ASC' }, filter: {} },
    { staleTime: 10 * 60_000 },
  );
  const { required, ...rest } = text;
  return (
    <SearchSelect
      freeSolo
      options={data.map((item) => item.nombre)}
      inputValue={value === null ? '' : String(value)}
      onInputChange={(_, typed, reason) => {
        // The form holds the text: a change of the options must not change it.
        if (reason === 'reset') return;
        onChange(typed === '' ? null : typed);
        const chosen = data.find((item) => item.nombre === typed);
        if (chosen === undefined) return;
        for (const [column, field] of Object.entries(fills)) onFill(field, (chosen[column] as Valor) ?? null);
      }}
      onBlur={onBlur}
      clearText="Borrar"
      openText="Abrir"
      closeText="Cerrar"
      renderInput={(params) => (
        <TextField
          {...params}
          {...rest}
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
