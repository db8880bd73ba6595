import { conSupuestos } from '../cuerpo';
import { exigeFijos } from '../fijos';
import { actua, type Fila, json, lee, lista, ruta } from '../fila';

/** Part 2 §7.1: log-in and the calls of every screen. */
export const general: readonly Fila[] = [
  // an account has no session: its key is the token
  lee(
    'POST /auth',
    '',
    ({ actor: { id, usuario, nombre, apellido, role, idDepartamento }, clave, cuerpo }) => {
      cuerpo.exige('name');
      return json({ access_token: clave, user: { idSaad: id, usuario, nombre, apellido, role, idDepartamento } });
    },
    { claveEn: 'pass', usuarios: ['name'] },
  ),
  lee('GET /producto', '', () => lista('producto')),
  lee('GET /varios', '', ({ dato }) => lista('notario', { filtro: { tipo: dato('tipo') || 'ASAMBLEA' } }), {
    opcionales: 'tipo',
  }),
  lee('GET /grupo/{id}', 'producto', ({ dato }) => lista('grupo', { filtro: { producto: dato('producto') } })),
  lee('GET /Clientes/warrantly/{id}', 'plan', async ({ dato, api }) =>
    json((await api.lee(ruta`/riesgo/${dato('plan')}`))['garantias']),
  ),
  actua('PUT /Clientes/asignar/{4 params}', 'plan departamento accion usuario', async ({ dato, cuerpo, api }) => {
    exigeFijos(dato, { departamento: ['004'], accion: ['Recibir'] });
    // as specified only an empty folder is refused
    const { valores, supuesto } = conSupuestos(cuerpo, { aceptaIncompleta: true });
    const dicho = cuerpo.traduce(['carpeta'], { sin: ['usuario', 'aceptaIncompleta'] });
    const enviada = await api.actua('POST', ruta`/carpeta/${dato('plan')}/enviar`, { ...dicho, ...valores });
    return json({ ...enviada, ...supuesto });
  }),
];
