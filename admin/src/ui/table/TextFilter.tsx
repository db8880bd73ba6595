import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useAddressText } from '../useAddressText';

interface TextFilterProps {
  readonly source: string;
  readonly label: string;
  /** An example, as placeholder. */
  readonly placeholder?: string;
}

/** A text filter of the list, applied when the field is left or with Enter. */
export function TextFilter({ source, label, placeholder }: TextFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const { [source]: current = '', ...others } = filterValues;
  const { text: typed, setText: setTyped, sent } = useAddressText(String(current));
  const apply = (value: string) => {
    const text = value.trim();
    if (text === String(current)) return;
    sent(text);
    setFilters(text === '' ? others : { ...others, [source]: text });
  };
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target: { value } }) => setTyped(value)}
      onBlur={() => apply(typed)}
      onKeyDown={({ key }) => key === 'Enter' && apply(typed)}
      {...(placeholder !== undefined && { placeholder: placeholder })}
      sx={{ width: 160 }}
    />
  );
}
