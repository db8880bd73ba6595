import type { Formulario } from '../formulario';
import type { JuicioDeCelda } from './definicion';

/** Checks of a form for the columns that are named like its fields. None of them may need the context of the form. */
export const juiciosDe = <V extends object, const C extends keyof V & string>(
  formulario: Pick<Formulario<V, never>, 'rechazoDe'>,
  ...columnas: readonly C[]
): Readonly<Record<C, JuicioDeCelda>> =>
  Object.fromEntries(
    columnas.map((columna) => [columna, (valor: unknown) => formulario.rechazoDe(columna, valor, null as never)]),
  ) as Readonly<Record<C, JuicioDeCelda>>;
