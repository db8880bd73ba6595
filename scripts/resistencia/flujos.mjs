const solicitud = {
  usuario: 'ejecutivo',
  metodo: 'PUT',
  ruta: '/solicitud/01-M002-1-titular',
  datos: ({ datosDeSolicitud }) => ({ ...datosDeSolicitud('B'), version: 0 }),
};

/**
 * Every flow that stores a file or gives a number, on the small world (api/src/testing/mundo.ts): who sends what. `antes`: what has to be done
 * first. `datos`: a body made of what the tests have. What is left out of a body comes from the example of the operation's contract.
 */
export const flujos = [
  { id: 'acta', usuario: 'asistente', ruta: '/asamblea/1/generar-acta', cuerpo: { versionParticipantes: 1 } },
  {
    id: 'acta corregida',
    usuario: 'asistente',
    ruta: '/asamblea/1/regenerar-acta',
    cuerpo: { versionParticipantes: 2, motivo: 'Error de digitación', marcas: [{ idCodigo: '01-M001-1' }] },
    antes: [{ usuario: 'asistente', ruta: '/asamblea/1/generar-acta', cuerpo: { versionParticipantes: 1 } }],
  },
  { id: 'constancia', usuario: 'asistente', operacion: 'POST /constancia/{id}/emitir' },
  // the first time it is saved gives the plan its number of approval
  { id: 'solicitud', ...solicitud },
  { id: 'solicitud impresa', usuario: 'ejecutivo', ruta: '/solicitud/01-M002-2-titular/generar', cuerpo: {} },
  {
    id: 'hoja de decisión',
    usuario: 'riesgo',
    ruta: '/carpeta/01-M002-1/aprobar',
    datos: ({ ejemplos }) => ejemplos['POST /carpeta/{idCodigo}/aprobar'],
    antes: [
      solicitud,
      { usuario: 'ejecutivo', ruta: '/solicitud/01-M002-1-titular/generar', cuerpo: {} },
      { usuario: 'ejecutivo', ruta: '/carpeta/01-M002-1/enviar', cuerpo: { aceptaIncompleta: true } },
    ],
  },
  { id: 'documento', usuario: 'ejecutivo', ruta: '/documento/1/archivo', cuerpo: { version: 2 }, archivo: true },
  { id: 'orden', usuario: 'ejecutivo', operacion: 'POST /orden-de-compra' },
  { id: 'orden impresa', usuario: 'ejecutivo', ruta: '/orden-de-compra/2/generar', cuerpo: {} },
  { id: 'pago', usuario: 'ejecutivo', operacion: 'POST /solicitud-de-pago' },
  {
    id: 'pago impreso',
    usuario: 'ejecutivo',
    ruta: '/solicitud-de-pago/1/generar',
    cuerpo: {},
    antes: [{ usuario: 'jefatura', operacion: 'POST /solicitud-de-pago/{id}/aprobar' }],
  },
  {
    id: 'carta impresa',
    usuario: 'jefatura',
    ruta: '/carta-salida/01-M002-6/generar',
    cuerpo: { texto: '<p>Se entrega el bien.</p>', aceptaSinLegal: true, version: 1 },
    antes: [{ usuario: 'jefatura', operacion: 'POST /solicitud-de-pago/{id}/aprobar' }],
  },
  { id: 'pagaré', usuario: 'legal', operacion: 'POST /pagare' },
  { id: 'pagaré impreso', usuario: 'legal', operacion: 'POST /pagare/{id}/aprobar' },
  {
    id: 'prenda impresa',
    usuario: 'legal',
    ruta: '/prenda/1/generar',
    cuerpo: {},
    antes: [{ usuario: 'legal', operacion: 'POST /pagare/{id}/aprobar' }],
  },
  {
    id: 'contrato',
    usuario: 'legal',
    ruta: '/contrato/01-M002-7/aprobar',
    cuerpo: { version: 9 },
    antes: [{ usuario: 'asistente.legal', ruta: '/contrato/01-M002-7/enviar', cuerpo: { version: 8 } }],
  },
];

/** Makes of a flow, or of what has to be done before it, the request: who sends what where. */
export function peticionesDe(enApi) {
  const { writes, urlOf, bodyOf } = enApi('testing/openapi.ts');
  const { claves, ejemplos } = enApi('testing/mundo.ts');
  const { pdfDePrueba } = enApi('testing/documentos.ts');
  const deLasPruebas = { ...enApi('seed/builders.ts'), ejemplos };
  // one for all: no two are as long
  const pdf = pdfDePrueba('Muerte', 2);
  const deOperacion = (id) => {
    const operacion = writes.find((una) => una.id === id);
    return {
      metodo: id.split(' ')[0],
      ruta: urlOf(operacion, claves(operacion)),
      cuerpo: { ...bodyOf(operacion), ...ejemplos[id] },
    };
  };
  return async ({ operacion, usuario, metodo = 'POST', ruta, cuerpo, datos, archivo }) => ({
    usuario,
    ...(operacion === undefined ? { metodo, ruta, cuerpo: cuerpo ?? datos(deLasPruebas) } : deOperacion(operacion)),
    ...(archivo ? { archivo: await pdf } : {}),
  });
}
