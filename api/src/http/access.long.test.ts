import { Acceso } from '../entities/acceso.entity';
import { claves, crearMundo, whoMay } from '../testing/mundo';
import { type Operation, operations, urlOf } from '../testing/openapi';
import { testApp } from '../testing/test-app';

/**
 * Invariant 39, over the OpenAPI document: every read leaves a row of who read, unless it stands in one of the lists below. A new route of
 * a client's data that forgets it fails here.
 */

/** Permissions of reading catalogues, dealers, formats, settings, assemblies and what is the reader's own: no client's data. */
const PERMISOS_SIN_PERSONAS = [
  'ajuste:administrar',
  'asamblea:leer',
  'carpeta:metricas',
  'catalogo:leer',
  'concesionario:leer',
  'cuenta:administrar',
  'cuenta:propia',
  'formato:leer',
  'notificacion:propia',
  'sesion:propia',
  'suscripcion:administrar',
  'tarea:reasignar',
  'usuario:administrar',
  'vista:propia',
];
/** Figures, control totals by plan, minutes and lists of names of the staff: neither. */
const SIN_PERSONAS = [
  'GET /acta',
  'GET /acta/{id}',
  'GET /acta/{id}/versiones',
  'GET /auth/oidc',
  'GET /auth/oidc/salida',
  'GET /borrador/llave',
  'GET /buro/servicio',
  'GET /ejecutivo',
  'GET /ejecutivo/{id}',
  'GET /importacion',
  'GET /importacion/diferencias',
  'GET /importacion/plantilla/{tipo}',
  'GET /importacion/{id}',
  'GET /tablero/cifras',
  'GET /tarea-tipo',
  'GET /tarea-tipo/{id}',
  'GET /tarea/hoy',
  'GET /tarea/{id}/acciones',
  'GET /tipo-documento',
  'GET /verificacion/{clave}',
];
/** What this small world has not; their own tests ask for the row. */
const EN_OTRA_PRUEBA = [
  'GET /acceso-inusual/{id}',
  'GET /decision/{id}',
  'GET /salvedad/{id}',
  'GET /importacion/{id}/cambios',
  'GET /importacion/{id}/errores',
  'GET /acta/{id}/archivo',
  'GET /acta/{id}/extracto',
  'GET /adenda/{id}/archivo',
  'GET /buro/{cedula}',
  'GET /cambios',
  'GET /carpeta/{idCodigo}/hoja-de-decision',
  'GET /carta-salida/{idCodigo}',
  'GET /carta-salida/{idCodigo}/acta',
  'GET /carta-salida/{idCodigo}/archivo',
  'GET /constancia/{id}/archivo',
  'GET /contrato/{idCodigo}/archivo',
  'GET /contrato/{idCodigo}/modelo',
  'GET /contrato/{idCodigo}/recibo-de-modelo',
  'GET /orden-de-compra/{id}/documento',
  'GET /papel/{id}',
  'GET /papel/{id}/copia',
  'GET /papeles-de-plan/{idCodigo}/paquete',
  'GET /prenda/{id}/documento',
  'GET /solicitud/{clave}/documento',
];

const filtro = (campos: object): string => `filter=${encodeURIComponent(JSON.stringify(campos))}`;
/** Queries without which a list refuses to answer. */
const consultas: Readonly<Record<string, string>> = {
  'GET /acceso': filtro({ usuario: 1 }),
  'GET /asamblea/calendario.xlsx': 'producto=01&grupo=M001',
  'GET /buro': filtro({ cedula: '1710034065' }),
  'GET /borrador': filtro({ formulario: 'solicitud' }),
  'GET /cuota': filtro({ plan: '01-M002-1' }),
  'GET /documento': filtro({ plan: '01-M002-1' }),
  'GET /evento': filtro({ plan: '01-M002-1' }),
  'GET /movimiento': filtro({ plan: '01-M002-1' }),
  'GET /participante': filtro({ asamblea: 1 }),
  'GET /referencia': filtro({ clave: '01-M002-2-titular' }),
};
/** Keys beyond those of the small world. */
const llaves: Readonly<Record<string, string | number>> = {
  q: '1710034065',
  cedula: '1710034065',
  asamblea: 1,
  tipo: 'personas',
};
/** A guarantor that is looked for is somebody else than the holder. */
const propias: Readonly<Record<string, Record<string, string>>> = {
  'GET /garante/{idCodigo}/busqueda': { identificacion: '1755555555' },
};

const lecturas = operations.filter(
  ({ id, method, permissions }) =>
    method === 'get' &&
    !permissions.some((permission) => PERMISOS_SIN_PERSONAS.includes(permission)) &&
    !SIN_PERSONAS.includes(id) &&
    !EN_OTRA_PRUEBA.includes(id),
);

const t = testApp();
beforeAll(async () => {
  await crearMundo(t);
  // a draft of whoever asks for it below
  const escritor = await t.as(whoMay(['solicitud:escribir']));
  await escritor
    .put('/borrador/solicitud/01-M002-1-titular/personales', {
      valores: { nombres: 'Ana' },
      versionBase: 0,
      version: 0,
    })
    .expect(200);
});

async function filas(): Promise<number> {
  await t.application.accessLog.step();
  return t.application.dataSource.manager.count(Acceso);
}

const urlDe = (operation: Operation): string => {
  const url = urlOf(operation, { ...claves(operation), ...llaves, ...propias[operation.id] });
  const consulta = consultas[operation.id];
  return consulta === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${consulta}`;
};

test.each(lecturas.map((operation) => [operation.id, operation] as const))(
  'invariant 39: %s leaves who read',
  async (_, operation) => {
    const cliente = await t.as(whoMay(operation.permissions));
    const antes = await filas();
    const respuesta = await cliente.get(urlDe(operation));
    // 404 for a new resource: make its first row in testing/mundo.ts
    expect([respuesta.status, respuesta.body.errors]).toEqual([200, undefined]);
    expect(await filas()).toBeGreaterThan(antes);
    const [ultima] = await t.application.dataSource.manager.find(Acceso, { order: { id: 'DESC' }, take: 1 });
    const { body } = await cliente.get('/auth/sesion');
    expect(ultima?.usuarioId).toBe(body.idSaad);
  },
);

test('the lists of exceptions name routes that exist', () => {
  const conocidas = new Set(operations.map(({ id }) => id));
  expect([...SIN_PERSONAS, ...EN_OTRA_PRUEBA, ...Object.keys(consultas)].filter((id) => !conocidas.has(id))).toEqual(
    [],
  );
});
