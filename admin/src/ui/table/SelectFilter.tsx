import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

interface Choice {
  readonly codigo: string | boolean;
  readonly nombre: string;
}

interface SelectFilterProps {
  /** Filter of the list that it sets; its first choice clears it. */
  readonly source: string;
  readonly label: string;
  /** A list, or names by code. */
  readonly choices: Readonly<Record<string, string>> | readonly Choice[];
  readonly width?: number;
  /** Label of the first choice. */
  readonly emptyLabel?: string;
  /** Further filters that are set with a choice. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/** A filter of the list with a few values. */
export function SelectFilter({ source, label, width = 150, also, emptyLabel = 'Todos', ...props }: SelectFilterProps) {
  const choices: readonly Choice[] = Array.isArray(props.choices)
    ? props.choices
    : Object.entries(props.choices).map(([codigo, nombre]) => ({ codigo, nombre }));
  const { filterValues, setFilters } = useListContext();
  const { [source]: value = '', ...others } = filterValues;
  return (
    <TextField
      select
      label={label}
      value={String(value)}
      onChange={({ target: { value } }) => {
        const chosen = choices.find(({ codigo }) => String(codigo) === value);
        setFilters(chosen === undefined ? others : { ...others, ...also, [source]: chosen.codigo });
      }}
      sx={{ minWidth: width }}
    >
      <MenuItem value="">{emptyLabel}</MenuItem>
      {choices.map(({ codigo, nombre }) => (
        <MenuItem key={String(codigo)} value={String(codigo)}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
