import {
  adjudicadosDe,
  aplicarMarca,
  ErrorDeNegocio,
  esErrorDeNegocio,
  type MarcaDeGeneracion,
  mensajes,
  type ParticipanteDelActa,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import {
  type AsambleaSnapshot,
  type MarcasDeParticipante,
  type ParticipanteStore,
  participantesDe,
} from '../participante';

const CAMPOS_DE_MARCA = ['estado', 'adjudicadoPor', 'asambleaAdjudica', 'prioridadOferta', 'cantidadOferta'] as const;

type Marcado = Pick<MarcasDeParticipante, (typeof CAMPOS_DE_MARCA)[number]>;

const campo = (nombre: string, code: string, texto: string, idCodigo: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { [nombre]: texto }, detalle: { idCodigo } });

/** Marks applied to the printed rows by the rules of the table itself. @throws 422 with the row's path. */
export function conMarcas(
  participantes: readonly ParticipanteDelActa[],
  marcas: readonly MarcaDeGeneracion[],
  numeroAsamblea: number,
): ParticipanteDelActa[] {
  const rows = new Map(participantes.map((p) => [p.idCodigo, p]));
  for (const [i, { idCodigo, ...marca }] of marcas.entries()) {
    const row = rows.get(idCodigo);
    if (row === undefined)
      throw campo(`marcas.${i}.idCodigo`, 'participante-desconocido', mensajes.propios.noEncontrado, idCodigo);
    const ofertas = adjudicadosDe([...rows.values()], numeroAsamblea).filter(
      (p) => p.adjudicadoPor === 'Oferta' && p.idCodigo !== idCodigo,
    );
    const otrasSecuencias = ofertas.map((p) => p.prioridadOferta);
    rows.set(idCodigo, {
      ...row,
      ...enFila(i, () => aplicarMarca(row, marca, { numeroAsamblea, otrasSecuencias })),
    });
  }
  return [...rows.values()];
}

/** Adds the mark's index to its refusal. */
function enFila<T>(i: number, marca: () => T): T {
  try {
    return marca();
  } catch (error) {
    if (!esErrorDeNegocio(error)) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors ?? {}).map(([nombre, texto]) => [`marcas.${i}.${nombre}`, texto]),
    );
    throw new ErrorDeNegocio(error.kind, error.code, error.title, { detalle: error.detalle ?? {}, errors });
  }
}

/** Source of minutes with these marks. @throws 422 with the row's path: a live award is no draft, and only 'Retiro' changes it. */
export function markedSnapshot(snapshot: AsambleaSnapshot, marcas: readonly MarcaDeGeneracion[]): AsambleaSnapshot {
  const vigentes = new Set(snapshot.rows.flatMap((row) => (row.adjudicacionId === null ? [] : [row.idCodigo])));
  const ajena = marcas.findIndex(({ idCodigo }) => vigentes.has(idCodigo));
  if (ajena >= 0)
    throw campo(
      `marcas.${ajena}.adjudicadoPor`,
      'tiene-adjudicacion',
      mensajes.propios.tieneAdjudicacion,
      marcas[ajena]?.idCodigo ?? '',
    );
  const marcados = conMarcas(participantesDe(snapshot), marcas, snapshot.asamblea.numeroAsamblea);
  const rows = snapshot.rows.map((row, i) => ({ ...row, ...marcasDe(marcados[i] as ParticipanteDelActa) }));
  return { ...snapshot, rows: rows };
}

const marcasDe = ({ estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta }: Marcado) => ({
  ...{ estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta },
});

/** Writes the rows with changed marks; `marcadas` in the order of `filas`. @throws 412 marked meanwhile. */
export async function guardarMarcas(
  tx: Tx,
  participantes: ParticipanteStore,
  { asamblea, rows }: AsambleaSnapshot,
  marcadas: readonly Marcado[],
): Promise<void> {
  for (const [i, row] of rows.entries()) {
    const marcas = marcasDe(marcadas[i] as Marcado);
    if (CAMPOS_DE_MARCA.every((clave) => row[clave] === marcas[clave])) continue;
    if ((await participantes.update(tx.manager, row.id, row.version, marcas)) === 0)
      throw staleVersion(asamblea.versionParticipantes, ['participantes']);
  }
}
