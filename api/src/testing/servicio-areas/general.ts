import { notarioDePrueba } from '../builders';
import { generarSolicitud } from '../carpetas';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../documentos';
import { type Caso, caso, EJECUTIVO, listaDe, PLAN } from '../servicio-casos';

const asamblea = { Producto: '01', Grupo: 'M001', Asamblea: 1 };
const hoja = { Grupo_ref: 'M001', cod_Producto: '01', num_Asamblea: 1 };
const nueva = {
  codigoEmpresa: '01',
  codigoProducto: '01',
  codigoReferencia: 'M001',
  fecha: '15/04/2026',
  Hora: '18:30',
  lugar: 'Virtual - Facebook Live',
  notario: notarioDePrueba,
};

export const casosGenerales: readonly Caso[] = [
  caso('GET /producto', 'nothing in, both products out', 'Asistente Asamblea', {
    camino: 'producto',
    propia: '/producto',
  }),
  caso('GET /varios', 'nothing in, notaries of assemblies out', 'Asistente Asamblea', {
    camino: 'varios',
    propia: '/notario',
    filtro: { tipo: 'ASAMBLEA' },
  }),
  caso('GET /grupo/{id}', 'a product in, its groups out', 'Asistente Asamblea', {
    camino: 'grupo/01',
    propia: '/grupo',
    filtro: { producto: '01' },
  }),
  caso('GET /Clientes/warrantly/{id}', 'a plan in, its guarantees out', 'Riesgo', {
    camino: `Clientes/warrantly/${PLAN}`,
    despues: async ({ como }, { body }) => {
      const { garantias } = (await como('Riesgo').propia(`/riesgo/${PLAN}`)).body;
      expect(garantias.length).toBeGreaterThan(0);
      expect(body).toEqual(garantias);
    },
  }),
  caso(
    'PUT /Clientes/asignar/{4 params}',
    'a folder without its request in, our own refusal out',
    'Ejecutivo Adjudicaciones',
    {
      camino: `Clientes/asignar/${PLAN}/004/Recibir/llama.ejecutivo.adjudicaciones`,
      estado: 422,
      da: { code: 'solicitud-sin-generar', detalle: { llamada: 'PUT /Clientes/asignar/{4 params}' } },
    },
  ),
  caso('PUT /Clientes/asignar/{4 params}', 'an incomplete folder in, with risk, and that it is said', EJECUTIVO, {
    antes: async ({ t, notas }) => {
      const plan = await planConDocumentos(t, { carpeta: { ejecutivo: 'ejecutivo' } });
      await generarSolicitud(t, plan);
      const ejecutivo = await t.as('ejecutivo');
      await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'cedula'), await pdfDePrueba());
      notas['enviada'] = plan.idCodigo;
    },
    camino: ({ notas, como }) => `Clientes/asignar/${notas['enviada']}/004/Recibir/${como(EJECUTIVO).id}`,
    da: { idDepartamento: '004', supuesto: { aceptaIncompleta: true } },
  }),
  caso('POST /auth', 'name and key in, the token out', 'Comercial', {
    camino: 'auth',
    cuerpo: ({ como }) => ({ name: como('Comercial').usuario, pass: como('Comercial').clave }),
    despues: ({ como }, { body }) => expect(body.access_token).toBe(como('Comercial').clave),
  }),
];

export const casosDeAsambleas: readonly Caso[] = [
  caso('POST AsambleaporGrupo', 'a group in, its assemblies out', 'Asistente Asamblea', {
    camino: 'AsambleaporGrupo',
    cuerpo: { Producto: '01', Grupo: 'M001', asignado: '' },
    da: [{ id: 1, GRUPO_ASAMBLEA: 'M001', estado: '' }],
  }),
  caso('POST Participante/listar', 'an assembly in, its participants out', 'Asistente Asamblea', {
    camino: 'Participante/listar',
    cuerpo: asamblea,
    propia: '/participante',
    filtro: { asamblea: 1 },
  }),
  caso('POST Participante/listar', 'a number that the group has not, 404', 'Asistente Asamblea', {
    camino: 'Participante/listar',
    cuerpo: { ...asamblea, Asamblea: 99 },
    estado: 404,
  }),
  caso('POST Participante/generaListadoPDF', 'an assembly in, where its list lies out', 'Asistente Asamblea', {
    camino: 'Participante/generaListadoPDF',
    cuerpo: { acta: hoja, participantes: [] },
    da: { location: '/api/v1/asamblea/1/participantes.pdf' },
  }),
  caso('GET Participante/consulta/ofertas/{3 params}', 'an assembly in, its offers out', 'Asistente Asamblea', {
    antes: async ({ t, como }) => {
      const [uno] = (await como('Asistente Asamblea').propia(listaDe('participante', { asamblea: 1 }))).body;
      const oferta = { adjudicadoPor: 'Oferta', cantidadOferta: 5, version: uno.version };
      return (await t.as('asistente')).put(`/participante/${uno.id}`, oferta);
    },
    camino: 'Participante/consulta/ofertas/01/M001/1',
    propia: '/participante/ofertas?asamblea=1',
    despues: (_, { body }) => expect(body.length).toBe(1),
  }),
  caso('POST Participante/generaMemo', 'a group and a day in, the memo out', 'Asistente Asamblea', {
    camino: 'Participante/generaMemo',
    cuerpo: { Producto: '01', Grupo: 'M002', fecha: '10/03/2026' },
    despues: (_, { headers }) => expect(headers['content-type']).toBe('application/pdf'),
  }),
  caso('POST Participante/AgregarActa', 'an assembly in, the key of its minutes out', 'Asistente Asamblea', {
    camino: 'Participante/AgregarActa',
    cuerpo: { ...hoja, Localidad: '002', Cabecera: '', PiePagina: '', Texto: [], confirmaFechaFutura: true },
    da: { key: '/api/v1/acta/1/archivo', id: 1 },
    despues: async ({ como }) =>
      expect((await como('Asistente Asamblea').propia('/asamblea/1')).body.estado).toBe('Cerrada'),
  }),
  caso('POST AsambleaporGrupo', 'those with minutes', 'Asistente Asamblea', {
    camino: 'AsambleaporGrupo',
    cuerpo: { Producto: '01', Grupo: 'M001', asignado: 'True' },
    da: [{ id: 1, estado: 'C' }],
  }),
  caso('POST CreaAsamblea', 'a new date in, result 1 out', 'Asistente Asamblea', {
    camino: 'CreaAsamblea',
    cuerpo: nueva,
    da: [{ resultado: 1, grupo: 'M001', fecha: '2026-04-15', hora: '18:30' }],
  }),
  caso('POST CreaAsamblea', 'the same date again, another result', 'Asistente Asamblea', {
    camino: 'CreaAsamblea',
    cuerpo: nueva,
    da: [{ resultado: 0 }],
  }),
];
