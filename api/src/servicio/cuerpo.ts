import { ErrorDeNegocio, esFecha, propios } from '@adjudica/domain';
import { campos } from './generated/campos';
import type { JsonObject } from './json-object';

const esRegistro = (valor: unknown): valor is JsonObject =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const esVacio = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';

/** A refusal at the caller's name of a field. */
export const campoInvalido = (campo: string, mensaje: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'datos-invalidos', mensaje, { errors: { [campo]: mensaje } });

/** The calendar date of `DD/MM/YYYY` or `YYYY-MM-DD`; a following time is ignored. */
export function comoFecha(texto: string, campo: string): string {
  const [, dia, mes, anio] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(texto) ?? [];
  const [iso = ''] = /^\d{4}[-/]\d{2}[-/]\d{2}(?!\d)/.exec(texto) ?? [];
  const fecha = anio === undefined ? iso.replaceAll('/', '-') : `${anio}-${mes}-${dia}`;
  if (!esFecha(fecha)) throw campoInvalido(campo, propios.servicio.fechaEsperada);
  return fecha;
}

export function comoNumero(texto: string, campo: string): number {
  const numero = Number(texto);
  if (texto.trim() === '' || !Number.isFinite(numero)) throw campoInvalido(campo, propios.servicio.numeroEsperado);
  return numero;
}

interface Traduccion {
  /** Fields read elsewhere in the row, or known to the server: left out. */
  readonly sin?: readonly string[];
  /** Names with another meaning in this call than in docs/data/campos.tsv. */
  readonly como?: Readonly<Record<string, string>>;
}

const SI: readonly string[] = ['S', 'SI', 'TRUE', '1'];
const NO: readonly string[] = ['N', 'NO', 'FALSE', '0'];

/** The body of a specified call. Field names are case-insensitive. */
export class Cuerpo {
  private readonly porNombre: ReadonlyMap<string, readonly [nombre: string, valor: unknown]>;
  /** Our field → the caller's name, for refusals. */
  readonly nombres = new Map<string, string>();

  constructor(dado: unknown) {
    const registro = esRegistro(dado) ? dado : {};
    this.porNombre = new Map(
      Object.entries(registro).map(([nombre, valor]) => [nombre.toLowerCase(), [nombre, valor] as const]),
    );
  }

  /** The first of these fields that was sent and is not empty. */
  valor(...nombres: readonly string[]): unknown {
    for (const nombre of nombres) {
      const hallado = this.porNombre.get(nombre.toLowerCase());
      if (hallado !== undefined && !esVacio(hallado[1])) return hallado[1];
    }
    return undefined;
  }

  /** Whether it was sent, even empty. */
  trae(nombre: string): boolean {
    return this.porNombre.has(nombre.toLowerCase());
  }

  /** @throws 422 at the first unknown field. */
  soloTrae(admitidos: ReadonlySet<string>): void {
    for (const [clave, [nombre]] of this.porNombre)
      if (!admitidos.has(clave)) throw campoInvalido(nombre, propios.campoDesconocido);
  }

  texto(...nombres: readonly string[]): string {
    const valor = this.valor(...nombres);
    return typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : '';
  }

  /** @throws 422 at the first of these names. */
  exige(...nombres: readonly string[]): string {
    const texto = this.texto(...nombres);
    if (texto === '') throw campoInvalido(nombres[0] ?? '', propios.campoObligatorio);
    return texto;
  }

  numero(...nombres: readonly string[]): number {
    return comoNumero(this.exige(...nombres), nombres[0] ?? '');
  }

  fecha(...nombres: readonly string[]): string {
    return comoFecha(this.exige(...nombres), nombres[0] ?? '');
  }

  /** 'S' and 'N', or true and false. */
  siNo(...nombres: readonly string[]): boolean {
    return SI.includes(this.opcion([...SI, ...NO], ...nombres)?.toUpperCase() ?? '');
  }

