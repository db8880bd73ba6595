import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SorteoPorVerificar, type SorteoRepetido, verificarSorteo } from '@adjudica/domain';
import { PDFDocument } from '@cantoo/pdf-lib';
import { fail, run, say } from './terminal';

const USAGE = `Uso: npm run db -- sorteo LISTA --fuente bombo|loteria|faro --fecha AAAA-MM-DD --numero NÚMERO [--huella H] [--semilla S] [--orden 'PLAN PLAN …']
  Repite un sorteo con la lista cerrada (archivo de 'Descargar la lista cerrada', o la constancia en PDF, que la lleva adjunta) y los datos del acta (docs/sorteo.md). No usa la base de datos.
  Con --huella, --semilla y --orden dice en qué difiere lo impreso; termina con 1 si algo difiere.`;

const TEXTO = { type: 'string' } as const;
const OPTIONS = { fuente: TEXTO, fecha: TEXTO, numero: TEXTO, huella: TEXTO, semilla: TEXTO, orden: TEXTO };

run(USAGE, async (args) => {
  const { values, positionals } = parsed(args);
  const [archivo, ...rest] = positionals;
  const { fuente, fecha, numero } = values;
  if (archivo === undefined || rest.length > 0 || !fuente || !fecha || !numero) fail(USAGE, 2);
  const repetido = repetir(await leida(archivo), { ...values, fuente, fecha, numero });
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

async function leida(archivo: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(archivo);
  } catch {
    return fail(`No se puede leer ${archivo}.`);
  }
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? adjunta(bytes) : bytes.toString('utf8');
}

/** The list attached to a certificate. */
async function adjunta(pdf: Buffer): Promise<string> {
  const adjuntos = await PDFDocument.load(pdf, { updateMetadata: false }).then(
    (documento) => documento.getAttachments(),
    () => [],
  );
  const textos = adjuntos.map(({ data }) => Buffer.from(data).toString('utf8'));
  return textos.find((texto) => texto.startsWith('adjudica-lista-')) ?? fail('Ese PDF no lleva una lista cerrada.');
}

function repetir(lista: string, impreso: SorteoPorVerificar): SorteoRepetido {
  try {
    return verificarSorteo(lista, impreso, sha256);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    return fail('El archivo no es una lista cerrada.');
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    return fail(USAGE, 2);
  }
}
