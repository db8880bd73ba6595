import { mensajes } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useAddressText } from './useAddressText';

interface SearchBarProps {
  readonly value: string;
  /** Called 300 ms after the last keystroke, at once on Enter and on clearing; the text is trimmed. */
  readonly onSearch: (text: string) => void;
  /** What Enter does if it is more than searching at once. */
  readonly onEnter?: (text: string) => void;
  /** GEN-507 unless the table searches something else. */
  readonly placeholder?: string;
  /** A longer text is cut to this length for the search, and the field says so. */
  readonly maxLength?: number | undefined;
  /** A shorter text is searched by Enter alone: until then the field says so, and the search is cleared. With `onEnter` the list decides. */
  readonly minLength?: number | undefined;
}

/** The search field of every list. */
export function SearchBar({
  value,
  onSearch,
  onEnter = onSearch,
  placeholder = mensajes.GEN.buscarCliente,
  maxLength,
  minLength = 0,
}: SearchBarProps) {
  const { text, setText, sent } = useAddressText(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The listeners of the last render: another filter may have been chosen since the keystroke and must not be undone.
  const listeners = useRef({ onSearch, onEnter });
  useEffect(() => {
    listeners.current = { onSearch, onEnter };
  });
  const corto = (next: string) => next.trim() !== '' && next.trim().length < minLength;
  const send = (next: string, delay: number, listener: keyof typeof listeners.current = 'onSearch') => {
    clearTimeout(timer.current);
    // The results of the previous text do not answer a shorter one.
    const buscado = corto(next) && onEnter === onSearch && listener === 'onSearch' ? '' : next.trim();
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // A row was opened meanwhile and its page is loading: the search must not navigate back to the list.
      if (window.location.pathname !== pathname) return;
      const wanted = buscado.slice(0, maxLength);
      sent(wanted);
      listeners.current[listener](wanted);
    }, delay);
  };

  const typed = text.trim().length;
  const long = maxLength !== undefined && typed > maxLength ? mensajes.propios.busquedaLarga(maxLength) : undefined;
  const buscado = onEnter === onSearch && text.trim() === value;
  const helper = corto(text) && !buscado ? mensajes.propios.busquedaCortaConEnter(minLength) : long;

  return (
    <TextField
      type="search"
      value={text}
      helperText={helper}
      placeholder={placeholder}
      onChange={(event) => {
        setText(event.target.value);
        send(event.target.value, 300);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          send(text, 0, 'onEnter');
        }
      }}
      sx={{ width: { xs: '100%', sm: 320 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': placeholder },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            text === '' ? null : (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label="Borrar búsqueda"
                  onClick={() => {
                    setText('');
                    send('', 0);
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
}