  /** @throws 422 for another value. */
  opcion<T extends string>(admitidos: readonly T[], ...nombres: readonly string[]): T | undefined {
    const texto = this.texto(...nombres);
    if (texto === '') return undefined;
    const hallado = admitidos.find((admitido) => admitido.toLowerCase() === texto.toLowerCase());
    if (hallado === undefined) throw campoInvalido(nombres[0] ?? '', propios.servicio.valorEsperado(admitidos));
    return hallado;
  }

  /** A nested object; missing = empty. */
  parte(nombre: string): Cuerpo {
    return new Cuerpo(this.valor(nombre));
  }

  lista(nombre: string): Cuerpo[] {
    const valor = this.valor(nombre);
    return Array.isArray(valor) ? valor.map((parte) => new Cuerpo(parte)) : [];
  }

  /**
   * Translates the fields to our names by docs/data/campos.tsv: the first entity that knows a name decides. Unknown ones stay, and are refused by our
   * own operation.
   */
  traduce(entidades: readonly string[], { sin = [], como = {} }: Traduccion = {}): Record<string, unknown> {
    const fuera = new Set(sin.map((nombre) => nombre.toLowerCase()));
    const dichos = new Map(Object.entries(como).map(([nombre, campo]) => [nombre.toLowerCase(), campo]));
    const traducido: Record<string, unknown> = {};
    for (const [clave, [nombre, valor]] of this.porNombre) {
      if (fuera.has(clave)) continue;
      const campo =
        dichos.get(clave) ??
        entidades.map((entidad) => campos[entidad]?.[clave]).find((propio) => propio !== undefined) ??
        nombre;
      this.nombres.set(campo, nombre);
      traducido[campo] = valor;
    }
    return traducido;
  }
}

/** Every name that the specification has for a field of this entity, and ours, in lower case. */
export const nombresDe = (entidad: string): string[] => Object.keys(campos[entidad] ?? {});

/** The fields of a record under these names of the specification. */
export function soloNombres(entidad: string, nombres: string): (registro: JsonObject) => JsonObject {
  const pares = nombres.split(' ').map((nombre): [string, string] => {
    const campo = campos[entidad]?.[nombre.toLowerCase()];
    if (campo === undefined) throw new Error(`docs/data/campos.tsv does not know ${nombre} of ${entidad}`);
    return [nombre, campo];
  });
  return (registro) => Object.fromEntries(pares.map(([nombre, campo]) => [nombre, enCamino(registro, campo)]));
}

/** Adds the specification's names of a record's fields beside ours. */
export function conNombres(entidad: string, nombres: string): (registro: JsonObject) => JsonObject {
  const conSusNombres = soloNombres(entidad, nombres);
  return (registro) => ({ ...conSusNombres(registro), ...registro });
}

const enCamino = (registro: JsonObject, campo: string): unknown =>
  campo.split('.').reduce<unknown>((dentro, paso) => (esRegistro(dentro) ? dentro[paso] : undefined), registro) ?? null;

/**
 * Values that our operation requires and the specification has no field for: the caller's if sent, else a default, which the answer names in
 * `supuesto`.
 */
export function conSupuestos(cuerpo: Cuerpo, porDefecto: JsonObject): { valores: JsonObject; supuesto: JsonObject } {
  const supuestos = Object.entries(porDefecto).filter(([campo]) => cuerpo.valor(campo) === undefined);
  const supuesto = Object.fromEntries(supuestos);
  const dichos = Object.keys(porDefecto).flatMap((campo) => (campo in supuesto ? [] : [[campo, cuerpo.valor(campo)]]));
  return {
    valores: { ...supuesto, ...Object.fromEntries(dichos) },
    supuesto: supuestos.length === 0 ? {} : { supuesto },
  };
}

/** Fields that a call repeats without writing them must match. @throws 422 at the first that differs. */
export function exigeIgual(cuerpo: Cuerpo, sabidos: Readonly<Record<string, unknown>>): void {
  for (const [campo, sabido] of Object.entries(sabidos)) {
    const dicho = cuerpo.texto(campo);
    if (dicho !== '' && dicho.toLowerCase() !== String(sabido ?? '').toLowerCase())
      throw campoInvalido(campo, propios.servicio.noEsIgual);
  }
}
