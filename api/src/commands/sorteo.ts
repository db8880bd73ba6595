import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SorteoPorVerificar, type SorteoRepetido, verificarSorteo } from '@adjudica/domain';
import { fail, run, say } from './terminal';

const USAGE = `Uso: npm run sorteo:verificar -- LISTA --fuente bombo|loteria|faro --fecha AAAA-MM-DD --numero NÚMERO [--huella H] [--semilla S] [--orden 'PLAN PLAN …']
  Repite un sorteo con la lista congelada (archivo de 'Descargar la lista congelada') y los datos del acta (docs/sorteo.md). No usa la base de datos.
  Con --huella, --semilla y --orden dice en qué difiere lo impreso; termina con 1 si algo difiere.`;

const TEXTO = { type: 'string' } as const;
const OPTIONS = { fuente: TEXTO, fecha: TEXTO, numero: TEXTO, huella: TEXTO, semilla: TEXTO, orden: TEXTO };

run(USAGE, async (args) => {
  const { values, positionals } = parsed(args);
  const [archivo, ...rest] = positionals;
  const { fuente, fecha, numero } = values;
  if (archivo === undefined || rest.length > 0 || !fuente || !fecha || !numero) fail(USAGE, 2);
  const repetido = repetir(leida(archivo), { ...values, fuente, fecha, numero });
  say(`Huella de la lista: ${repetido.huella}`);
  say(`Texto de la semilla: ${repetido.texto}`);
  say(`Semilla: ${repetido.semilla}`);
  say(`Orden: ${repetido.orden.join(' ')}`);
  for (const diferencia of repetido.diferencias) say(`DIFIERE: ${diferencia}`);
  if (repetido.diferencias.length > 0) process.exitCode = 1;
  else say('Nada difiere de lo indicado.');
});

function sha256(texto: string): string {
  return createHash('sha256').update(texto, 'utf8').digest('hex');
}

function leida(archivo: string): string {
  try {
    return readFileSync(archivo, 'utf8');
  } catch {
    return fail(`No se puede leer ${archivo}.`);
  }
}

function repetir(lista: string, impreso: SorteoPorVerificar): SorteoRepetido {
  try {
    return verificarSorteo(lista, impreso, sha256);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    return fail('El archivo no es una lista congelada.');
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    return fail(USAGE, 2);
  }
}
