import {
  ASA,
  ErrorDeNegocio,
  esErrorDeNegocio,
  leerAdjudicadoPor,
  leerEstadoDeParticipante,
  type MarcaDeGeneracion,
  propios,
} from '@adjudica/domain';
import type { Api } from './api';
import { Cuerpo, campoInvalido, comoNumero, exigeIgual, nombresDe } from './cuerpo';
import type { JsonObject } from './json-object';

const { servicio } = propios;
const CLAVES = ['IdCodigo', 'plan_id', 'plan'];

interface Marcada {
  readonly marca: MarcaDeGeneracion;
  /** Its row in `Texto`. */
  readonly fila: number;
}

/** The assembly of the minutes. */
interface DeAsamblea {
  readonly id: number;
  readonly numeroAsamblea: number;
}

/**
 * Marks of the rows in `Texto` that differ from the stored ones. A row is one of Participante/listar with the decision; repeated fields must match.
 * Without rows, the stored marks count. @throws 422 at the row and its field; a marked participant missing among the rows.
 */
export async function marcasDe(api: Api, cuerpo: Cuerpo, asamblea: DeAsamblea): Promise<MarcaDeGeneracion[]> {
  const texto = cuerpo.valor('Texto', 'participantes') ?? [];
  if (!Array.isArray(texto)) throw campoInvalido('Texto', servicio.listaDeParticipantes);
  if (texto.length === 0) return [];
  const guardados = new Map<string, JsonObject>();
  for await (const filas of api.paginas('/participante', { filtro: { asamblea: asamblea.id } }))
    for (const fila of filas) guardados.set(String(fila['idCodigo']), fila);
  const enviados = new Set<string>();
  const marcadas = texto.flatMap((una: unknown, fila): Marcada[] =>
    enFila(fila, () => {
      const dicha = new Cuerpo(una);
      const guardado = guardados.get(dicha.exige(...CLAVES));
      if (guardado === undefined) throw campoInvalido('IdCodigo', servicio.participanteDesconocido);
      const idCodigo = String(guardado['idCodigo']);
      if (enviados.has(idCodigo)) throw campoInvalido('IdCodigo', servicio.participanteRepetido);
      enviados.add(idCodigo);
      const marca = marcaDe(dicha, guardado, asamblea.numeroAsamblea);
      return Object.keys(marca).length === 0 ? [] : [{ fila, marca: { idCodigo, ...marca } }];
    }),
  );
  for (const [idCodigo, { adjudicadoPor, asambleaAdjudica, codigo, nombreCliente }] of guardados)
    if (adjudicadoPor !== '' && asambleaAdjudica === asamblea.numeroAsamblea && !enviados.has(idCodigo))
      throw campoInvalido(
        'Texto',
        servicio.marcadoSinEnviar(`${String(codigo)} ${String(nombreCliente)}`, String(adjudicadoPor)),
      );
  // written sequences are assigned before free ones
  const enOrden = marcadas.sort((a, b) => Number(!a.marca.prioridadOferta) - Number(!b.marca.prioridadOferta));
  nombra(cuerpo, enOrden);
  return enOrden.map(({ marca }) => marca);
}

/** Locates a refusal of the act in the request. */
function nombra({ nombres }: Cuerpo, marcadas: readonly Marcada[]): void {
  for (const [i, { fila, marca }] of marcadas.entries()) {
    nombres.set(marca.idCodigo, `Texto.${fila}`);
    for (const campo of ['adjudicadoPor', 'prioridadOferta', 'cantidadOferta'])
      nombres.set(`marcas.${i}.${campo}`, `Texto.${fila}.${campo}`);
    nombres.set(`marcas.${i}.participa`, `Texto.${fila}.estado`);
  }
}

/** Adds the row's number to a refusal. */
function enFila<T>(fila: number, lee: () => T): T {
  try {
    return lee();
  } catch (error) {
    if (!esErrorDeNegocio(error)) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors ?? {}).map(([campo, texto]) => [`Texto.${fila}.${campo}`, texto]),
    );
    throw new ErrorDeNegocio(error.kind, error.code, error.title, { errors });
  }
}

