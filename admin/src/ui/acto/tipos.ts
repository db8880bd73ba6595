import type { ComponentType, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from '../resolver';

/** What judges a body. A body that is a plain table of fields says by its `shape` which of them are required. */
export type EsquemaDeActo = Pick<ObjectSchema, 'safeParse'> & Partial<Pick<ObjectSchema, 'shape'>>;

/** What the input of a field is given. `value` is what it reported last, at first the field's `inicial`. */
export interface EntradaDeActo<T = string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  // biome-ignore lint/suspicious/noExplicitAny: what takes the focus is the input's own
  readonly inputRef: Ref<any>;
  readonly required: boolean;
  readonly autoFocus: boolean;
  readonly disabled?: boolean;
  readonly error: string | undefined;
  readonly helperText: string | undefined;
}

/** One field of an act: a row of its table. */
export interface CampoDeActo {
  readonly etiqueta: string;
  /** The input, which brings its kind and its bound: `CampoDeComentario`, `Opciones`, `FechaPicker`, a search of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: an `EntradaDeActo` with values and props of its own
  readonly tipo: ComponentType<any>;
  /** What this input wants beside: options, the bounds of a date. */
  readonly props?: object | ((valores: FieldValues) => object);
  /** What speaks against a value beside the schema. */
  readonly rechazo?: (valor: string) => string | undefined;
  /** Left out = required where the schema refuses it empty, with the schema's words. */
  readonly requerido?: string | ((valores: FieldValues) => string | undefined);
  readonly ayuda?: string | undefined;
  /** Takes the cursor when it appears; left out = only the first one does; false = something above it is read first. */
  readonly conFoco?: boolean;
  /** Left out = ''. */
  readonly inicial?: unknown;
  /** Columns of six that it takes on a desk; left out = all. */
  readonly ancho?: 1 | 2 | 3 | 4;
  /** Left out = always shown. What is not shown is not sent. */
  readonly visible?: (valores: FieldValues) => boolean;
  /** Fields that begin again when this one changes: what they offer is no longer the same. */
  readonly reinicia?: readonly string[];
}

/** An act as its dialog draws it. The keys of `campos` are the paths of the body. */
export interface Acto {
  readonly titulo: string;
  /** Of the button; left out = 'Aceptar'. */
  readonly confirmar?: string | ((valores: FieldValues) => string);
  /** For what cannot be undone. */
  readonly peligro?: boolean;
  readonly campos?: Readonly<Record<string, CampoDeActo>>;
  /** Of the body, from the rules package: refuses here what the API refuses, with the same words. */
  readonly esquema?: EsquemaDeActo | ((valores: FieldValues) => EsquemaDeActo);
  /** The body from the values, where they are not the same. */
  readonly cuerpo?: (valores: FieldValues) => object;
  /** `POST /<recurso>/<id>/<accion>` */
  readonly recurso: string;
  /** Left out = a record is created: `POST /<recurso>`. */
  readonly accion?: string;
  /** Toast after success; left out = the next screen says it. */
  readonly exito?: string | ((valores: FieldValues) => string);
  /** What to say when no answer came or the server failed, where the specification has its own words. */
  readonly fallo?: string;
  /** How those words are shown; left out = as an error. */
  readonly falloEs?: 'warning';
  /** It stands in the row that another's decision takes away: read again when the refusal was read. */
  readonly enFila?: boolean;
  /** What is behind it says the rest: a final refusal closes it and is a message. */
  readonly cierra?: boolean;
  /** A form of some length: judged on leaving a field, GEN-512 says that something is wrong, and this is asked (not the usual question) before what was typed is thrown away. */
  readonly descartar?: string;
  /** After somebody else's change (412) the act goes on over what is stored now, instead of ending. */
  readonly sigue?: boolean;
}
