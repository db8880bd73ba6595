import { pdfDePrueba } from '../documentos';
import { type Caso, CEDULA, caso, cuentaDeRol, EJECUTIVO, JEFATURA, PLAN } from '../servicio-casos';

const YO = cuentaDeRol(EJECUTIVO);
const deTarea =
  (camino: string): Caso['camino'] =>
  ({ notas }) =>
    `${camino}/${notas['tarea']}`;

export const casosDeTareas: readonly Caso[] = [
  caso('POST trazabilidad/guardar/tarea', 'a task with a day in, open until then', EJECUTIVO, {
    camino: 'trazabilidad/guardar/tarea',
    // kind 6 is 'Contactar al cliente', its third result 'Volver a llamar'
    cuerpo: {
      idCodigo: PLAN,
      tarea: 6,
      accion: 19,
      estado: 'P',
      execution_date: '20/03/2026',
      observaciones: 'Llamada de bienvenida',
      usuario: YO,
    },
    estado: 201,
    da: {
      ...{ idCodigo: PLAN, fechaEjecucion: '2026-03-20', execution_date: '2026-03-20' },
      tarea: { nombre: 'Contactar al cliente', role: { nombreRol: EJECUTIVO } },
      usuario: { idSAAD: expect.any(Number), Nombre: expect.any(String), Apellido: expect.any(String) },
    },
    despues: ({ notas }, { body }) => {
      notas['tarea'] = String(body.id);
    },
  }),
  caso('PUT actualizar/tarea/{id}', 'a result and another day in, the task out', EJECUTIVO, {
    camino: deTarea('actualizar/tarea'),
    cuerpo: { accion: 19, observaciones: 'El jueves', execution_date: '2026-03-26', estado: 'P', usuarioAct: YO },
    da: { observaciones: 'El jueves', fechaEjecucion: '2026-03-26' },
  }),
  caso('accion/tarea/{id}', 'a task in, its results out', EJECUTIVO, {
    camino: deTarea('accion/tarea'),
    despues: async ({ como, notas }, { body }) => {
      expect(body.length).toBeGreaterThan(0);
      expect(body).toEqual((await como(EJECUTIVO).propia(`/tarea/${notas['tarea']}/acciones`)).body);
    },
  }),
  caso('trazabilidad/lista/tareas/usuario/{3 params}', 'the tasks of somebody else without the right, 403', EJECUTIVO, {
    camino: 'trazabilidad/lista/tareas/usuario/jefatura/0/0',
    estado: 403,
    da: { code: 'sin-permiso' },
  }),
  caso('listado/tareas/{id}', 'a person in, his tasks out for who may see them', JEFATURA, {
    camino: 'listado/tareas/ejecutivo',
    despues: (_, { body }) => {
      expect(body.length).toBeGreaterThan(0);
      for (const { usuario } of body)
        expect(usuario).toMatchObject({ Nombre: expect.any(String), idDepartamento: '002' });
    },
  }),
  caso('contador/tareas/usuario/{id}', 'a person in, how many of his are of today out', JEFATURA, {
    camino: 'contador/tareas/usuario/ejecutivo',
    da: { cantidad: expect.any(Number) },
  }),
  caso('trazabilidad/lista/tareas/usuario/{3 params}', 'the account, a state and a plan in, its tasks out', EJECUTIVO, {
    camino: `trazabilidad/lista/tareas/usuario/${YO}/abiertas/${PLAN}`,
    propia: '/tarea',
    filtro: { mias: true, estado: 'abiertas', plan: PLAN },
    orden: ['id', 'ASC'],
  }),
  caso('listado/tareas/{id}', 'the account of the head in, everybody’s tasks out', JEFATURA, {
    camino: `listado/tareas/${cuentaDeRol(JEFATURA)}`,
    propia: '/tarea',
    orden: ['id', 'ASC'],
  }),
  caso('listado/role/tareas/{id}', 'the account in, its tasks out', EJECUTIVO, {
    camino: `listado/role/tareas/${YO}`,
    propia: '/tarea',
    filtro: { mias: true },
    orden: ['id', 'ASC'],
  }),
  caso('contador/tareas/usuario/{id}', 'the account in, how many of today out', EJECUTIVO, {
    camino: `contador/tareas/usuario/${YO}`,
    propia: '/tarea/hoy',
  }),
  caso('GET estado/cabecera/{2 params}', 'a plan in, the head of its journey out', EJECUTIVO, {
    camino: `estado/cabecera/${CEDULA}/${PLAN}`,
    despues: async ({ como }, { body }) =>
      expect(body).toEqual((await como(EJECUTIVO).propia(`/plan/${PLAN}/recorrido`)).body.cabecera),
  }),
  caso('GET estado/eventos/ultimos/{4 params}', 'a plan in, its history out', EJECUTIVO, {
    camino: `estado/eventos/ultimos/${CEDULA}/${PLAN}/0/0`,
    propia: '/evento',
    filtro: { plan: PLAN },
    despues: (_, { body }) => expect(body[0].IdEvento).toBe(body[0].id),
  }),
  caso('GET estado/tarea/evento/{3 params}', 'a plan in, its tree out', EJECUTIVO, {
    camino: `estado/tarea/evento/${CEDULA}/${PLAN}/0`,
    propia: `/plan/${PLAN}/arbol-tareas`,
    despues: (_, { body }) => expect(body.length).toBeGreaterThan(0),
  }),
  caso('GET estado/comentarios/{3 params}', 'a plan in, the comments of its history out', EJECUTIVO, {
    camino: `estado/comentarios/${CEDULA}/${PLAN}/0`,
    propia: '/evento',
    filtro: { plan: PLAN, conObservacion: true },
    vacia: true,
  }),
];

