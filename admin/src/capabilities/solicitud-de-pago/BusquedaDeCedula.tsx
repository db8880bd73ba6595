import { CEDULA_MAXIMA, CEDULA_MINIMA, esCedulaBuscada, leerDigitos, propios } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useAddressText } from '../../ui/useAddressText';

/** PAG-501, PAG-502: digits alone, ten at most, anything else is refused as it stands; asked for with Enter or the button and from four digits on. Emptied, it is taken away. */
export function BusquedaDeCedula() {
  const { filterValues, setFilters } = useListContext();
  const { cedula = '', ...otros } = filterValues;
  const buscada = String(cedula);
  const { text, setText, sent } = useAddressText(buscada);
  const bastan = esCedulaBuscada(text);
  const ajena = text.length >= CEDULA_MINIMA && !bastan;
  const buscar = () => {
    if (!bastan) return;
    sent(text);
    setFilters({ ...otros, cedula: text });
  };
  const vaciar = () => {
    setText('');
    sent('');
    if (buscada !== '') setFilters(otros);
  };
  return (
    <TextField
      type="search"
      value={text}
      placeholder={propios.pagoBuscar}
      error={ajena}
      helperText={ayudaDe(text, ajena)}
      onChange={({ target }) => {
        const escrito = leerDigitos(target.value);
        if (escrito === '') vaciar();
        else setText(escrito);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        buscar();
      }}
      sx={{
        width: { xs: '100%', sm: 260 },
        // on a phone its placeholder needs the whole line
        flexBasis: { xs: '100% !important', sm: 'auto !important' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': propios.pagoBuscar, inputMode: 'numeric' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              {text !== '' && (
                <IconButton size="small" aria-label="Borrar búsqueda" onClick={vaciar}>
                  <Close fontSize="small" />
                </IconButton>
              )}
              <IconButton
                size="small"
                edge="end"
                aria-label="Buscar"
                title={bastan ? 'Buscar' : propios.pagoBuscarMas(CEDULA_MINIMA)}
                onClick={buscar}
              >
                <Search fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function ayudaDe(texto: string, ajena: boolean): string | undefined {
  if (ajena) return propios.soloNumeros(CEDULA_MAXIMA);
  return texto !== '' && texto.length < CEDULA_MINIMA ? propios.pagoBuscarMas(CEDULA_MINIMA) : undefined;
}
