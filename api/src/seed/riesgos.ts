import { UMBRAL_DE_RIESGO } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { RiesgoVista } from '../capabilities/riesgo/riesgo.dto';
import type { Application } from '../compose';
import type { RelojDeDemo } from './actas';
import type { CarpetaLlena } from './carpetas';

interface Juicio {
  /** What risk verified by itself: as many of these, in their order, as the threshold asks for, or just the first ones. */
  marcas: 'hastaElUmbral' | number;
  excepcion?: string;
  garantias?: boolean;
}

/** Places in the demo's order (carpetas.ts): 0 and 5 are with risk, 9, 13, 16, 18 and 19 were, the others were only calculated by their executive or by risk. */
const JUICIOS: Readonly<Record<number, Juicio>> = {
  0: { marcas: 'hastaElUmbral', garantias: true },
  5: { marcas: 1, excepcion: 'Socio puntual en un plan anterior; se revisaron sus ingresos con el empleador.' },
  3: { marcas: 0 },
  9: { marcas: 'hastaElUmbral', garantias: true },
  10: { marcas: 2 },
  13: { marcas: 2 },
  16: { marcas: 'hastaElUmbral', garantias: true },
  18: { marcas: 'hastaElUmbral', garantias: true },
  19: { marcas: 'hastaElUmbral', garantias: true },
};

const VERIFICADOS = [
  'VALOR19',
  'VALOR20',
  'VALOR14',
  'VALOR15',
  'VALOR16',
  'VALOR3',
  'VALOR10',
  'VALOR4',
  'VALOR18',
  'VALOR6',
  'VALOR5',
  'VALOR7',
  'VALOR1',
  'VALOR2',
  'VALOR12',
  'VALOR17',
];
const MINUTO = 60_000;
const DESPUES_DE_ENVIAR = 100 * MINUTO;

/** Scores some folders, above and below the threshold and one with exception, through the real services. Returns how many. */
export async function calcularRiesgos(
  application: Application,
  clock: RelojDeDemo,
  carpetas: readonly CarpetaLlena[],
  riesgo: Actor,
): Promise<number> {
  const ahora = clock.now();
  const { riesgo: actos } = application.expediente;
  let total = 0;
  for (const { indice, idCodigo, actor, instante } of carpetas) {
    const juicio = JUICIOS[indice];
    if (juicio === undefined) continue;
    clock.moveTo(new Date(Math.min(instante.getTime() + DESPUES_DE_ENVIAR, ahora.getTime() - MINUTO)));
    try {
      let vista = await actos.calcular(actor, idCodigo, { version: 0 });
      for (const codigo of porMarcar(vista, juicio)) {
        if (juicio.marcas === 'hastaElUmbral' && (vista.puntaje ?? 0) >= UMBRAL_DE_RIESGO) break;
        vista = await actos.marcar(riesgo, idCodigo, {
          version: vista.version,
          parametro: codigo,
          cumple: true,
          motivo: 'Verificado con los documentos de la carpeta.',
        });
      }
      if (juicio.garantias === true)
        vista = await actos.garantias(riesgo, idCodigo, { version: vista.version, confirmado: true });
      if (juicio.excepcion !== undefined && (vista.puntaje ?? 0) < UMBRAL_DE_RIESGO)
        await actos.exceptuar(riesgo, idCodigo, {
          version: vista.version,
          excepcion: true,
          observacion: juicio.excepcion,
        });
      total++;
    } catch (error) {
      application.log.warn({ err: error, plan: idCodigo }, 'the risk of a demo folder could not be scored');
    }
  }
  clock.moveTo(ahora);
  return total;
}

function porMarcar({ parametros }: RiesgoVista, { marcas }: Juicio): string[] {
  const pendientes = VERIFICADOS.filter((codigo) => parametros.some((p) => p.codigo === codigo && !p.cumple));
  return marcas === 'hastaElUmbral' ? pendientes : pendientes.slice(0, marcas);
}
