import type { Valor } from '@adjudica/domain';
import { createContext, useContext } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { Tabla, Valores } from './tabla';

/** Filter of a catalogue field, or `null` while it has to wait for another field. */
export type FiltroDeCatalogo = (valores: Valores) => Readonly<Record<string, string>> | null;

/** Warning beside a field; it never blocks. */
export type AvisoDeCampo = (valor: Valor, valores: Valores) => string | null;

/** What the fields of one form share. It changes only with the mode, never with a keystroke. */
export interface ContextoDeCampos {
  readonly control: Control<FieldValues>;
  readonly tabla: Tabla;
  /** The rules' own context (today, department…). */
  readonly contexto: unknown;
  readonly editando: boolean;
  /** A change by hand: the field and what it resets. */
  readonly cambiar: (nombre: string, valor: Valor) => void;
  readonly avisos: Readonly<Record<string, AvisoDeCampo>>;
  readonly filtros: Readonly<Record<string, FiltroDeCatalogo>>;
}

export const CamposContext = createContext<ContextoDeCampos | null>(null);

export function useCampos(): ContextoDeCampos {
  const campos = useContext(CamposContext);
  if (campos === null) throw new Error('a field stands inside <FormularioEditable>');
  return campos;
}

/** The values as they are typed, for live totals: whoever asks is drawn again with every keystroke. */
export function useValores(): Valores {
  const { control } = useCampos();
  return useWatch({ control }) as Valores;
}
