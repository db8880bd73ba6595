import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useTextoDeDireccion } from '../useTextoDeDireccion';

interface FiltroEscritoProps {
  readonly campo: string;
  readonly etiqueta: string;
  /** An example of what is written there. */
  readonly ayuda?: string;
}

/** A filter of the list that is written. Asked when the field is left, or with Enter: what is half written finds nothing. */
export function FiltroEscrito({ campo, etiqueta, ayuda }: FiltroEscritoProps) {
  const { filterValues, setFilters } = useListContext();
  const { [campo]: actual = '', ...otros } = filterValues;
  const { texto: escrito, setTexto: setEscrito, enviado } = useTextoDeDireccion(String(actual));
  const aplicar = (valor: string) => {
    const texto = valor.trim();
    if (texto === String(actual)) return;
    enviado(texto);
    setFilters(texto === '' ? otros : { ...otros, [campo]: texto });
  };
  return (
    <TextField
      label={etiqueta}
      value={escrito}
      onChange={({ target: { value } }) => setEscrito(value)}
      onBlur={() => aplicar(escrito)}
      onKeyDown={({ key }) => key === 'Enter' && aplicar(escrito)}
      {...(ayuda !== undefined && { placeholder: ayuda })}
      sx={{ width: 160 }}
    />
  );
}
