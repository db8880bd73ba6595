import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { Contador } from '../entities/contador.entity';
import { OrdenDeCompra } from '../entities/orden-de-compra.entity';
import { Pagare } from '../entities/pagare.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';

/** Series of numbers → where the numbers that were given stand. */
const NUMBERED: Readonly<Record<string, readonly [EntityTarget<ObjectLiteral>, column: string]>> = {
  aprobacion: [Solicitud, 'numAprobacion'],
  'orden-de-compra': [OrdenDeCompra, 'id'],
  pagare: [Pagare, 'id'],
  'solicitud-de-pago': [SolicitudDePago, 'id'],
};

/** A counter that is below a number that a row has, as after a table was restored by hand: what it gives next is taken. */
export interface CounterBehind {
  readonly serie: string;
  readonly valor: number;
  readonly mayor: number;
}

export class CounterBehindError extends Error {
  constructor({ serie, valor, mayor }: CounterBehind, cause: unknown) {
    super(`the counter of '${serie}' stands at ${valor}, and ${mayor} was given already`, { cause });
  }
}

export async function countersBehind(
  manager: EntityManager,
  series: Iterable<string> = Object.keys(NUMBERED),
): Promise<CounterBehind[]> {
  const behind: CounterBehind[] = [];
  for (const serie of series) {
    const [entity, column] = NUMBERED[serie] ?? [];
    if (entity === undefined || column === undefined) continue;
    const mayor = (await manager.maximum(entity, column)) ?? 0;
    const valor = (await manager.findOneBy(Contador, { serie }))?.valor ?? 0;
    if (mayor > valor) behind.push({ serie, valor, mayor });
  }
  return behind;
}
