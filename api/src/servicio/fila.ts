import type { IncomingMessage } from 'node:http';
import type { Actor } from '../auth/actor';
import type { Persona } from './acceso';
import type { Api, Consulta } from './api';
import type { Cuerpo } from './cuerpo';
import type { JsonObject } from './json-object';

/** A row of a list as the call answers it; `undefined` = it is none of its rows. */
export type DeFila = (fila: JsonObject) => unknown;

/** What a caller sent, and the means to answer him. */
export interface Entrada {
  /** Parameters of the path and of the query, by name. Those of the call are there; of the others '' is none. */
  readonly dato: (nombre: string) => string;
  readonly cuerpo: Cuerpo;
  readonly actor: Actor;
  /** Whom the call names, if that is not who calls: an account acts for him, and he is whose tasks are asked for. */
  readonly persona: Persona | undefined;
  /** The key that he called with. */
  readonly clave: string;
  /** Our own operations, called as the caller. */
  readonly api: Api;
}

export type Salida =
  | { readonly json: unknown; readonly estado?: number }
  /** All rows of one of our lists, however many. */
  | { readonly lista: string; readonly consulta: Consulta; readonly fila?: DeFila }
  /** What our own operation answers, byte by byte: files, and JSON that is not mapped. */
  | { readonly abre: string }
  | { readonly pasa: IncomingMessage };

/** One specified call. */
export interface Fila {
  /** As docs/data/llamadas.tsv writes it. */
  readonly llamada: string;
  /** Its path parameters, in their order. */
  readonly parametros: readonly string[];
  /** What may follow in the path, or stand in the query. */
  readonly opcionales: readonly string[];
  /** It changes something, whatever its method. */
  readonly actua: boolean;
  /** Fields of the body that name who calls. */
  readonly usuarios: readonly string[];
  /** The field of the body that holds the key, where the call comes before there is a token. */
  readonly claveEn?: string | undefined;
  /** What only a person decides: it takes a person's session as well, and tells an account so. */
  readonly dePersonas: boolean;
  /** All that its body may hold, in small letters, where the row reads it by name; what else is sent is refused. */
  readonly campos: ReadonlySet<string> | undefined;
  readonly hace: (entrada: Entrada) => Salida | Promise<Salida>;
}

interface Mas {
  readonly opcionales?: string;
  readonly usuarios?: readonly string[];
  readonly claveEn?: string;
  readonly dePersonas?: boolean;
  /** Names with a blank between; those of who calls may always be there. */
  readonly campos?: string;
}
const QUIEN = ['usuario', 'user', 'codUsuario', 'usuarioAnula', 'usuarioAct', 'usuarioA', 'userId'];
const palabras = (texto: string): string[] => texto.split(' ').filter((una) => una !== '');

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
      campos === undefined ? undefined : new Set([...palabras(campos), ...usuarios].map((uno) => uno.toLowerCase())),
    hace,
  });

/** A call that only reads: `parametros` and `opcionales` are names with a blank between. */
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

/** A path of ours with values in it: no value can be more than one segment. */
export const ruta = (partes: TemplateStringsArray, ...valores: readonly (string | number)[]): string =>
  partes.reduce((hecha, parte, lugar) => `${hecha}${encodeURIComponent(valores[lugar - 1] ?? '')}${parte}`);
