import type { Formulario, Instante } from '@adjudica/domain';
import type { Identifier } from 'react-admin';
import type { FieldValues, ResolverResult, UseFormReturn } from 'react-hook-form';
import type { EstadoDeBorrador } from './autoguardado';
import type { Conflicto, Eleccion } from './conflicto';
import type { AvisoDeCampo, ContextoDeCampos, FiltroDeCatalogo } from './contexto';
import { campoDe, type Tabla, type Valores, valoresDe } from './tabla';

/** What every record behind a form carries; version 0 = it has never been saved. */
export interface RegistroEditable {
  readonly id: Identifier;
  readonly version: number;
}

export interface OpcionesDeEdicion<V extends object, C, R extends RegistroEditable> {
  readonly formulario: Formulario<V, C>;
  /** Plain data; a new object with the same content changes nothing. */
  readonly contexto: C;
  /** As `useGetOne` gives it. What of the form's fields is left out counts as empty. */
  readonly registro: R;
  /** `PUT /<recurso>/<registro.id>` */
  readonly recurso: string;
  readonly puedeEditar: boolean;
  /** A dialog, or the page of something new, opens where a page comes by 'Editar' and knows nothing else. */
  readonly enEdicion?: boolean;
  /** The call that saves; left out = the PUT. */
  readonly enviar?: (cuerpo: object, version: number) => Promise<R>;
  /** Where a change resets more than the table says. */
  readonly cambiar?: (valores: V, campo: keyof V & string, valor: V[keyof V & string]) => V;
  /** The body of the PUT from the checked values; left out = the values. */
  readonly preparar?: (valores: V) => object;
  /** Warnings by field and filters of catalogues; constants of the module. */
  readonly avisos?: Readonly<Partial<Record<keyof V & string, AvisoDeCampo>>>;
  readonly filtros?: Readonly<Partial<Record<keyof V & string, FiltroDeCatalogo>>>;
  /** Name under which drafts are kept; left out = none are. */
  readonly borrador?: string;
  /** Their key; left out = `registro.id`. Records that share one keep their drafts under sections of different names. */
  readonly claveDeBorrador?: string;
  /** Toast after a save. */
  readonly exito?: string;
  /** Toast when no answer came or the server failed; left out = the general one. */
  readonly fallo?: string;
  readonly onGuardado?: (registro: R) => void;
}

export interface Edicion {
  readonly form: UseFormReturn<FieldValues>;
  readonly campos: ContextoDeCampos;
  readonly puedeEditar: boolean;
  /** It is known whether there is a draft to restore. */
  readonly listo: boolean;
  readonly editando: boolean;
  readonly guardando: boolean;
  /** There is something to lose. */
  readonly sucio: boolean;
  readonly conflicto: Conflicto | null;
  readonly conBorrador: boolean;
  readonly borrador: EstadoDeBorrador;
  /** UTC ISO of the draft that was put back into the form, until it is saved or discarded. */
  readonly restaurado: Instante | null;
  /** What was typed on this machine beside a newer draft from elsewhere, until somebody says which one. */
  readonly copia: CopiaEnDuda | null;
  readonly editar: () => void;
  /** Back to what is stored, drafts included. */
  readonly cancelar: () => void;
  readonly guardar: () => Promise<void>;
  readonly resolver: (elecciones: Readonly<Record<string, Eleccion>>) => Promise<void>;
  readonly volver: () => void;
  /** Edit mode where allowed, and the cursor in this field. */
  readonly irA: (campo: string) => void;
  /** The element that holds the fields. */
  readonly raiz: React.RefObject<HTMLFormElement | null>;
}

export interface CopiaEnDuda {
  /** UTC ISO */
  readonly escritaEn: Instante;
  readonly usar: () => void;
  readonly descartar: () => void;
}

export interface Base {
  readonly valores: Valores;
  readonly version: number;
}

export const baseDe = (tabla: Tabla, registro: RegistroEditable): Base => ({
  valores: valoresDe(tabla, registro),
  version: registro.version,
});

export const esSeccionDe = (tabla: Tabla, seccion: string): boolean =>
  tabla.nombres.some((nombre) => campoDe(tabla, nombre).seccion === seccion);

/** What is unsaved in one section. */
export const pendientesDe = (tabla: Tabla, seccion: string, valores: Valores, base: Valores): Valores =>
  Object.fromEntries(
    tabla.nombres
      .filter((nombre) => campoDe(tabla, nombre).seccion === seccion && valores[nombre] !== base[nombre])
      .map((nombre) => [nombre, valores[nombre] ?? null]),
  );

export function comoRespuesta(resultado: ReturnType<Tabla['revisar']>): ResolverResult {
  if ('valores' in resultado) return { values: resultado.valores, errors: {} };
  const errores = Object.entries(resultado.errores).map(([nombre, message]) => [
    nombre,
    { type: 'validacion', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errores) };
}
