import type { ComponentType, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from '../resolver';

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
  readonly error: string | undefined;
  readonly helperText: string | undefined;
}

/** One field of an act: a row of its table. */
export interface CampoDeActo {
  readonly etiqueta: string;
  /** The input, which brings its kind and its bound: `CampoDeComentario`, `Opciones`, a search of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: each input has values of its own kind
  readonly tipo: ComponentType<EntradaDeActo<any>>;
  /** Left out = required where the schema refuses it empty, with the schema's words. */
  readonly requerido?: string;
  readonly ayuda?: string | undefined;
  /** Takes the cursor when it appears; left out = only the first one does. */
  readonly conFoco?: boolean;
  /** Left out = ''. */
  readonly inicial?: unknown;
  /** Left out = always shown. What is not shown is not sent. */
  readonly visible?: (valores: FieldValues) => boolean;
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
  readonly esquema?: ObjectSchema;
  /** The body from the values, where they are not the same. */
  readonly cuerpo?: (valores: FieldValues) => object;
  /** `POST /<recurso>/<id>/<accion>` */
  readonly recurso: string;
  readonly accion: string;
  /** Toast after success; left out = the next screen says it. */
  readonly exito?: string | ((valores: FieldValues) => string);
  /** After somebody else's change (412) the act goes on over what is stored now, instead of ending. */
  readonly sigue?: boolean;
}
