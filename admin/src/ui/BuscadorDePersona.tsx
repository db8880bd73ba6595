import { MINIMO_BUSQUEDA, mensajes, nombreDeCodigo, tiposDeIdentificacion } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ClienteEncontrado } from '../generated/api';
import { OpcionDePersona } from './OpcionDePersona';
import { useSearch } from './useSearch';

interface BuscadorDePersonaProps {
  readonly onChoose: (persona: ClienteEncontrado) => void;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

/** The person search (CLI-006…008, GEN-507): by identification or any words of the name, from five characters. */
export function BuscadorDePersona({ onChoose, label = mensajes.GEN.buscarCliente, autoFocus }: BuscadorDePersonaProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const typed = text.trim();
  const { found, searching, failure } = useSearch({
    path: '/cliente/busqueda',
    params: {},
    text: typed,
    minLength: MINIMO_BUSQUEDA,
  });

  return (
    <Autocomplete<ClienteEncontrado>
      options={found}
      value={null}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        // Leaving the field keeps the text; choosing a person empties it for the next search.
        if (reason === 'input' || reason === 'clear' || reason === 'selectOption')
          setText(reason === 'input' ? next : '');
      }}
      onChange={(_, persona) => persona && onChoose(persona)}
      open={open && typed !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server has already filtered, by rules that a second filter does not know.
      filterOptions={(options) => options}
      getOptionLabel={({ nombreCompleto }) => nombreCompleto}
      getOptionKey={({ id }) => id}
      loading={searching}
      noOptionsText={
        typed.length < MINIMO_BUSQUEDA
          ? mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA)
          : (failure ?? mensajes.propios.sinCoincidencias)
      }
      clearOnBlur={false}
      blurOnSelect
      forcePopupIcon={false}
      fullWidth
      renderOption={({ key, ...option }, { nombreCompleto, tipoIdentificacion, identificacion, suspendidoDesde }) => (
        <OpcionDePersona
          key={key}
          option={option}
          nombre={nombreCompleto}
          detalle={[
            `${nombreDeCodigo(tiposDeIdentificacion, tipoIdentificacion)} ${identificacion}`,
            ...(suspendidoDesde === null ? [] : [mensajes.propios.enSuspension]),
          ].join(' · ')}
        />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          autoFocus={autoFocus ?? false}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, spellCheck: false },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 0.5 }}>
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
