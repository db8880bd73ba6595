import { type DatosDeUnidad, rechazoPorSerialRepetido, serialesDeUnidad } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { takeLock } from '../../db/transaction/locks';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { FichaBien, FichaPlan } from '../../entities/medio-aprobacion.entity';
import { Plan } from '../../entities/plan.entity';

/**
 * Chassis, engine and plate stand in one case that is still to be delivered. Two saves of the same number wait for each other. @throws 422 with the
 * plan of the other case.
 */
export async function exigirSerialesUnicos(
  manager: EntityManager,
  fichaId: number,
  datos: Partial<DatosDeUnidad>,
): Promise<void> {
  const escritos = serialesDeUnidad.filter((campo) => (datos[campo] ?? '') !== '');
  if (escritos.length > 0) await takeLock(manager, 'unidades');
  for (const campo of escritos) {
    const valor = String(datos[campo]);
    const row = await readOne<{ idCodigo: string }>(
      manager
        .createQueryBuilder()
        .from(FichaBien, 'ficha')
        .innerJoin(FichaPlan, 'elegido', 'elegido.fichaId = ficha.id AND elegido.vigente = :vigente', { vigente: true })
        .innerJoin(Plan, 'plan', 'plan.id = elegido.planId')
        .leftJoin(
          CartaSalida,
          'entrega',
          `entrega.adjudicacionId = elegido.adjudicacionId AND entrega.estado = 'realizada'`,
        )
        .select('plan.idCodigo', 'idCodigo')
        .where(`ficha.${campo} = :valor AND ficha.id <> :fichaId AND entrega.id IS NULL`, { valor, fichaId })
        .orderBy('plan.idCodigo')
        .limit(1),
    );
    if (row !== null) throw rechazoPorSerialRepetido(campo, valor, row.idCodigo);
  }
}