const archivo = () => pdfDePrueba('Cédula nueva');

export const casosDeDocumentos: readonly Caso[] = [
  caso('GET aws/documentos/Persona/{3 params}', 'plan and owner in, documents out', EJECUTIVO, {
    camino: `aws/documentos/Persona/${CEDULA}/${PLAN}/1`,
    propia: '/documento',
    filtro: { plan: PLAN, dueno: 1 },
    despues: (_, { body }) => {
      expect(body[0].type.Nombre).toBe(body[0].tipo.nombre);
      const { key, ruta } = body.find(({ ruta }: { ruta: string | null }) => ruta !== null);
      expect(key).toBe(`/api/v1/${ruta}`);
    },
  }),
  caso('GET aws/documentos/{id}', 'a plan in, its documents out', EJECUTIVO, {
    camino: `aws/documentos/${PLAN}`,
    despues: (_, { body }) => expect(body.length).toBeGreaterThan(0),
  }),
  caso('GET documentosxRol/{3 params}', 'a plan in, what the role sees of it out', EJECUTIVO, {
    camino: `documentosxRol/${CEDULA}/${PLAN}/Ejecutivo`,
    despues: (_, { body }) => expect(body.length).toBeGreaterThan(0),
  }),
  caso('GET documentoslegal/{id}', 'a plan in, its legal documents alone out', EJECUTIVO, {
    camino: `documentoslegal/${PLAN}`,
    despues: async ({ como }, { body }) => {
      expect(body.length).toBeGreaterThan(0);
      for (const { tipo } of body) expect(tipo.legal).toBe(true);
      const todos = (await como(EJECUTIVO).llama('GET', `docs/all/${PLAN}`)).body;
      expect(todos.length).toBeGreaterThan(body.length);
    },
  }),
  caso('GET docs/all/{id}', 'a plan in, all its documents out', EJECUTIVO, {
    camino: `docs/all/${PLAN}`,
    despues: (_, { body }) => expect(body.length).toBeGreaterThan(0),
  }),
  caso('POST aws/upload', 'a form without idDoc, 422', EJECUTIVO, {
    camino: 'aws/upload',
    forma: async (llamada) => llamada.attach('file', await archivo(), 'cedula.pdf').field('Code', 'cedula'),
    estado: 422,
  }),
  caso('POST aws/upload', 'the form of 3.18 in, the file is kept', EJECUTIVO, {
    camino: 'aws/upload',
    forma: async (llamada) =>
      llamada
        .attach('file', await archivo(), 'cedula.pdf')
        .field('Bucket', PLAN)
        .field('idDoc', '1')
        .field('Code', 'CEDULA'),
    da: { id: 1, versionArchivo: 2 },
    despues: async ({ como }) => {
      const { body } = await como(EJECUTIVO).propia('/documento/1/archivo');
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    },
  }),
  caso('POST aws/upload', 'the folder of another plan: refused with the one that it is', EJECUTIVO, {
    camino: 'aws/upload?idDoc=1',
    forma: async (llamada) => llamada.field('Bucket', '01-M001-9').attach('file', await archivo(), 'cedula.pdf'),
    estado: 422,
    da: { errors: { Bucket: expect.stringContaining(`"${PLAN}"`) } },
  }),
  caso('POST aws/upload', 'the document named beside the form, which is passed on as it comes', EJECUTIVO, {
    camino: 'aws/upload?idDoc=1',
    forma: async (llamada) => llamada.attach('file', await pdfDePrueba('Otra'), 'cedula.pdf'),
    da: { id: 1, versionArchivo: 3 },
  }),
  caso('PUT aws/actualizar/{id}', 'false without a reason, 422', EJECUTIVO, {
    camino: 'aws/actualizar/1',
    cuerpo: { estado: false },
    estado: 422,
    da: { errors: { Observaciones: expect.any(String) } },
  }),
  caso('PUT aws/actualizar/{id}', 'false and why in, rejected', EJECUTIVO, {
    camino: 'aws/actualizar/1',
    cuerpo: { estado: false, Observaciones: 'Ilegible' },
    da: { id: 1, estado: false, observaciones: 'Ilegible' },
  }),
  caso('PUT aws/actualizar/{id}', 'true in, confirmed', EJECUTIVO, {
    antes: async ({ como }) =>
      como(EJECUTIVO)
        .llama('POST', 'aws/upload?idDoc=1')
        .attach('file', await archivo(), 'cedula.pdf'),
    camino: 'aws/actualizar/1',
    cuerpo: { estado: true, Observaciones: '' },
    da: { id: 1, estado: true },
  }),
];
