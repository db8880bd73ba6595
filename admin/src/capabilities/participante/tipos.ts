import {
  type AdjudicadoPor,
  deNumero,
  type EstadoDeMarcas,
  type EstadoParticipante,
  type HechosDeParticipante,
  mismoTexto,
  puedeAdjudicarse,
  rechazoDeDejarDeParticipar,
  rechazoDeParticipar,
} from '@adjudica/domain';
import type { AccionDeParticipante, ParticipanteMarcado as Marcado, ParticipanteVista } from '../../generated/api';

/** ASA-032: a row of the participants' table; amounts in dollars, `asambleaAdjudica` 0 = none. */
export type ParticipanteRecord = Omit<ParticipanteVista, 'estado' | 'estadoInicial' | 'adjudicadoPor'> & {
  readonly estado: EstadoParticipante;
  readonly estadoInicial: EstadoParticipante;
  readonly adjudicadoPor: AdjudicadoPor;
};

/** Answer to a mark: the row, and the version of the participants with which minutes can be generated. */
export type ParticipanteMarcado = ParticipanteRecord & Pick<Marcado, 'versionParticipantes'>;

/** The row as the rules want it. */
export const hechosDeParticipante = (fila: ParticipanteRecord): HechosDeParticipante => fila;

/** The row as the order of the offers is judged. */
export const comoOferta = (fila: ParticipanteRecord) => ({ ...fila, valorCuota: deNumero(fila.valorCuota) });

/** The row with what a mark writes, and the actions that follow from it, until the server's answer replaces both. */
export function conMarcas(
  fila: ParticipanteRecord,
  marcas: EstadoDeMarcas,
  numeroAsamblea: number,
): ParticipanteRecord {
  const hechos: HechosDeParticipante = { ...hechosDeParticipante(fila), ...marcas };
  const acciones: AccionDeParticipante[] = [];
  if (puedeAdjudicarse(hechos, numeroAsamblea)) acciones.push('adjudicar');
  if (rechazoDeParticipar(hechos) === null) acciones.push('participar');
  if (rechazoDeDejarDeParticipar(hechos) === null) acciones.push('dejarDeParticipar');
  return { ...fila, ...marcas, checked: mismoTexto(marcas.estado, 'participa'), acciones };
}
