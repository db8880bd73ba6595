import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

interface Opcion {
  readonly codigo: string | boolean;
  readonly nombre: string;
}

interface FiltroProps {
  /** Filter of the list that it sets; its first choice takes it away. */
  readonly campo: string;
  readonly etiqueta: string;
  /** A list, or names by code. */
  readonly opciones: Readonly<Record<string, string>> | readonly Opcion[];
  readonly ancho?: number;
  /** What the list shows while nothing is chosen. */
  readonly sinElegir?: string;
  /** What the filter says beside, once something was chosen. */
  readonly junto?: Readonly<Record<string, unknown>>;
}

/** One filter of the list around it: one of a few values, or all. */
export function Filtro({ campo, etiqueta, ancho = 150, junto, sinElegir = 'Todos', ...props }: FiltroProps) {
  const opciones: readonly Opcion[] = Array.isArray(props.opciones)
    ? props.opciones
    : Object.entries(props.opciones).map(([codigo, nombre]) => ({ codigo, nombre }));
  const { filterValues, setFilters } = useListContext();
  const { [campo]: valor = '', ...otros } = filterValues;
  return (
    <TextField
      select
      label={etiqueta}
      value={String(valor)}
      onChange={({ target: { value } }) => {
        const elegida = opciones.find(({ codigo }) => String(codigo) === value);
        setFilters(elegida === undefined ? otros : { ...otros, ...junto, [campo]: elegida.codigo });
      }}
      sx={{ minWidth: ancho }}
    >
      <MenuItem value="">{sinElegir}</MenuItem>
      {opciones.map(({ codigo, nombre }) => (
        <MenuItem key={String(codigo)} value={String(codigo)}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
