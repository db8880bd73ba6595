import type {
  CambiosDeLista,
  DocumentoDeLista,
  DocumentoQuerido,
  DuenoDeDocumento,
  HechosDeLista,
  TipoDeDocumento,
} from './tipos';

/** DOC-029, DOC-501: TipoPersona.Tipo of each owner type. */
export const tiposDePersona = {
  1: 'Cliente',
  2: 'ConyugeCliente',
  3: 'Garante',
  4: 'ConyugeGarante',
  5: 'Depositario',
} as const satisfies Record<DuenoDeDocumento, string>;
export type TipoDePersona = (typeof tiposDePersona)[DuenoDeDocumento];

export const DUENOS: readonly DuenoDeDocumento[] = [1, 2, 3, 4, 5];
export const esDueno = (valor: unknown): valor is DuenoDeDocumento => DUENOS.some((dueno) => dueno === valor);

/** An undeclared status meets no condition: its documents join the list when it is declared. */
const cumple = (condicion: readonly string[] | null, valor: string | null): boolean =>
  condicion === null || (valor !== null && condicion.includes(valor));

/** The documents of a plan: person type × labour type × marital status × product, in the order of the folder. */
export function tiposQueAplican<T extends TipoDeDocumento>(
  hechos: HechosDeLista,
  tipos: readonly T[],
): DocumentoQuerido<T>[] {
  return tipos
    .flatMap((tipo) => {
      const dueno = hechos.duenos[tipo.dueno];
      const aplica =
        dueno !== null &&
        tipo.activo &&
        (tipo.producto === null || tipo.producto === hechos.producto) &&
        cumple(tipo.condicionLaboral, dueno.situacionLaboral) &&
        cumple(tipo.condicionCivil, dueno.estadoCivil);
      return aplica ? [{ tipo, personaId: dueno.personaId, identificacion: dueno.identificacion }] : [];
    })
    .sort((a, b) => a.tipo.orden - b.tipo.orden || (a.tipo.codigo < b.tipo.codigo ? -1 : 1));
}

const clave = (dueno: number, codigo: string): string => `${dueno} ${codigo}`;

/** Two identifications that are both known and differ are two persons. */
const esOtro = (de: string | null, ahora: string | null): boolean => de !== null && ahora !== null && de !== ahora;

/**
 * What makes the list in force (`actuales`) the wanted one. Rows of a person who is the owner no more are closed, whether they would apply or
 * not; a row that is wanted no more stays, with what was uploaded, and applies no longer.
 */
export function sincronizar<A extends DocumentoDeLista, T extends TipoDeDocumento>(
  actuales: readonly A[],
  queridos: readonly DocumentoQuerido<T>[],
  duenos: HechosDeLista['duenos'],
): CambiosDeLista<A, T> {
  const porClave = new Map(queridos.map((querido) => [clave(querido.tipo.dueno, querido.tipo.codigo), querido]));
  const cambios = {
    noAplica: [] as A[],
    vuelven: [] as A[],
    reemplazadas: [] as A[],
    actualizadas: [] as { documento: A; querido: DocumentoQuerido<T> }[],
  };
  const cubiertas = new Set<string>();
  for (const documento of actuales) {
    const deDocumento = clave(documento.dueno, documento.tipo);
    const querido = porClave.get(deDocumento);
    if (esOtro(documento.identificacion, duenos[documento.dueno]?.identificacion ?? null)) {
      cambios.reemplazadas.push(documento);
    } else if (querido === undefined) {
      if (documento.aplica) cambios.noAplica.push(documento);
    } else {
      cubiertas.add(deDocumento);
      if (!documento.aplica) cambios.vuelven.push(documento);
      if (difiere(documento, querido)) cambios.actualizadas.push({ documento, querido });
    }
  }
  const altas = queridos.filter(({ tipo }) => !cubiertas.has(clave(tipo.dueno, tipo.codigo)));
  return { altas, ...cambios };
}

/**
 * The same for a folder that risk approved, which stays as it was approved: what is new is asked beside it and is not mandatory, what was mandatory
 * stays so, and nothing ceases to apply.
 */
export function sincronizarAprobada<A extends DocumentoDeLista, T extends TipoDeDocumento>(
  actuales: readonly A[],
  queridos: readonly DocumentoQuerido<T>[],
  duenos: HechosDeLista['duenos'],
): CambiosDeLista<A, T> {
  const vigentes = new Map(
    actuales
      .filter(
        ({ aplica, dueno, identificacion }) => aplica && !esOtro(identificacion, duenos[dueno]?.identificacion ?? null),
      )
      .map((documento) => [clave(documento.dueno, documento.tipo), documento]),
  );
  const juntoAElla = queridos.map((querido) => {
    const { tipo } = querido;
    const obligatorio = vigentes.get(clave(tipo.dueno, tipo.codigo))?.obligatorio ?? false;
    return { ...querido, tipo: { ...tipo, obligatorio } };
  });
  return { ...sincronizar(actuales, juntoAElla, duenos), noAplica: [] };
}

/** An owner whose identification is not declared any more keeps the one known. */
const difiere = (documento: DocumentoDeLista, { tipo, personaId, identificacion }: DocumentoQuerido): boolean =>
  documento.obligatorio !== tipo.obligatorio ||
  (identificacion !== null && documento.identificacion !== identificacion) ||
  (personaId !== null && documento.personaId !== personaId);
