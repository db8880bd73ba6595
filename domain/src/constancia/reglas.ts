import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { porCodigo } from '../regla-adjudicacion/reglas';
import { esLibre } from '../texto';
import type { AsambleaDeLista, PlanDeLista } from './tipos';

/** First line of the canonical list: the version of its form. */
export const FORMA_DE_LISTA = 'adjudica-lista-2';
/** Forms that can be read; the first has no awards of other assemblies. */
const FORMAS_DE_LISTA = ['adjudica-lista-1', FORMA_DE_LISTA];

/**
 * Canonical form of a list of participants, whose SHA-256 (UTF-8) is printed: lines separated by line feeds. First the form, then the assembly, then
 * one plan a line by place; each line but the first is a JSON array without blanks. Free slots are left out, names are in Unicode normal form C,
 * amounts in whole cents.
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

/** The plans of a canonical list. @throws RangeError the text is none. */
export function planesDeLista(lista: string): PlanDeLista[] {
  const [forma, , ...lineas] = lista.split('\n');
  if (!FORMAS_DE_LISTA.includes(forma ?? '')) throw new RangeError(`not a list of the form ${FORMA_DE_LISTA}`);
  return lineas.map((linea) => {
    const [idCodigo, codigo, cedula, nombreCliente, valorCuota, cuotaVencidas, estado, adjudicadaEn = 0] =
      JSON.parse(linea);
    return { idCodigo, codigo, cedula, nombreCliente, valorCuota, cuotaVencidas, estado, adjudicadaEn };
  });
}

/** Why a list can't be frozen: it was frozen before, its assembly is not open, or it has no participants. */
export function rechazoDeInstalacion({
  instalada,
  abierta,
  planes,
}: {
  /** Who froze it and when; null = not frozen. */
  readonly instalada: Autoria | null;
  /** Open, and without minutes. */
  readonly abierta: boolean;
  readonly planes: number;
}): ErrorDeNegocio | null {
  if (instalada !== null)
    return conflictoDeActo(
      'asamblea-ya-instalada',
      { con: propios.asambleaYaInstaladaPor, sin: propios.asambleaYaInstalada },
      instalada,
      {},
    );
  if (!abierta) return new ErrorDeNegocio('conflicto', 'asamblea-no-abierta', propios.instalarSinAbierta);
  return planes === 0 ? new ErrorDeNegocio('regla', 'sin-participantes', propios.instalarSinParticipantes) : null;
}

/** Refusal of acts that need the frozen list. */
export const sinInstalar = (): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'asamblea-sin-instalar', propios.asambleaSinInstalar);
