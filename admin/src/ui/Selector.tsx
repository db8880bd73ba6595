import { afinidad } from '@adjudica/domain';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { type KeyboardEvent, useRef } from 'react';

interface PropsDeSelector<T, Libre extends boolean | undefined>
  extends Omit<
    AutocompleteProps<T, false, false, Libre>,
    'filterOptions' | 'onHighlightChange' | 'onKeyDown' | 'multiple' | 'disableClearable'
  > {
  /** What an option may be looked for as; left out = its label. */
  readonly textosDe?: (opcion: T) => readonly string[];
  /** The server has searched: what it found by another rule is shown too, after what the text names. */
  readonly porServidor?: boolean;
}

/** People are looked for by any of their names: 'Tipán' is a beginning of 'María Tipán'. */
export const nombresDe = (persona: string): string[] => {
  const palabras = persona.split(' ');
  return palabras.map((_, i) => palabras.slice(i).join(' '));
};

/** An option that the text names or that begins with it. */
const EMPIEZA = 1;
const NINGUNA = 4;

/**
 * One of a list, found while typing: what is named exactly stands first, then what begins with the text, then what has a word that does, then the rest.
 * Enter takes what stands first only if it begins with the text; anything else has to be chosen with the arrows or the mouse.
 */
export function Selector<T, Libre extends boolean | undefined = false>(props: PropsDeSelector<T, Libre>) {
  const { textosDe, porServidor = false, ...resto } = props;
  const { options, groupBy, getOptionLabel = String, getOptionDisabled, onInputChange } = resto;
  const aProposito = useRef(false);
  const rango = (opcion: T, buscado: string): number => {
    const textos = textosDe?.(opcion) ?? [getOptionLabel(opcion)];
    return Math.min(...textos.map((texto) => afinidad(texto, buscado) ?? NINGUNA));
  };
  const ordenadas = (todas: readonly T[], buscado: string): T[] => {
    if (buscado.trim() === '') return [...todas];
    const rangos = new Map(todas.map((opcion) => [opcion, rango(opcion, buscado)]));
    const de = (opcion: T): number => rangos.get(opcion) ?? NINGUNA;
    const visibles = todas.filter((opcion) => porServidor || de(opcion) < NINGUNA);
    if (groupBy === undefined) return visibles.sort((a, b) => de(a) - de(b));
    const mejores = new Map<string, number>();
    for (const opcion of visibles)
      mejores.set(groupBy(opcion), Math.min(de(opcion), mejores.get(groupBy(opcion)) ?? NINGUNA));
    const deGrupo = (opcion: T): number => mejores.get(groupBy(opcion)) ?? NINGUNA;
    return visibles.sort((a, b) => deGrupo(a) - deGrupo(b) || groupBy(a).localeCompare(groupBy(b)) || de(a) - de(b));
  };
  const alPulsar = (event: KeyboardEvent<HTMLDivElement> & { defaultMuiPrevented?: boolean }) => {
    const { key, target } = event;
    if (key !== 'Enter' || aProposito.current || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-expanded') !== 'true' || target.value.trim() === '') return;
    const primera = ordenadas(options, target.value).find((opcion) => getOptionDisabled?.(opcion) !== true);
    if (primera === undefined || rango(primera, target.value) <= EMPIEZA) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  return (
    <Autocomplete<T, false, false, Libre>
      {...resto}
      filterOptions={(todas, { inputValue }) => ordenadas(todas, inputValue)}
      onInputChange={(event, escrito, motivo) => {
        aProposito.current = false;
        onInputChange?.(event, escrito, motivo);
      }}
      onHighlightChange={() => {
        aProposito.current = true;
      }}
      onKeyDown={alPulsar}
    />
  );
}
