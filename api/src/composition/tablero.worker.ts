import type { BaseDeLectura, LeidoAparte, TareaDeLectura } from '../capabilities/tablero/tablero.aparte';
import type { Lectura } from '../capabilities/tablero/tablero.lectura';
import { openDatabase } from '../db/data-source';
import type { SlowStatement } from '../db/slow-statements';
import { serve } from '../workers/serve';
import { composeLecturaDelTablero } from './tablero.lectura';

/** Told since the last answer. */
const lentas: SlowStatement[] = [];
let abierta: Promise<Lectura> | undefined;

async function abrir({ file, slowMs, descontarFeriados }: BaseDeLectura): Promise<Lectura> {
  const dataSource = await openDatabase({
    url: file,
    // this is the other thread
    slowReadMs: Number.POSITIVE_INFINITY,
    ...(slowMs !== null && { slowStatements: { ms: slowMs, tell: (lenta) => lentas.push(lenta) } }),
  });
  return composeLecturaDelTablero(dataSource, { descontarFeriados }).lectura;
}

serve(async ({ base, pedido }: TareaDeLectura): Promise<LeidoAparte> => {
  abierta ??= abrir(base);
  const lectura = await abierta;
  const leer = () => {
    if (pedido === null) return null;
    return 'cifras' in pedido ? lectura.cifras(pedido.cifras) : lectura.elegidas(pedido.elegidas);
  };
  const leido = await leer();
  return { leido, lentas: lentas.splice(0) };
});
