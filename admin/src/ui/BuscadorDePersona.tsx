import { MINIMO_BUSQUEDA, mensajes, nombreDeCodigo, tiposDeIdentificacion } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ClienteEncontrado } from '../generated/api';
import { OpcionDePersona } from './OpcionDePersona';
import { useBusqueda } from './useBusqueda';

interface BuscadorDePersonaProps {
  readonly onElegir: (persona: ClienteEncontrado) => void;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

/** The person search (CLI-006…008, GEN-507): by identification or any words of the name, from five characters. */
export function BuscadorDePersona({ onElegir, label = mensajes.GEN.buscarCliente, autoFocus }: BuscadorDePersonaProps) {
  const [texto, setTexto] = useState('');
  const [abierto, setAbierto] = useState(false);
  const escrito = texto.trim();
  const { hallados, buscando, fallo } = useBusqueda<ClienteEncontrado>({
    ruta: 'cliente/busqueda',
    texto: escrito,
    minimo: MINIMO_BUSQUEDA,
  });

  return (
    <Autocomplete<ClienteEncontrado>
      options={hallados}
      value={null}
      inputValue={texto}
      onInputChange={(_, next, reason) => {
        // Leaving the field keeps what was typed; choosing empties it for the next search.
        if (reason === 'input' || reason === 'clear' || reason === 'selectOption')
          setTexto(reason === 'input' ? next : '');
      }}
      onChange={(_, persona) => persona && onElegir(persona)}
      open={abierto && escrito !== ''}
      onOpen={() => setAbierto(true)}
      onClose={() => setAbierto(false)}
      // The server has searched; a second filter here would hide what it found by another rule.
      filterOptions={(options) => options}
      getOptionLabel={({ nombreCompleto }) => nombreCompleto}
      getOptionKey={({ id }) => id}
      loading={buscando}
      noOptionsText={
        escrito.length < MINIMO_BUSQUEDA
          ? mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA)
          : (fallo ?? mensajes.propios.sinCoincidencias)
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
