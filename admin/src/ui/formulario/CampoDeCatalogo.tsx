import type { Valor } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { falloDeCampo } from '../falloDeCampo';
import { vacio } from '../formato';
import { Selector } from '../Selector';
import { useDelayed } from '../useDelayed';
import type { PropsDeEntrada } from './entradas';

/** Its key is what a form holds: the code, or the number (as text) of a catalogue that has both. */
interface Elemento extends RaRecord {
  readonly nombre: string;
}

const claveDe = ({ id }: Elemento): string => String(id);

/** The largest page a catalogue gives; what does not fit is searched on the server while typing. */
const MAXIMO = 300;
/** Whole catalogues as an input offers them: one page, one order, kept for a while. */
const porNombre = { field: 'nombre', order: 'ASC' as const };
/** Catalogues change by import, not during a conversation with a client. */
const vigencia = { staleTime: 10 * 60_000 };

/** Name of a code; the codes of one screen and catalogue are asked for together. */
export function useNombreDeCatalogo(recurso: string, codigo: Valor): string {
  const ids = typeof codigo === 'string' && codigo !== '' ? [codigo] : [];
  const { data, isPending } = useGetMany<Elemento>(recurso, { ids }, { enabled: ids.length > 0, ...vigencia });
  if (ids.length === 0) return vacio;
  return data?.[0]?.nombre ?? (isPending ? '…' : String(codigo));
}

export function NombreDeCatalogo({ recurso, codigo }: { readonly recurso: string; readonly codigo: Valor }) {
  return <>{useNombreDeCatalogo(recurso, codigo)}</>;
}

interface CampoDeCatalogoProps extends PropsDeEntrada {
  readonly recurso: string;
  /** `null` = waits for the field it depends on (CLI-073, CLI-074). */
  readonly filtro: Readonly<Record<string, string>> | null;
}

/** A code of a catalogue, chosen by name: typing finds it without accents, the list is the province's or the canton's own. */
export function CampoDeCatalogo({ recurso, filtro, valor, onCambio, onSalir, texto }: CampoDeCatalogoProps) {
  const espera = filtro === null;
  const [escrito, setEscrito] = useState('');
  const { elementos, porServidor, cargando, lectura } = useElementos(recurso, filtro, escrito);
  const codigo = typeof valor === 'string' ? valor : null;
  const nombre = useNombreDeCatalogo(recurso, elementos.some((e) => claveDe(e) === codigo) ? null : codigo);
  const elegido = codigo === null ? null : (elementos.find((e) => claveDe(e) === codigo) ?? { id: codigo, nombre });
  return (
    <Selector<Elemento>
      options={elementos}
      value={elegido}
      onChange={(_, elemento) => onCambio(elemento === null ? null : claveDe(elemento))}
      onBlur={onSalir}
      onInputChange={(_, siguiente, motivo) => setEscrito(motivo === 'input' ? siguiente : '')}
      porServidor={porServidor}
      getOptionLabel={(elemento) => elemento.nombre}
      getOptionKey={claveDe}
      isOptionEqualToValue={(opcion, actual) => claveDe(opcion) === claveDe(actual)}
      loading={cargando}
      loadingText="Cargando…"
      noOptionsText={lectura.error?.message ?? 'No hay coincidencias'}
      disabled={espera}
      renderInput={(params) => (
        <TextField
          {...params}
          label={texto.label}
          error={texto.error}
          helperText={texto.helperText}
          {...falloDeCampo(texto.label, lectura)}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': texto.requerido,
              // Nothing of a client is offered by the browser to the next one.
              autoComplete: 'off',
            },
          }}
        />
      )}
    />
  );
}

function useElementos(recurso: string, filtro: Readonly<Record<string, string>> | null, escrito: string) {
  const lista = (q: string, enabled: boolean) => ({
    params: {
      pagination: { page: 1, perPage: MAXIMO },
      sort: porNombre,
      filter: { ...filtro, ...(q === '' ? {} : { q }) },
    },
    opciones: { enabled, ...vigencia },
  });
  const toda = lista('', filtro !== null);
  const entera = useGetList<Elemento>(recurso, toda.params, toda.opciones);
  const { data: todos = [], total = 0, isFetching } = entera;
  const grande = total > todos.length;
  const buscado = useDelayed(grande ? escrito.trim() : '', 250);
  const busqueda = lista(buscado, filtro !== null && buscado !== '');
  const hallazgo = useGetList<Elemento>(recurso, busqueda.params, busqueda.opciones);
  const { data: hallados = [], isFetching: buscando } = hallazgo;
  return buscado === ''
    ? { elementos: filtro === null ? [] : todos, porServidor: false, cargando: isFetching, lectura: entera }
    : { elementos: hallados, porServidor: true, cargando: buscando, lectura: hallazgo };
}