function marcaDe(dicha: Cuerpo, guardado: JsonObject, numeroAsamblea: number): Omit<MarcaDeGeneracion, 'idCodigo'> {
  dicha.soloTrae(
    new Set([
      ...nombresDe('participante'),
      ...Object.keys(guardado).map((nombre) => nombre.toLowerCase()),
      ...CLAVES.map((nombre) => nombre.toLowerCase()),
    ]),
  );
  exigeIgual(dicha, {
    codigo: guardado['codigo'],
    nombreCliente: guardado['nombreCliente'],
    cedula: guardado['cedula'],
  });
  const adjudicado = adjudicacionDe(dicha, guardado);
  const [enAsamblea, guardadaEn] = [numeroDe(dicha, 'asambleaAdjudica'), guardado['asambleaAdjudica']];
  if (enAsamblea !== 0 && enAsamblea !== guardadaEn && !(adjudicado !== '' && enAsamblea === numeroAsamblea))
    throw campoInvalido('asambleaAdjudica', servicio.noEsIgual);
  return {
    ...participaDe(dicha, guardado),
    ...(adjudicado === guardado['adjudicadoPor'] ? {} : { adjudicadoPor: adjudicado }),
    ...ofertaDe(dicha, guardado),
  };
}

function adjudicacionDe(dicha: Cuerpo, guardado: JsonObject): '' | 'Oferta' | 'Sorteo' {
  const campo = dicha.trae('adjudicadoPor') ? 'adjudicadoPor' : 'tipo_adj';
  if (!dicha.trae(campo)) return guardado['adjudicadoPor'] as '';
  const leido = leerAdjudicadoPor(dicha.texto(campo));
  if (leido === null) throw campoInvalido(campo, propios.opcionInvalida);
  if (leido === 'Entrega' && guardado['adjudicadoPor'] !== 'Entrega')
    throw campoInvalido(campo, propios.entregaNoSeElige);
  return leido as '' | 'Oferta' | 'Sorteo';
}

/** State, else checkbox: differences from the stored value are toggled. */
function participaDe(dicha: Cuerpo, { estado }: JsonObject): { participa?: boolean } {
  const era = estado === 'participa';
  const escrito = dicha.texto('estado');
  const leido = escrito === '' ? undefined : leerEstadoDeParticipante(escrito);
  if (leido === null) throw campoInvalido('estado', propios.opcionInvalida);
  const es =
    leido !== undefined && leido !== estado
      ? leido === 'participa'
      : dicha.texto('checked') === ''
        ? era
        : dicha.siNo('checked');
  return es === era ? {} : { participa: es };
}

/** Sequence and instalments; 0 means no offer. */
function ofertaDe(dicha: Cuerpo, guardado: JsonObject): Pick<MarcaDeGeneracion, 'prioridadOferta' | 'cantidadOferta'> {
  const [secuencia, cuotas] = [
    numeroDe(dicha, 'prioridadOferta'),
    numeroDe(dicha, 'cantidadOferta', 'Cuotas_Ofertadas'),
  ];
  return {
    ...(secuencia === 0 || secuencia === guardado['prioridadOferta'] ? {} : { prioridadOferta: secuencia }),
    ...(cuotas === 0 || cuotas === guardado['cantidadOferta'] ? {} : { cantidadOferta: cuotas }),
  };
}

const numeroDe = (dicha: Cuerpo, ...nombres: readonly string[]): number => {
  const texto = dicha.texto(...nombres);
  return texto === '' ? 0 : comoNumero(texto, nombres[0] ?? '');
};

const soloLetras = (texto: string): string => texto.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Minutes have a fixed heading and foot: the caller's must match. @throws 422. */
export function exigeEncabezado(cuerpo: Cuerpo, numeroAsamblea: number): void {
  const titulo = ASA.actaDeAsamblea(numeroAsamblea);
  const cabecera = soloLetras(titulo);
  if (
    cuerpo.valor('Cabecera') !== undefined &&
    !['acta', 'actadeasamblea', cabecera].includes(soloLetras(cuerpo.texto('Cabecera')))
  )
    throw campoInvalido('Cabecera', servicio.encabezadoPropio(titulo));
  if (cuerpo.valor('PiePagina') !== undefined) throw campoInvalido('PiePagina', servicio.piePropio);
}
