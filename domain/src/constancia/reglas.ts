import { type Autoria, llegoTarde } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { porCodigo } from '../regla-adjudicacion/reglas';
import { esLibre } from '../texto';
import type { AsambleaDeLista, PlanDeLista } from './tipos';

/** First line of the canonical list: another form is another name. */
export const FORMA_DE_LISTA = 'adjudica-lista-2';
/** Lists that were frozen before awards of other assemblies stood in them: read as they were kept. */
const FORMAS_DE_LISTA = ['adjudica-lista-1', FORMA_DE_LISTA];

/**
 * The canonical form of a list of participants, whose SHA-256 (UTF-8) is printed: lines that end in a line feed, but the last. The form, the
 * assembly, then one plan a line by place, each line but the first a JSON array without blanks. Free slots are in no list. Names are in Unicode
 * normal form C; amounts are whole cents.
 */
export function listaCanonica(asamblea: AsambleaDeLista, planes: readonly PlanDeLista[]): string {
  const { producto, grupo, numeroAsamblea, fecha } = asamblea;
  const enOrden = planes.filter(({ nombreCliente }) => !esLibre(nombreCliente)).sort(porCodigo);
  return [
    FORMA_DE_LISTA,
    JSON.stringify([producto, grupo, numeroAsamblea, fecha]),
    ...enOrden.map((plan) =>
      JSON.stringify([
        plan.idCodigo,
        plan.codigo,
        plan.cedula,
        plan.nombreCliente.normalize('NFC'),
        plan.valorCuota,
        plan.cuotaVencidas,
        plan.estado,
        plan.adjudicadaEn,
      ]),
    ),
  ].join('\n');
}

/** The plans of a canonical list. @throws RangeError it is none. */
export function planesDeLista(lista: string): PlanDeLista[] {
  const [forma, , ...lineas] = lista.split('\n');
  if (!FORMAS_DE_LISTA.includes(forma ?? '')) throw new RangeError(`not a list of the form ${FORMA_DE_LISTA}`);
  return lineas.map((linea) => {
    const [idCodigo, codigo, cedula, nombreCliente, valorCuota, cuotaVencidas, estado, adjudicadaEn = 0] =
      JSON.parse(linea);
    return { idCodigo, codigo, cedula, nombreCliente, valorCuota, cuotaVencidas, estado, adjudicadaEn };
  });
}

/** Why a list is not frozen (again): it was, or the minutes are issued. */
export function rechazoDeInstalacion({
  instalada,
  abierta,
  planes,
}: {
  /** By whom and when it was frozen; null = not yet. */
  readonly instalada: Autoria | null;
  /** Open, and without minutes. */
  readonly abierta: boolean;
  readonly planes: number;
}): ErrorDeNegocio | null {
  if (instalada !== null)
    return llegoTarde(
      'asamblea-ya-instalada',
      { con: propios.asambleaYaInstaladaPor, sin: propios.asambleaYaInstalada },
      instalada,
      {},
    );
  if (!abierta) return new ErrorDeNegocio('conflicto', 'asamblea-no-abierta', propios.instalarSinAbierta);
  return planes === 0 ? new ErrorDeNegocio('regla', 'sin-participantes', propios.instalarSinParticipantes) : null;
}

/** What follows the frozen list asks for one. */
export const sinInstalar = (): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'asamblea-sin-instalar', propios.asambleaSinInstalar);

/** 64 hexadecimal digits, as printed or as computed from a file: nothing shorter is looked for. */
export const HUELLA = /^[0-9a-f]{64}$/;
export const leerHuella = (escrita: string): string | null => {
  const huella = escrita.replace(/\s/g, '').toLowerCase();
  return HUELLA.test(huella) ? huella : null;
};
