import { type PasoDelCaso, porConfirmar, propios, type ReglaRevisada } from '@adjudica/domain';
import type { Api } from './api';
import { type Cuerpo, conSupuestos } from './cuerpo';
import { ruta } from './fila';
import type { JsonObject } from './json-object';

/**
 * What a call says of the rules before a step: the caller has not seen them, so those that only warn are confirmed, and the answer names them. One
 * that stops refuses it.
 */
export async function reglasSupuestas(
  api: Api,
  plan: string,
  paso: PasoDelCaso,
  cuerpo?: Cuerpo,
): Promise<{ valores: JsonObject; supuesto: JsonObject }> {
  const { reglas } = await api.lee(ruta`/caso/${plan}/reglas/${paso}`);
  const confirma = porConfirmar(reglas as readonly ReglaRevisada[]).map(({ codigo }) => codigo);
  const porDefecto: JsonObject = confirma.length === 0 ? {} : { confirma, motivo: propios.servicio.sinPreguntar };
  return cuerpo === undefined
    ? { valores: porDefecto, supuesto: confirma.length === 0 ? {} : { supuesto: porDefecto } }
    : conSupuestos(cuerpo, porDefecto);
}
