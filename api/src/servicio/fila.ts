import type { IncomingMessage } from 'node:http';
import type { Actor } from '../auth/actor';
import type { Persona } from './acceso';
import type { Api, Consulta } from './api';
import type { Cuerpo } from './cuerpo';
import type { JsonObject } from './json-object';

/** Maps a row of a list to the call's answer; `undefined` = filtered out. */
type DeFila = (fila: JsonObject) => unknown;

/** The request, and the means to answer it. */
export interface Entrada {
  /** Parameters of path and query, by name; '' = missing. */
  readonly dato: (nombre: string) => string;
  readonly cuerpo: Cuerpo;
  readonly actor: Actor;
  /** The person named by the call, if not the caller: an account acts for him, and his tasks are listed. */
  readonly persona: Persona | undefined;
  /** The caller's key. */
  readonly clave: string;
  /** Our own operations, called as the caller. */
  readonly api: Api;
}

export type Salida =
  | { readonly json: unknown; readonly estado?: number }
  /** All rows of one of our lists. */
  | { readonly lista: string; readonly consulta: Consulta; readonly fila?: DeFila }
  /** The answer of our operation, byte by byte: files, and JSON that is not mapped. */
  | { readonly abre: string }
  | { readonly pasa: IncomingMessage };

/** One specified call. */
export interface Fila {
  /** As in docs/data/llamadas.tsv. */
  readonly llamada: string;
  /** Its path parameters, in order. */
  readonly parametros: readonly string[];
  /** Optional, in path or query. */
  readonly opcionales: readonly string[];
  /** Changes something, whatever its method. */
  readonly actua: boolean;
  /** Body fields that name the caller. */
  readonly usuarios: readonly string[];
  /** Body field with the key, where the call comes before there is a token. */
  readonly claveEn?: string | undefined;
  /** A decision of a person: accepts a person's session too, and refuses an account with that reason. */
  readonly dePersonas: boolean;
  /** All fields of its body, in lower case, where the row reads them by name; others are refused. */
  readonly campos: ReadonlySet<string> | undefined;
  readonly hace: (entrada: Entrada) => Salida | Promise<Salida>;
}

interface Mas {
  readonly opcionales?: string;
  readonly usuarios?: readonly string[];
  readonly claveEn?: string;
  readonly dePersonas?: boolean;
  /** Names separated by blanks; those of the caller are always allowed. */
  readonly campos?: string;
}
const QUIEN = ['usuario', 'user', 'codUsuario', 'usuarioAnula', 'usuarioAct', 'usuarioA', 'userId'];
const palabras = (texto: string): string[] => texto.split(' ').filter((palabra) => palabra !== '');

const fila =
  (actua: boolean) =>
  (
    llamada: string,
    parametros: string,
    hace: Fila['hace'],
    { opcionales = '', usuarios = QUIEN, claveEn, dePersonas = false, campos }: Mas = {},
  ): Fila => ({
    llamada,
    parametros: palabras(parametros),
    opcionales: palabras(opcionales),
    actua,
    usuarios,
    claveEn,
    dePersonas,
    campos:
      campos === undefined
        ? undefined
        : new Set([...palabras(campos), ...usuarios].map((campo) => campo.toLowerCase())),
    hace,
  });

/** A call that only reads: `parametros` and `opcionales` are names separated by blanks. */
export const lee = fila(false);
/** A call that changes something. */
export const actua = fila(true);

export const json = (valor: unknown, estado = 200): Salida => ({ json: valor, estado });
export const abre = (camino: string): Salida => ({ abre: camino });
export const pasa = (respuesta: IncomingMessage): Salida => ({ pasa: respuesta });
export const lista = (recurso: string, consulta: Consulta = {}, deFila?: DeFila): Salida => ({
  lista: `/${recurso}`,
  consulta,
  ...(deFila === undefined ? {} : { fila: deFila }),
});

/** A path of ours with escaped values, each one segment. */
export const ruta = (partes: TemplateStringsArray, ...valores: readonly (string | number)[]): string =>
  partes.reduce((hecha, parte, lugar) => `${hecha}${encodeURIComponent(valores[lugar - 1] ?? '')}${parte}`);
