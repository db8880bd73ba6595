import { claveDeArchivo, claveDeSolicitud, planDe } from '../busca';
import { conNombres, soloNombres } from '../cuerpo';
import { abre, actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { Registro } from '../registro';

const comoDatos = conNombres(
  'cliente (Informacion.Datos)',
  'Nombre ApellidoP ApellidoM Direccion Telefono Correo fechaN Provincia Ciudad',
);
const comoPlan = conNombres('plan', 'plan_id Saldo FechaAdj Adjudicado Cuotas_Ofertadas cuotaVencida');
const comoConyuge = conNombres('conyuge', 'Cedula Nombre Fecha_N Profesion residencia');
const suEmpresa = soloNombres(
  'conyuge',
  'SitLabo ruc Empresa Ocupacion Actividad Direccion Telefono Antiguedad Correo',
);

/** Part 2 §7.3: what is read of a client. */
export const clientes: readonly Fila[] = [
  lee('GET clientes/{id}', 'cedula', async ({ dato, api }) => {
    const { planes, ...cliente } = await api.lee(ruta`/cliente/${dato('cedula')}`);
    const Datos = { Cedula: cliente['identificacion'], ...comoDatos(cliente) };
    return json({ Informacion: { Datos, Planes: (planes as Registro[]).map(comoPlan) } });
  }),
  lee('GET clientes/plan/{4 params}', 'plan garante idGarante cedula', async ({ dato, api }) =>
    json(comoPlan(await planDe(api, dato('plan'), dato('cedula')))),
  ),
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
  lee('GET ciudad/{p}', 'provincia', ({ dato }) => lista('canton', { filtro: { provinciaCodigo: dato('provincia') } })),
  lee('GET parroquia/{2 params}', 'provincia canton', ({ dato }) =>
    lista('parroquia', { filtro: { cantonCodigo: dato('canton') } }),
  ),
  lee('GET estadoCuenta/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return abre(ruta`/plan/${dato('plan')}/estado-cuenta`);
  }),
  lee('GET listaDocs/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return lista('documento', { filtro: { plan: dato('plan') } });
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
      const identificacion = dato('identificacion');
      return json(await api.actua('POST', ruta`/garante/${dato('plan')}/cambiar`, { identificacion }));
    },
    { opcionales: 'identificacion' },
  ),
];
