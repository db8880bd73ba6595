import { propios } from '@adjudica/domain';
import { type Api, noEncontrado } from '../api';
import { claveDeArchivo, claveDeSolicitud, planDe } from '../busca';
import { campoInvalido, conNombres, soloNombres } from '../cuerpo';
import { comoPlan, fichaDe } from '../ficha';
import { abre, actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { JsonObject } from '../json-object';
import { enCatalogo } from '../palabras';
import { comoDocumento } from './documentos';

const comoConyuge = conNombres('conyuge', 'Cedula Nombre Fecha_N Profesion residencia');
const suEmpresa = soloNombres(
  'conyuge',
  'SitLabo ruc Empresa Ocupacion Actividad Direccion Telefono Antiguedad Correo',
);

/** A place by its code or its name. @throws 404. */
async function lugar(
  api: Api,
  recurso: 'provincia' | 'canton',
  dicho: string,
  filtro: JsonObject = {},
): Promise<{ readonly codigo: string }> {
  const hallado = await enCatalogo(api, recurso, dicho, filtro);
  const { provinciaDesconocida, cantonDesconocido } = propios.servicio;
  if (hallado === undefined) throw noEncontrado(recurso === 'provincia' ? provinciaDesconocida : cantonDesconocido);
  return { codigo: String(hallado['codigo']) };
}

/** Part 2 §7.3: reading a client. */
export const clientes: readonly Fila[] = [
  lee('GET clientes/{id}', 'cedula', async ({ dato, api }) =>
    json(await fichaDe(api, await api.lee(ruta`/cliente/${dato('cedula')}`))),
  ),
  lee('GET clientes/plan/{4 params}', 'plan garante idGarante cedula', async ({ dato, api }) => {
    const plan = await planDe(api, dato('plan'), dato('cedula'));
    const ficha = await fichaDe(api, await api.lee(ruta`/cliente/${dato('cedula')}`), dato('plan'));
    return json({ ...comoPlan(plan), ...ficha });
  }),
  lee('GET clientes/movimientos/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return lista('movimiento', { filtro: { plan: dato('plan') } });
  }),
  lee('GET clientes/busqueda/{q}', 'q', ({ dato }) => abre(ruta`/cliente/busqueda?q=${dato('q')}`)),
  lee('GET clientes/conyuge/plan/{3 params}', 'cedula plan garante', async ({ dato, api }) => {
    const conyuge = await api.lee(ruta`/conyuge/${claveDeSolicitud(dato('plan'), dato('garante'))}`);
    return json({ ...comoConyuge(conyuge), EmpresaConyuge: suEmpresa(conyuge) });
  }),
  lee('GET provincia', '', () => lista('provincia')),
  lee('GET ciudad/{p}', 'provincia', async ({ dato, api }) => {
    const { codigo } = await lugar(api, 'provincia', dato('provincia'));
    return lista('canton', { filtro: { provinciaCodigo: codigo } });
  }),
  lee('GET parroquia/{2 params}', 'provincia canton', async ({ dato, api }) => {
    const { codigo } = await lugar(api, 'provincia', dato('provincia'));
    const canton = await lugar(api, 'canton', dato('canton'), { provinciaCodigo: codigo });
    return lista('parroquia', { filtro: { cantonCodigo: canton.codigo } });
  }),
  lee('GET estadoCuenta/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return abre(ruta`/plan/${dato('plan')}/estado-cuenta`);
  }),
  lee('GET listaDocs/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return lista('documento', { filtro: { plan: dato('plan') } }, comoDocumento);
  }),
  lee('GET listadoUAFE', '', () => lista('actividad-uafe')),
  actua('GET solicitudCompra/{5 params}', 'cedula plan garante idGarante usuario', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const camino = ruta`/solicitud/${claveDeSolicitud(dato('plan'), dato('garante'))}`;
    const hecha = await api.actua('POST', `${camino}/generar`);
    return json({ key: claveDeArchivo(`${camino}/documento`), ...hecha });
  }),
  actua(
    'GET garante/cambiar/{id}',
    'plan',
    async ({ dato, api }) => {
      const [plan, identificacion] = [dato('plan'), dato('identificacion')];
      if (identificacion === '') throw campoInvalido('identificacion', propios.campoObligatorio);
      // no specified call names the first guarantor: this one does
      const { version } = await api.lee(ruta`/garante/${plan}`);
      if (version === 0) return json(await api.actua('POST', '/garante', { plan, identificacion }));
      return json(await api.actua('POST', ruta`/garante/${plan}/cambiar`, { identificacion }));
    },
    { opcionales: 'identificacion' },
  ),
];
