import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { SearchBar } from '../SearchBar';

export interface SearchInputProps {
  /** Filter of the list that it sets. */
  readonly source: string;
  readonly placeholder?: string;
  /** What the search looks through, as a person would say it: 'usuario o nombre'. */
  readonly lookIn?: string;
  /** A shorter text is not looked for; an empty one shows everything again. */
  readonly minLength?: number;
  /** Characters that can be typed; what is pasted is cut. */
  readonly maxLength?: number;
}

/** react-admin's `SearchInput`: the search field among the filters of a list. */
export function SearchInput({ source, lookIn, placeholder = `Buscar por ${lookIn}`, ...bounds }: SearchInputProps) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ flexBasis: { xs: '100% !important', sm: 'auto !important' } }}>
      <SearchBar
        value={String(filterValues[source] ?? '')}
        placeholder={placeholder}
        {...bounds}
        onSearch={(text) => {
          const { [source]: _old, ...others } = filterValues;
          setFilters(text === '' ? others : { ...others, [source]: text });
        }}
      />
    </Box>
  );
}
