import { planPorSalir, ponerPruebas, TEXTO } from '../cartas';
import { contratoConBloques, contratoDe, planPorContratar } from '../contratos';
import {
  CASADO,
  type Caso,
  caso,
  cuentaDeRol,
  EJECUTIVO,
  type Escena,
  JEFATURA,
  PLAN_DEL_CASADO,
  soloPersonas,
} from '../servicio-casos';

const AL = 'Asistente Legal';
/** The contract of the world: seven blocks, pending. */
const CONTRATADO = '01-M002-7';

const salida = ({ notas }: Escena) => ({ plan: notas['plan'], cedula: notas['cedula'] });
const deSalida =
  (camino: string) =>
  ({ notas }: Escena) =>
    `${camino}/${notas['cedula']}/${notas['plan']}`;

export const casosDeCartas: readonly Caso[] = [
  caso('GET acta/listado', 'nothing in, exit letters out', JEFATURA, {
    antes: async ({ t, notas }) => {
      const { idCodigo, planId, titular } = await planPorSalir(t);
      Object.assign(notas, { plan: idCodigo, planId: String(planId), cedula: titular.identificacion });
    },
    camino: 'acta/listado',
    propia: '/carta-salida',
    despues: ({ notas }, { body }) =>
      expect(body.find(({ IdCodigo }: { IdCodigo: string }) => IdCodigo === notas['plan'])).toMatchObject({
        estadoSolicitud: 'Pendiente',
        existe176: 0,
      }),
  }),
  caso('GET acta/lista/documentos/{2 params}', 'a plan in, its documents out', JEFATURA, {
    camino: deSalida('acta/lista/documentos'),
    despues: async ({ como, notas }, { body }) => {
      expect(body.length).toBeGreaterThan(0);
      for (const { plan } of body) expect(plan).toBe(notas['plan']);
      expect((await como(JEFATURA).propia(`/documento/${body[0].id}`)).status).toBe(200);
    },
  }),
  caso('GET acta/data/rsa/{2 params}', 'a plan in, what RSA says of it out', JEFATURA, {
    antes: async ({ t, notas }) =>
      (await t.as('rsa')).post(`/plan/${notas['plan']}/comentario-rsa`, { comentario: 'Llamar antes' }),
    camino: deSalida('acta/data/rsa'),
    da: [{ comentario: 'Llamar antes' }],
  }),
  caso('POST generaActa', 'a text in, the key of the letter out', JEFATURA, {
    camino: 'generaActa',
    cuerpo: (escena) => ({ ...salida(escena), body: TEXTO, user: cuentaDeRol(JEFATURA) }),
    despues: ({ notas }, { body }) =>
      expect([body.key, body.estado]).toEqual([`/api/v1/carta-salida/${notas['plan']}/archivo`, 'generada']),
  }),
  caso('GET acta/data/pdf/{3 params}', 'the letter that counts, as a file', JEFATURA, {
    camino: ({ notas }) => `acta/data/pdf/${notas['cedula']}/${notas['plan']}/0`,
    despues: (_, { headers, body }) =>
      expect([headers['content-type'], Buffer.isBuffer(body)]).toEqual(['application/pdf', true]),
  }),
  caso('POST rechazar', 'a text in, the letter waits again', JEFATURA, {
    camino: 'rechazar',
    cuerpo: (escena) => ({ ...salida(escena), texto: 'Falta la placa' }),
    da: { estado: 'pendiente', motivoRechazo: 'Falta la placa' },
  }),
  caso('POST eventoActa', 'the day of delivery in, the good is handed over', EJECUTIVO, {
    antes: async (escena) => {
      const { t, notas, como } = escena;
      await como(JEFATURA).llama('POST', 'generaActa', { ...salida(escena), body: TEXTO });
      await ponerPruebas(t, { planId: Number(notas['planId']) });
    },
    camino: 'eventoActa',
    cuerpo: (escena) => ({ ...salida(escena), fecha: '09/03/2026', usuario: cuentaDeRol(EJECUTIVO) }),
    da: { entregado: true, existe176: 1, estadoSolicitud: 'Realizado', fechaEntrega: '2026-03-09' },
  }),
];

