import type { Formulario } from '../formulario';
import type { JuicioDeCelda } from './definicion';

/** The judgement of a form's own fields, for the columns of the same names. None of them may need what the form knows beside its values. */
export const segun = <V extends object, const C extends keyof V & string>(
  formulario: Pick<Formulario<V, never>, 'rechazoDe'>,
  ...columnas: readonly C[]
): Readonly<Record<C, JuicioDeCelda>> =>
  Object.fromEntries(
    columnas.map((columna) => [columna, (valor: unknown) => formulario.rechazoDe(columna, valor, null as never)]),
  ) as Readonly<Record<C, JuicioDeCelda>>;
