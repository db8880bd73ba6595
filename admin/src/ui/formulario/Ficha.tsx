import type { Formulario, Instante } from '@adjudica/domain';
import type { ReactNode } from 'react';
import { ConRegistro } from './ConRegistro';
import type { Edicion, OpcionesDeEdicion, RegistroEditable } from './edicion';
import { FormularioEditable } from './FormularioEditable';
import { Procedencia } from './Procedencia';
import { useEdicion } from './useEdicion';

interface RegistroDeFicha extends RegistroEditable {
  readonly acciones: readonly string[];
  readonly guardadaEn: Instante | null;
  readonly guardadaPor: string | null;
}

interface FichaProps<V extends object, C>
  extends Pick<OpcionesDeEdicion<V, C, RegistroDeFicha>, 'contexto' | 'avisos' | 'exito' | 'fallo'> {
  /** Table of its fields; resource and drafts bear its name. */
  readonly formulario: Formulario<V, C> & { readonly nombre: string };
  readonly id: string;
  /** What stands above it while nobody has saved it. */
  readonly vacio: string;
  /** Above it while it is edited; left out = who saved it when. */
  readonly alEditar?: (edicion: Edicion) => ReactNode;
  readonly children: ReactNode;
}

/** A record that is replaced as a whole: read until 'Editar', which department 002 does not see while risk holds the folder. */
export function Ficha<V extends object, C>(props: FichaProps<V, C>) {
  return (
    <ConRegistro<RegistroDeFicha> recurso={props.formulario.nombre} id={props.id} fallo={props.fallo}>
      {(registro) => <Editable key={registro.id} {...props} registro={registro} />}
    </ConRegistro>
  );
}

function Editable<V extends object, C>({
  registro,
  id: _,
  vacio,
  alEditar,
  children,
  ...opciones
}: FichaProps<V, C> & { readonly registro: RegistroDeFicha }) {
  const edicion = useEdicion({
    ...opciones,
    registro,
    recurso: opciones.formulario.nombre,
    borrador: opciones.formulario.nombre,
    puedeEditar: registro.acciones.includes('guardar'),
  });
  const cabecera = edicion.editando && alEditar ? alEditar(edicion) : <Procedencia registro={registro} vacio={vacio} />;
  return (
    <FormularioEditable edicion={edicion} cabecera={cabecera}>
      {children}
    </FormularioEditable>
  );
}
