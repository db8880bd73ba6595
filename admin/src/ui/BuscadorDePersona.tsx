import { MINIMO_BUSQUEDA, mensajes, nombreDeCodigo, tiposDeIdentificacion } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ClienteEncontrado } from '../generated/api';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { useDelayed } from './useDelayed';

interface BuscadorDePersonaProps {
  readonly onElegir: (persona: ClienteEncontrado) => void;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

/**
 * The person search of the house (CLI-006…008, GEN-507): by identification or any words of the name, from five characters. Each text is a question
 * of its own, so that the answer to what was typed last is the only one that is ever shown, whichever arrives first.
 */
export function BuscadorDePersona({ onElegir, label = mensajes.GEN.buscarCliente, autoFocus }: BuscadorDePersonaProps) {
  const [texto, setTexto] = useState('');
  const [abierto, setAbierto] = useState(false);
  const escrito = texto.trim();
  const { personas, buscando, error } = useBusqueda(escrito);

  return (
    <Autocomplete<ClienteEncontrado>
      options={personas}
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
      loadingText="Buscando…"
      noOptionsText={
        escrito.length < MINIMO_BUSQUEDA
          ? mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA)
          : (error ?? mensajes.propios.sinCoincidencias)
      }
      clearOnBlur={false}
      blurOnSelect
      autoHighlight
      forcePopupIcon={false}
      clearText="Borrar"
      fullWidth
      renderOption={({ key, ...option }, persona) => (
        <Box component="li" key={key} {...option}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body1" component="span" noWrap sx={{ display: 'block' }}>
              {persona.nombreCompleto}
            </Typography>
            <Typography
              variant="caption"
              component="span"
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {nombreDeCodigo(tiposDeIdentificacion, persona.tipoIdentificacion)} {persona.identificacion}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          autoFocus={autoFocus ?? false}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, maxLength: 80, spellCheck: false },
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

/** What is found for the text as it stands in the field; nothing of an earlier text, not even for a moment: Enter would choose it. */
function useBusqueda(escrito: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const pedido = useDelayed(escrito, 250);
  const suficiente = escrito.length >= MINIMO_BUSQUEDA;
  const alDia = suficiente && pedido === escrito;
  const { data, error } = useQuery({
    queryKey: ['cliente', 'busqueda', pedido],
    queryFn: ({ signal }) =>
      dataProvider.read<ClienteEncontrado[]>(`cliente/busqueda?q=${encodeURIComponent(pedido)}`, { signal }),
    enabled: alDia,
  });
  return {
    personas: alDia && data !== undefined ? data : [],
    buscando: suficiente && !(alDia && (data !== undefined || error !== null)),
    error: alDia ? error?.message : undefined,
  };
}
