import type { ClaseDeRetencion, Examen } from '../capabilities/retencion';
import { compose } from '../compose';
import { readConfig } from '../config';
import { confirmName } from './base';
import { fail, noMore, say, takeOption, takeValue } from './terminal';

const NOMBRES: Readonly<Record<ClaseDeRetencion, string>> = {
  accesos: 'Accesos (quién leyó qué)',
  buro: 'Informes del buró',
  documentos: 'Documentos de planes retirados',
};

/** `retencion --simular`: counts data past its retention. `retencion [--base NAME]`: removes it. */
export async function retencion(args: string[]): Promise<void> {
  const base = takeValue(args, '--base');
  const simular = takeOption(args, '--simular');
  noMore(args);
  const application = await compose(readConfig());
  try {
    const examenes = await application.retencion.examinar();
    for (const examen of examenes) say(lineaDe(examen));
    if (simular) {
      say('Simulación: no se quitó nada.');
      return;
    }
    const rows = examenes.reduce((suma, uno) => suma + (uno.impide === null ? uno.filas : 0), 0);
    if (rows === 0) {
      say('Nada cumplió su plazo.');
      return;
    }
    await confirmName(base, `Se quitarían ${rows} filas para siempre`);
    const { ocupada, quitadas } = await application.retencion.quitar();
    for (const [clase, cuantas] of Object.entries(quitadas))
      say(`Quitadas: ${cuantas}, ${NOMBRES[clase as ClaseDeRetencion]}.`);
    if (ocupada) fail('Otro proceso lo está haciendo: sus filas las quita él.');
  } finally {
    await application.close();
  }
}

function lineaDe({ clase, dias, filas: rows, masAntigua, masNueva, impide }: Examen): string {
  const nombre = NOMBRES[clase];
  if (dias === 0) return `${nombre}: se conservan siempre.`;
  const cuales = rows === 0 ? 'ninguna' : `${rows}, de ${masAntigua} a ${masNueva}`;
  const porque = impide === null ? '' : ` No se quitan aquí: el barrido de archivos dice '${impide}'.`;
  return `${nombre}, más de ${dias} días: ${cuales}.${porque}`;
}
