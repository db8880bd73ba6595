import { DEPARTAMENTO_DE_ADJUDICACIONES } from '../roles';
import { esBajoPedido } from './codigos';
import type {
  CambiosDeLista,
  DocumentoDeLista,
  DocumentoEsperado,
  DuenoDeDocumento,
  DuenoDeLista,
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

export const DUENOS: readonly DuenoDeDocumento[] = [1, 2, 3, 4, 5];

/** An undeclared status meets no condition: its documents join the list once it is declared. */
const cumple = (condicion: readonly string[] | null, valor: string | null): boolean =>
  condicion === null || (valor !== null && condicion.includes(valor));

/** The documents of a plan: person type × labour type × marital status × product, in the order of the folder. */
export function tiposQueAplican<T extends TipoDeDocumento>(
  hechos: HechosDeLista,
  tipos: readonly T[],
): DocumentoEsperado<T>[] {
  return tipos
    .flatMap((tipo) => {
      const dueno = hechos.duenos[tipo.dueno];
      const aplica =
        dueno !== null &&
        tipo.activo &&
        !esBajoPedido(tipo.codigo) &&
        (tipo.producto === null || tipo.producto === hechos.producto) &&
        cumple(tipo.condicionLaboral, dueno.situacionLaboral) &&
        cumple(tipo.condicionCivil, dueno.estadoCivil);
      return aplica ? [{ tipo, personaId: dueno.personaId, identificacion: dueno.identificacion }] : [];
    })
    .sort((a, b) => a.tipo.orden - b.tipo.orden || (a.tipo.codigo < b.tipo.codigo ? -1 : 1));
}

const NADA_DECLARADO: DuenoDeLista = {
  personaId: null,
  identificacion: null,
  situacionLaboral: null,
  estadoCivil: null,
};

/** Names of the documents that every holder brings, whatever he declares; those of Adjudicaciones. */
export const documentosDeTodos = (tipos: readonly TipoDeDocumento[], producto: string): string[] =>
  tiposQueAplican({ producto, duenos: { 1: NADA_DECLARADO, 2: null, 3: null, 4: null, 5: null } }, tipos)
    .filter(({ tipo }) => tipo.obligatorio && tipo.departamento === DEPARTAMENTO_DE_ADJUDICACIONES)
    .map(({ tipo }) => tipo.nombre);

const clave = (dueno: number, codigo: string): string => `${dueno} ${codigo}`;

/** Two known identifications that differ are two persons. */
const esOtraPersona = (de: string | null, ahora: string | null): boolean =>
  de !== null && ahora !== null && de !== ahora;

/**
 * Changes from the list in force (`actuales`) to the expected one. Rows of a former owner are closed, whether they would apply or not; a row that is
 * no longer expected stays, with its uploads, and stops applying.
 */
export function sincronizar<A extends DocumentoDeLista, T extends TipoDeDocumento>(
  actuales: readonly A[],
  esperados: readonly DocumentoEsperado<T>[],
  duenos: HechosDeLista['duenos'],
): CambiosDeLista<A, T> {
  const porClave = new Map(esperados.map((esperado) => [clave(esperado.tipo.dueno, esperado.tipo.codigo), esperado]));
  const cambios = {
    noAplica: [] as A[],
    vuelven: [] as A[],
    reemplazadas: [] as A[],
    actualizadas: [] as { documento: A; esperado: DocumentoEsperado<T> }[],
  };
  const cubiertas = new Set<string>();
  for (const documento of actuales) {
    const deDocumento = clave(documento.dueno, documento.tipo);
    const esperado = porClave.get(deDocumento);
    if (esOtraPersona(documento.identificacion, duenos[documento.dueno]?.identificacion ?? null)) {
      cambios.reemplazadas.push(documento);
    } else if (esperado === undefined) {
      if (documento.aplica && !esBajoPedido(documento.tipo)) cambios.noAplica.push(documento);
    } else {
      cubiertas.add(deDocumento);
      if (!documento.aplica) cambios.vuelven.push(documento);
      if (difiere(documento, esperado)) cambios.actualizadas.push({ documento, esperado });
    }
  }
  const altas = esperados.filter(({ tipo }) => !cubiertas.has(clave(tipo.dueno, tipo.codigo)));
  return { altas, ...cambios };
}

/** The same for an approved folder, which stays as it was approved: new documents are optional, mandatory ones stay so, and none stops applying. */
export function sincronizarAprobada<A extends DocumentoDeLista, T extends TipoDeDocumento>(
  actuales: readonly A[],
  esperados: readonly DocumentoEsperado<T>[],
  duenos: HechosDeLista['duenos'],
): CambiosDeLista<A, T> {
  const vigentes = new Map(
    actuales
      .filter(
        ({ aplica, dueno, identificacion }) =>
          aplica && !esOtraPersona(identificacion, duenos[dueno]?.identificacion ?? null),
      )
      .map((documento) => [clave(documento.dueno, documento.tipo), documento]),
  );
  const sinNuevosObligatorios = esperados.map((esperado) => {
    const { tipo } = esperado;
    const obligatorio = vigentes.get(clave(tipo.dueno, tipo.codigo))?.obligatorio ?? false;
    return { ...esperado, tipo: { ...tipo, obligatorio } };
  });
  return { ...sincronizar(actuales, sinNuevosObligatorios, duenos), noAplica: [] };
}

/** An identification that is no longer declared keeps the known one. */
const difiere = (documento: DocumentoDeLista, { tipo, personaId, identificacion }: DocumentoEsperado): boolean =>
  documento.obligatorio !== tipo.obligatorio ||
  (identificacion !== null && documento.identificacion !== identificacion) ||
  (personaId !== null && documento.personaId !== personaId);
