import { adjudicadosPorTipo } from '@adjudica/domain';
import { type Foto, type ParticipanteRow, participantesDe } from '../participante';

/** The rows awarded in this assembly, in the order in which the document lists them. */
export function adjudicadosEnOrden(foto: Foto): ParticipanteRow[] {
  const rows = new Map(foto.filas.map((row) => [row.idCodigo, row]));
  return adjudicadosPorTipo(participantesDe(foto), foto.asamblea.numeroAsamblea).flatMap((grupo) =>
    grupo.filas.map(({ idCodigo }) => rows.get(idCodigo) as ParticipanteRow),
  );
}
