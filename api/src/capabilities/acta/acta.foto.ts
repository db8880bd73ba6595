import { adjudicadosPorTipo } from '@adjudica/domain';
import { type FilaDeParticipante, type Foto, participantesDe } from '../participante';

/** The rows awarded in this assembly, in the order in which the document lists them. */
export function adjudicadosEnOrden(foto: Foto): FilaDeParticipante[] {
  const filas = new Map(foto.filas.map((fila) => [fila.idCodigo, fila]));
  return adjudicadosPorTipo(participantesDe(foto), foto.asamblea.numeroAsamblea).flatMap((grupo) =>
    grupo.filas.map(({ idCodigo }) => filas.get(idCodigo) as FilaDeParticipante),
  );
}
