import { avisoDeModelo, firmasQueFaltan, instanteDe, papelesQueSeFirman, puede } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { emitidoDe, type PapelStore } from './papel.store';

/** By plan: what its papers wait for, of those that the user reads; nothing where nothing is missing. */
export async function avisosDePapeles(
  actor: Actor,
  papeles: Pick<PapelStore, 'listByPlans' | 'modelosDePlanes'>,
  { idCodigos, ahora }: { readonly idCodigos: readonly string[]; readonly ahora: Date },
): Promise<ReadonlyMap<string, string[]>> {
  if (!puede(actor, 'papel:leer')) return new Map();
  const [rows, modelos] = await Promise.all([papeles.listByPlans(idCodigos), papeles.modelosDePlanes(idCodigos)]);
  const leidos = rows.filter(({ tipo }) => puede(actor, papelesQueSeFirman[tipo].lee));
  return new Map(
    idCodigos.map((idCodigo) => {
      const suyos = leidos.filter((row) => row.idCodigo === idCodigo).map(emitidoDe);
      const contrato = suyos.find(({ tipo }) => tipo === 'contrato');
      const modelo = modelos.get(idCodigo);
      const estado = {
        emitido: contrato !== undefined,
        firmado: contrato?.estado === 'firmado',
        ahora: instanteDe(ahora),
      };
      const avisos = [firmasQueFaltan(suyos), modelo === undefined ? null : avisoDeModelo(modelo, estado)];
      return [idCodigo, avisos.filter((aviso) => aviso !== null)];
    }),
  );
}
