import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { fieldFailure } from '../../ui/fieldFailure';
import { SearchSelect } from '../../ui/SearchSelect';
import { StateChip } from '../../ui/StateChip';
import { SelectorDeGrupo, SelectorDeProducto } from '../../ui/selectores';
import { toneOf } from '../../ui/tones';
import { useGrupo, useOpciones } from './consultas';
import type { Seleccion } from './enlaces';
import type { OpcionDeAsamblea } from './tipos';

interface SelectoresProps {
  readonly value: Seleccion;
  /** A changed product drops group and assembly, a changed group the assembly. */
  readonly onChange: (value: Seleccion) => void;
  readonly disabled?: boolean;
}

/** ASA-013, ASA-065, ASA-070: product, then group. */
export function SelectoresDeGrupo({ value, onChange, disabled = false }: SelectoresProps) {
  // Where the address keeps the choice, it comes back a moment later. What is typed into the group meanwhile must stay.
  const [producto, setProducto] = useState(value.producto ?? '');
  const [llegado, setLlegado] = useState(value.producto);
  if (llegado !== value.producto) {
    setLlegado(value.producto);
    setProducto(value.producto ?? '');
  }
  return (
    <>
      <SelectorDeProducto
        value={producto}
        onChange={(codigo) => {
          setProducto(codigo);
          onChange({ producto: codigo });
        }}
        disabled={disabled}
      />
      <SelectorDeGrupo
        // Another product: another list, and nothing of what was typed for the last one.
        key={producto}
        producto={producto}
        value={producto === value.producto ? (value.grupo ?? '') : ''}
        onChange={(codigo) => onChange(codigo === '' ? { producto } : { producto, grupo: codigo })}
        disabled={disabled}
      />
    </>
  );
}

interface SelectorDeAsambleaProps extends SelectoresProps {
  /** ASA-025…027: an assembly that breaks the number rules gives the warning and is not selected. Off where one only reads. */
  readonly paraActa?: boolean;
  /** Which of the group's assemblies this screen knows. */
  readonly filtro?: (opcion: OpcionDeAsamblea) => boolean;
  readonly label?: string;
}

/** ASA-013, ASA-025…028: the group's assemblies, newest first, ending with last + 1 as 'Sin fecha'. */
export function SelectorDeAsamblea(props: SelectorDeAsambleaProps) {
  const { value, onChange, disabled = false, paraActa = false, filtro, label = 'Asamblea' } = props;
  const { producto = '', grupo: codigo = '', asamblea } = value;
  const notify = useNotify();
  const [texto, setTexto] = useState('');
  const { grupo } = useGrupo(producto, codigo);
  const lectura = useOpciones(grupo?.id as number | undefined);
  const { data, isFetching, error } = lectura;
  const opciones = [...(data?.opciones ?? [])].reverse().filter((opcion) => filtro?.(opcion) ?? true);
  const elegida = opciones.find(({ numeroAsamblea }) => numeroAsamblea === asamblea) ?? null;

  return (
    <SearchSelect
      options={opciones}
      value={elegida}
      inputValue={texto}
      onInputChange={(_, next) => setTexto(next)}
      onChange={(_, opcion) => {
        if (opcion === null) onChange({ producto, grupo: codigo });
        else if (paraActa && !opcion.seleccionable) {
          notify(data?.advertencia ?? mensajes.ASA.crearFechaProxima, { type: 'warning' });
          // Not selected: its name must not stand in the field either.
          setTexto(elegida?.etiqueta ?? '');
        } else onChange({ producto, grupo: codigo, asamblea: opcion.numeroAsamblea });
      }}
      getOptionLabel={({ etiqueta }) => etiqueta}
      getOptionKey={({ numeroAsamblea }) => numeroAsamblea}
      isOptionEqualToValue={(opcion, otra) => opcion.numeroAsamblea === otra.numeroAsamblea}
      disabled={disabled || codigo === '' || grupo === null}
      loading={isFetching}
      noOptionsText={error?.message ?? mensajes.ASA.sinAsambleas}
      sx={{ minWidth: 230, width: { xs: '100%', sm: 'auto' } }}
      renderOption={({ key, ...option }, opcion) => (
        <Box component="li" key={key} {...option} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ flex: 1 }}>
            {opcion.etiqueta}
          </Box>
          {opcion.estado !== null && <StateChip label={opcion.estado} tone={toneOf('asamblea', opcion.estado)} />}
        </Box>
      )}
      renderInput={(params) => (
        // the page of the minutes says it in place of their rows
        <TextField {...params} label={label} {...(paraActa ? {} : fieldFailure(label, lectura))} />
      )}
    />
  );
}

/** The selectors as filters of a list: they stand in the URL, and a change starts again at page 1. Other filters stay. */
export function useListSelection(): [Seleccion, (value: Seleccion) => void] {
  const { filterValues, setFilters } = useListContext();
  const { numeroAsamblea, producto, grupo, ...otros } = filterValues as Record<string, unknown>;
  const value: Seleccion = {
    ...(typeof producto === 'string' ? { producto } : {}),
    ...(typeof grupo === 'string' ? { grupo } : {}),
    ...(typeof numeroAsamblea === 'number' ? { asamblea: numeroAsamblea } : {}),
  };
  return [
    value,
    ({ asamblea, ...rest }) =>
      setFilters({ ...otros, ...rest, ...(asamblea === undefined ? {} : { numeroAsamblea: asamblea }) }),
  ];
}
