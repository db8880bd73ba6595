import type { Valor } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList } from 'react-admin';
import { Selector } from '../Selector';
import type { PropsDeEntrada } from './entradas';

interface CampoConSugerenciasProps extends PropsDeEntrada {
  /** Catalogue whose names are offered. */
  readonly recurso: string;
  /** Column of the catalogue → field of the form. */
  readonly llena: Readonly<Record<string, string>> | undefined;
  readonly onLlenar: (campo: string, valor: Valor) => void;
}

interface Elemento extends RaRecord {
  readonly nombre: string;
}

/** A text that most people choose from a short catalogue; what is not in it is written. */
export function CampoConSugerencias(props: CampoConSugerenciasProps) {
  const { nombre, valor, onCambio, onSalir, texto, recurso, llena = {}, onLlenar } = props;
  const { data = [] } = useGetList<Elemento>(
    recurso,
    { pagination: { page: 1, perPage: 300 }, sort: { field: 'nombre', order: 'ASC' }, filter: {} },
    { staleTime: 10 * 60_000 },
  );
  const { requerido, ...resto } = texto;
  return (
    <Selector
      freeSolo
      options={data.map((elemento) => elemento.nombre)}
      inputValue={valor === null ? '' : String(valor)}
      onInputChange={(_, escrito, motivo) => {
        // What stands there is the form's: the list itself changes nothing.
        if (motivo === 'reset') return;
        onCambio(escrito === '' ? null : escrito);
        const elegido = data.find((elemento) => elemento.nombre === escrito);
        if (elegido === undefined) return;
        for (const [columna, campo] of Object.entries(llena)) onLlenar(campo, (elegido[columna] as Valor) ?? null);
      }}
      onBlur={onSalir}
      clearText="Borrar"
      openText="Abrir"
      closeText="Cerrar"
      renderInput={(params) => (
        <TextField
          {...params}
          {...resto}
          name={nombre}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': requerido,
              autoComplete: 'off',
            },
          }}
        />
      )}
    />
  );
}
