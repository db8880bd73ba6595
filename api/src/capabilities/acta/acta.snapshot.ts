import { adjudicadosPorTipo } from '@adjudica/domain';
import { type AsambleaSnapshot, type ParticipanteRow, participantesDe } from '../participante';

/** The rows awarded in this assembly, in the order in which the document lists them. */
export function adjudicadosEnOrden(snapshot: AsambleaSnapshot): ParticipanteRow[] {
  const rows = new Map(snapshot.rows.map((row) => [row.idCodigo, row]));
  return adjudicadosPorTipo(participantesDe(snapshot), snapshot.asamblea.numeroAsamblea).flatMap((grupo) =>
    grupo.filas.map(({ idCodigo }) => rows.get(idCodigo) as ParticipanteRow),
  );
}
