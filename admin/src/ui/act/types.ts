import type { ComponentType, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PostCalls } from '../../generated/api';
import type { PostPath } from '../../providers/calls';
import type { ObjectSchema } from '../resolver';

/** Validates the body. A plain object schema also says by its `shape` which fields are required. */
export type ActSchema = Pick<ObjectSchema, 'safeParse'> & Partial<Pick<ObjectSchema, 'shape'>>;

/** Properties that an act gives to the input of a field. `value` is what the input reported last, at first `inicial`. */
export interface ActInputProps<T = string> {
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

/** A field of an act. */
export interface ActField {
  readonly etiqueta: string;
  /** The input component: `CommentField`, `RadioField`, `DayInput` or one of the capability. */
  // biome-ignore lint/suspicious/noExplicitAny: an `ActInputProps` with values and props of its own
  readonly tipo: ComponentType<any>;
  /** Further properties of the input: options, bounds of a date. */
  readonly props?: object | ((valores: FieldValues) => object);
  /** Refuses a value beyond the schema. */
  readonly rechazo?: (valor: string) => string | undefined;
  /** Message if it is empty; left out = required if the schema refuses it, with the schema's message. */
  readonly requerido?: string | ((valores: FieldValues) => string | undefined);
  readonly ayuda?: string | undefined;
  /** Whether it takes the focus when it appears; left out = only the first field does; false = something above it has to be read first. */
  readonly conFoco?: boolean;
  /** Left out = ''. */
  readonly inicial?: unknown;
  /** Columns of six on a wide screen; left out = all. */
  readonly ancho?: 1 | 2 | 3 | 4;
  /** Left out = always shown. Hidden fields are not sent. */
  readonly visible?: (valores: FieldValues) => boolean;
  /** Fields that are reset when this one changes, because their options depend on it. */
  readonly reinicia?: readonly string[];
}

/** An act that its dialog does not send itself. */
export interface ActWithoutPath extends ActOfDialog {
  /** Makes the body from the values; left out = they are the body. */
  readonly cuerpo?: (valores: FieldValues) => object;
}

/** The dialog adds the version. */
type BodyOf<P extends PostPath> = Omit<PostCalls[P]['body'], 'version'>;

/** An act with the address of its POST, whose parameter is the key of the record, and the body of that address. */
export type Act = {
  [P in PostPath]: ActOfDialog & {
    readonly path: P;
    /** Makes the body from the values; left out = they are the body. */
    readonly cuerpo?: (valores: FieldValues) => BodyOf<P>;
  };
}[PostPath];

/** An act as its dialog shows it. The keys of `campos` are paths of the body. */
interface ActOfDialog {
  readonly titulo: string;
  /** Label of the button; left out = 'Aceptar'. */
  readonly confirmar?: string | ((valores: FieldValues) => string);
  /** It cannot be undone. */
  readonly peligro?: boolean;
  readonly campos?: Readonly<Record<string, ActField>>;
  /** Schema of the body, from the rules package: refuses what the API refuses, with the same messages. */
  readonly esquema?: ActSchema | ((valores: FieldValues) => ActSchema);
  /** Toast after success; left out = the next screen says it. */
  readonly exito?: string | ((valores: FieldValues) => string);
  /** Message if no answer came or the server failed, where the specification has one. */
  readonly fallo?: string;
  /** Type of that message; left out = 'error'. */
  readonly falloEs?: 'warning';
  /** The dialog belongs to a row that another user's decision removes: the list is read again once the refusal was read. */
  readonly enFila?: boolean;
  /** A final refusal closes the dialog and is shown as a message, because the page behind it says the rest. */
  readonly cierra?: boolean;
  /** Question before unsaved input is discarded. With it the fields are validated when they are left, and GEN-512 is shown after a failed submit. */
  readonly descartar?: string;
  /** After a stale version (412) the act can be sent again on the stored version, instead of ending. */
  readonly sigue?: boolean;
}
