import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Contador } from '../../entities/contador.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Number series → query of the highest number issued. */
const HIGHEST: Readonly<Record<string, (query: Query) => Query>> = {
  aprobacion: (query) => query.select('MAX(solicitud.numAprobacion)', 'mayor').from(Solicitud, 'solicitud'),
  'orden-de-compra': (query) => query.select('MAX(orden.id)', 'mayor').from(OrdenDeCompra, 'orden'),
  pagare: (query) => query.select('MAX(pagare.id)', 'mayor').from(Pagare, 'pagare'),
  'solicitud-de-pago': (query) => query.select('MAX(pago.id)', 'mayor').from(SolicitudDePago, 'pago'),
};

/** A counter below the highest number in use (after a table was restored by hand): its next number is taken. */
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
  series: Iterable<string> = Object.keys(HIGHEST),
): Promise<CounterBehind[]> {
  const behind: CounterBehind[] = [];
  for (const serie of series) {
    const highest = HIGHEST[serie]?.(manager.createQueryBuilder());
    if (highest === undefined) continue;
    const mayor = Number((await highest.getRawOne<{ mayor: number | null }>())?.mayor ?? 0);
    const valor = (await manager.findOneBy(Contador, { serie }))?.valor ?? 0;
    if (mayor > valor) behind.push({ serie, valor, mayor });
  }
  return behind;
}
