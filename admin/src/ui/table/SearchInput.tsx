import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { SearchBar } from '../SearchBar';

export interface SearchInputProps {
  /** Filter of the list that it sets. */
  readonly source: string;
  readonly placeholder?: string;
  /** What the search looks through, for the user: 'usuario o nombre'. */
  readonly lookIn?: string;
  /** A shorter text is searched by Enter alone; an empty one clears the search. */
  readonly minLength?: number;
  /** Longer texts are cut for the search. */
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
