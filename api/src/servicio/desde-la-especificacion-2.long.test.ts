import { generarSolicitud } from '../testing/carpetas';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../testing/documentos';
import { LOADS_MUCH_MS } from '../testing/limits';
import { costos } from '../testing/medios';
import { crearConcesionario } from '../testing/ordenes';
import { generarPagare, guardarPersonas } from '../testing/pagares';
import { guardarPrenda } from '../testing/prendas';
import { cuentaQueLlama, type Llamador, pedido } from '../testing/servicio';
import type { PlanDePrueba } from '../testing/solicitudes';
import { testApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

/**
 * A program of somebody who has parts 1 and 2 of the specification and nothing else, from a folder to the contract of its plan. Where a person
 * alone decides he calls with his session. Three steps have no path in the specification and are done by our own operations: sending and
 * accepting the approval means, and making the note.
 */
const t = testApp();
let plan: PlanDePrueba;
let ejecutivo: Llamador;
let legal: Llamador;
beforeAll(async () => {
  const admin = await t.as('admin');
  ejecutivo = await cuentaQueLlama(t, admin, { role: 'Ejecutivo Adjudicaciones' });
  legal = await cuentaQueLlama(t, admin, { role: 'Asistente Legal' });
  plan = await planConDocumentos(t, { carpeta: { ejecutivo: 'ejecutivo' } });
  await generarSolicitud(t, plan);
  const persona = await t.as('ejecutivo');
  await subir(persona, await documentoDe(persona, plan.idCodigo, 'cedula'), await pdfDePrueba());
});

interface Respuesta {
  readonly status: number;
  readonly body: any;
}
async function hecho(que: string, llamada: PromiseLike<Respuesta>) {
  const { status, body } = await llamada;
  if (status >= 300) throw new Error(`${que}: ${status} ${JSON.stringify(body)}`);
  return body;
}
const llama = (quien: Llamador, metodo: string, camino: string, cuerpo?: object) =>
  hecho(`${metodo} ${camino}`, quien.llama(metodo, camino, cuerpo));

/** The session of a person, as POST /auth gives it. */
async function sesionDe(name: string) {
  const { access_token } = await hecho('auth', pedido(t, 'POST', 'auth').send({ name, pass: 'adjudica' }));
  return (metodo: string, camino: string, cuerpo: object = {}) => {
    const test = pedido(t, metodo, camino).set('Authorization', `Bearer ${access_token}`);
    return hecho(`${metodo} ${camino}`, metodo === 'GET' ? test : test.send(cuerpo));
  };
}

/** Each document by the department whose it is. */
async function sube(idDoc: string) {
  for (const quien of [ejecutivo, legal]) {
    const forma = quien.llama('POST', 'aws/upload').attach('file', await pdfDePrueba(), 'documento.pdf');
    if ((await forma.field('Bucket', plan.idCodigo).field('idDoc', idDoc).field('Code', plan.idCodigo)).status === 200)
      return;
  }
  throw new Error(`document ${idDoc}: nobody may upload it`);
}

test('CAP-508 ORD-547 PAG-511 LEG-589 from a folder to a contract, by the specification alone', async () => {
  const { idCodigo } = plan;
  const { identificacion: cedula } = plan.titular;
  const [riesgo, jefatura, deLegal] = [await sesionDe('riesgo'), await sesionDe('jefatura'), await sesionDe('legal')];

  // the folder goes to risk, which approves it in person
  await llama(ejecutivo, 'PUT', `Clientes/asignar/${idCodigo}/004/Recibir/ejecutivo`);
  const carpeta = {
    plan: idCodigo,
    comentario: 'Con capacidad',
    estado: 'Aprobado',
    usuario: 'riesgo',
    tipo_garantia: 'P',
  };
  await riesgo('POST', 'solicitud/actualizar/carpeta', carpeta);
  expect((await llama(ejecutivo, 'GET', `clientes/${cedula}`)).Departamento).toBe('003');

  // the vehicle, and the means
  const [marca] = await llama(ejecutivo, 'GET', 'medios-aprobacion/autos');
  const [modelo] = await llama(ejecutivo, 'GET', `autos/${marca.id}`);
  const { resultado: Idficha } = await llama(ejecutivo, 'POST', 'guardar/ficha', {
    ...{ cod_empresa: '01', cod_producto: '01', cedula, v_marca: marca.nombreMarcaVehiculo, v_tipo: 'AUTOMOVIL' },
    ...{
      v_modelo: modelo.nombreModeloVehiculo,
      v_anio: '2026',
      v_estado: 'Nuevo',
      idcodigo_1: idCodigo,
      usuario: 'ejecutivo',
    },
  });
  const { total: _, ...enviados } = { ...costos, total: 0 };
  const medio = await llama(ejecutivo, 'POST', 'guardar/medio', {
    ...{ Idficha, IdCliente: cedula, planes: idCodigo, usuario: 'ejecutivo', tipoVehiculo: 'Nuevo', observaciones: '' },
    ...enviados,
  });
  const enviado = await hecho(
    'enviar',
    (await t.as('ejecutivo')).post(`/medio-aprobacion/${medio.id}/enviar`, { version: medio.version }),
  );
  const aceptar = { confirmaValor: true, version: enviado.version };
  await hecho('aceptar', (await t.as('riesgo')).post(`/medio-aprobacion/${medio.id}/aceptar`, aceptar));

  // the order: pending, approved by the head in person
  const { id: idConcesionario } = await crearConcesionario(t);
  const nueva = await llama(ejecutivo, 'POST', 'orden/insertar', {
    ...{
      Empresa: '01',
      Producto: '01',
      Cedula: cedula,
      IdCodigo: idCodigo,
      CategoriaTipoCarta: '001',
      TipoCarta: '001',
    },
    ...{ PorcentajeComision: 2.5, FinanciaDiferenciaPrecio: 'N', ValorFinanciaDiferenciaPrecio: 0, idConcesionario },
    ...{ IncluyeConcesionario: '', Obs: '', estado: '', codUsuario: 'ejecutivo' },
  });
  expect([nueva.IdCodigo_1, nueva.usuarioA, nueva.cedula]).toEqual([idCodigo, '', cedula]);
  const sola = await ejecutivo.llama('GET', `orden/aprobar/${cedula}/${idCodigo}/${nueva.numeroOrden}/ejecutivo`);
  expect([sola.status, sola.body.title]).toEqual([403, expect.stringContaining('sesión de una persona')]);
  await jefatura('GET', `orden/aprobar/${cedula}/${idCodigo}/${nueva.numeroOrden}/jefatura`);
  const [orden] = await llama(ejecutivo, 'GET', `orden/cedula/${cedula}`);
  expect([orden.estado, orden.usuarioA]).toEqual(['', expect.stringMatching(/\S/)]);
  expect(await llama(ejecutivo, 'GET', `orden/genera/ordenDoc/${cedula}/${idCodigo}`)).toMatchObject({
    key: expect.any(String),
  });

  // the payment
  const { documentos } = await llama(ejecutivo, 'GET', `checklist/${cedula}/${idCodigo}`);
  for (const { documentoId, falta } of documentos) if (falta) await sube(String(documentoId));
  const pago = await llama(ejecutivo, 'POST', 'checklist/guardar', {
    ...{ cedula, plan: idCodigo, valorSolicitud: orden.valorPagoConcesionario, nombreSolicitante: 'Luis Chicaiza' },
    ...{
      beneficiarioPago: orden.nombreConcesionario,
      conceptoPago: 'COMPRA DE VEHICULO',
      observacion: '',
      usuario: 'ejecutivo',
    },
  });
  expect([pago.estadoSolicitud, pago.IdCodigo_1]).toEqual(['', idCodigo]);
  await jefatura('GET', `aprobarOrdenPago/${pago.numeroSolicitud}/jefatura/${cedula}/${idCodigo}`);
  const pagos = await llama(ejecutivo, 'GET', 'checklist/lista/ordenes/pagos');
  expect(pagos).toMatchObject([{ numeroSolicitud: pago.numeroSolicitud, estadoSolicitud: 'aprobado' }]);

  // the note, sent to the management and approved by legal in person
  const asistente = await t.as('asistente.legal');
  const nuevo = await hecho('pagare', generarPagare(asistente, idCodigo));
  const pagare = await hecho('personas', guardarPersonas(asistente, nuevo));
  await hecho('prenda', guardarPrenda(asistente, pagare.id, 0, { tipoGarantia: 'C' }));
  await llama(legal, 'GET', `enviar/Aprobar/${cedula}/${idCodigo}/P/0`);
  const aprobado = { estado: 'A', observacion: 'Pagare aprobado', usuario: 'legal', tipo: 'P' };
  await deLegal('PUT', `actualizar/contrato/planes/${idCodigo}`, aprobado);
  const { pagareInfo } = await llama(legal, 'GET', `clientes/${cedula}`);
  expect(pagareInfo).toMatchObject({ numeroPagare: pagare.id, Estado: 'A' });

  // the contract, whose body names the client alone
  const contrato = await llama(legal, 'POST', 'guardar/contrato/planes', {
    ...{ estadoCivil: 'S', apoderado: '', separacionBienes: '', poderConyugue: '', disolucionConyugal: '', aval: 'N' },
    ...{ tipo: 'C', avalConyuge: 'N', idCliente: cedula, usuario: 'asistente.legal', estado: 'P', codBarras: '' },
  });
  expect(contrato).toMatchObject({ idCodigo, estado: 'P' });
});
