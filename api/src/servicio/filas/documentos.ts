import { propios } from '@adjudica/domain';
import { claveDeArchivo, dicho, filtroDe, planDe } from '../busca';
import { campoInvalido, comoNumero, conNombres } from '../cuerpo';
import { actua, type Entrada, type Fila, json, lee, lista, pasa, ruta, type Salida } from '../fila';
import type { JsonObject } from '../json-object';

const conSusNombres = conNombres('documento', 'nui');
/** 3.5, with the path of our file operation as its key. */
export const comoDocumento = (fila: JsonObject): JsonObject => {
  const { nombre, formato } = fila['tipo'] as { nombre: string; formato: string };
  const { ruta: rutaDeArchivo } = fila;
  const key = typeof rutaDeArchivo === 'string' ? claveDeArchivo(`/${rutaDeArchivo}`) : null;
  return { ...conSusNombres(fila), key, type: { Nombre: nombre, tipo: formato } };
};
const legal = (fila: JsonObject): JsonObject | undefined =>
  (fila['tipo'] as { legal: boolean }).legal ? comoDocumento(fila) : undefined;

const deUnPlan = (plan: string, mas: JsonObject = {}): Salida =>
  lista('documento', { filtro: { plan, ...mas } }, comoDocumento);

/** A field of a form, wherever in it: the specification sends the file first, and our operation names the document in its path. */
function campoDeForma(forma: Buffer, nombre: string): string {
  const texto = forma.toString('latin1');
  return new RegExp(`name="${nombre}"\\r\\n\\r\\n([^\\r\\n]*)`).exec(texto)?.[1] ?? '';
}

async function sube({ dato, api }: Entrada): Promise<Salida> {
  // named outside the form, it is streamed; within, the form is read first
  const forma = dato('idDoc') === '' ? await api.forma() : undefined;
  const id = forma === undefined ? dato('idDoc') : campoDeForma(forma, 'idDoc');
  if (id === '') throw campoInvalido('idDoc', propios.servicio.sinDocumento);
  const { version } = await api.lee(ruta`/documento/${id}`);
  return pasa(await api.sube(ruta`/documento/${id}/archivo`, version as number, forma));
}

/** Part 2 §7.16. */
export const documentos: readonly Fila[] = [
  lee('GET aws/documentos/Persona/{3 params}', 'cedula plan dueno', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return deUnPlan(
      dato('plan'),
      filtroDe({ dueno: dicho(dato('dueno')) ? comoNumero(dato('dueno'), 'dueno') : undefined }),
    );
  }),
  lee('GET aws/documentos/{id}', 'plan', ({ dato }) => deUnPlan(dato('plan'))),
  // the account's role decides which ones are visible
  lee('GET documentosxRol/{3 params}', 'cedula plan rol', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return deUnPlan(dato('plan'));
  }),
  lee('GET documentoslegal/{id}', 'plan', ({ dato }) => lista('documento', { filtro: { plan: dato('plan') } }, legal)),
  lee('GET docs/all/{id}', 'plan', ({ dato }) => deUnPlan(dato('plan'))),
  actua('POST aws/upload', '', sube, { opcionales: 'idDoc' }),
  actua('PUT aws/actualizar/{id}', 'id', async ({ dato, cuerpo, api }) => {
    const estado = cuerpo.opcion(['true', 'false', '1', '0', 'S', 'N'], 'estado');
    if (estado === undefined) throw campoInvalido('estado', propios.campoObligatorio);
    const camino = ruta`/documento/${dato('id')}`;
    if (cuerpo.siNo('estado')) return json(comoDocumento(await api.actuaSobre(camino, '/aceptar')));
    const observaciones = cuerpo.exige('Observaciones');
    return json(comoDocumento(await api.actuaSobre(camino, '/rechazar', { observaciones })));
  }),
];