export const casosDeLegal: readonly Caso[] = [
  caso('POST guardar/contrato/planes', 'a contract in, made for the plan', AL, {
    antes: async ({ t, notas }) => {
      notas['porContratar'] = (await planPorContratar(t)).idCodigo;
    },
    camino: 'guardar/contrato/planes',
    cuerpo: ({ notas }) => ({
      plan: notas['porContratar'],
      tipo: 'C',
      estadoCivil: 'S',
      estadoBien: 'Nuevo',
      aval: 'N',
      usuario: cuentaDeRol(AL),
      estado: 'P',
    }),
    estado: 201,
    da: { estado: 'P', estadoCivil: 'S', aval: false },
  }),
  caso('POST guardar/contratoGenerado', 'the place of a block in, written by its format', AL, {
    camino: 'guardar/contratoGenerado',
    cuerpo: ({ notas }) => ({ plan: notas['porContratar'], idBloque: 1, Aprobado: 'P', usuario: cuentaDeRol(AL) }),
    estado: 201,
    despues: (_, { body }) => expect(body.bloques[0]).toMatchObject({ bloque: 'comparecientes', existe: 'S' }),
  }),
  caso('GET indicadorBloqueContrato', 'a plan in, how many blocks there are out', AL, {
    camino: ({ notas }) => `indicadorBloqueContrato?plan=${notas['porContratar']}`,
    da: { existe: true, generados: 1, total: 7 },
  }),
  // before the persons of the note are others: the blocks name them
  caso('GET enviar/Aprobar/{4 params}', 'a contract in, legal is told', AL, {
    camino: `enviar/Aprobar/${CASADO}/${CONTRATADO}/C/7`,
    despues: (_, { body }) => expect([body.idCodigo, body.enviadoEn]).toEqual([CONTRATADO, expect.any(String)]),
  }),
  caso('PUT actualizar/contrato/planes/{id}', 'a contract to approve, which a person answers for', 'Legal', {
    camino: `actualizar/contrato/planes/${CONTRATADO}`,
    cuerpo: { estado: 'A', tipo: 'C' },
    ...soloPersonas,
  }),
  caso('PUT actualizar/contrato/planes/{id}', 'a contract to reject, which a person answers for', 'Legal', {
    camino: `actualizar/contrato/planes/${CONTRATADO}`,
    cuerpo: { estado: 'R', observacion: 'El precio', tipo: 'C' },
    ...soloPersonas,
  }),
  caso('GET generate-pdf/pdf/contrato/{3 params}', 'a contract that is approved, its file', AL, {
    camino: async ({ t }) => {
      const { idCodigo, titular } = await contratoConBloques(t, await t.as('asistente.legal'));
      const legal = await t.as('legal');
      const { version } = await contratoDe(legal, idCodigo);
      await legal.post(`/contrato/${idCodigo}/aprobar`, { version });
      return `generate-pdf/pdf/contrato/${titular.identificacion}/${idCodigo}/C`;
    },
    despues: (_, { headers }) => expect(headers['content-type']).toBe('application/pdf'),
  }),
  caso('POST guardar/contrato/planes', 'the persons of a note in, saved', AL, {
    camino: 'guardar/contrato/planes',
    cuerpo: { plan: PLAN_DEL_CASADO, tipo: 'P', apoderado: 'Juan Pérez Mora', usuario: cuentaDeRol(AL) },
    da: { id: 1, representanteNombre: 'Juan Pérez Mora' },
  }),
  caso('GET indicadorPagare', 'a plan in, numPagare out', AL, {
    camino: `indicadorPagare/${PLAN_DEL_CASADO}`,
    propia: '/pagare/1',
    da: { numPagare: 1 },
  }),
  caso('GET ciudadEmisionPagare', 'nothing in, cities out', AL, { camino: 'ciudadEmisionPagare', propia: '/ciudad' }),
  caso('GET representado', 'nothing in, representatives out', AL, { camino: 'representado', propia: '/representante' }),
  caso('GET enviar/Aprobar/{4 params}', 'a code that is neither, 422', AL, {
    camino: `enviar/Aprobar/${CASADO}/${CONTRATADO}/C/9`,
    estado: 422,
  }),
  caso('GET enviar/Aprobar/{4 params}', 'a note in, legal is told', AL, {
    camino: `enviar/Aprobar/${CASADO}/${PLAN_DEL_CASADO}/P/0`,
    despues: (_, { body }) => expect([body.id, body.enviadoEn]).toEqual([1, expect.any(String)]),
  }),
  caso('PUT actualizar/contrato/planes/{id}', 'a note to approve, which a person answers for', 'Legal', {
    camino: `actualizar/contrato/planes/${CONTRATADO}`,
    cuerpo: { estado: 'A', tipo: 'P' },
    ...soloPersonas,
  }),
  caso('POST generate-pdf/excel/archivo', 'an assembly in, its workbook in base64 out', 'Comercial', {
    camino: 'generate-pdf/excel/archivo',
    cuerpo: {
      file: 'excel',
      template: 'participantes',
      data: { group: 'M001', assemblyNumber: 1, product: '01', participantes: [] },
    },
    despues: (_, { body }) => expect(Buffer.from(body.base64, 'base64').subarray(0, 2).toString()).toBe('PK'),
  }),
];
