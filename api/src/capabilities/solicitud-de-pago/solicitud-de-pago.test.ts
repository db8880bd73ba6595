import { deNumero, mensajes } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Documento } from '../../entities/documento.entity';
import { Evento } from '../../entities/evento.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Plan } from '../../entities/plan.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { pdfDePrueba, subir } from '../../testing/documentos';
import { actuarEnOrden, PARTICULAR } from '../../testing/ordenes';
import {
  aprobarCarpetas,
  CONCEPTO,
  decidir,
  ordenParaPagar,
  pagoPendiente,
  pedirPago,
  ponerDocumento,
  SIEMPRE,
} from '../../testing/pagos';
import { StatementCounter } from '../../testing/statement-counter';
import { overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';
import type { LineaDePago, PagoDeListaVista } from './solicitud-de-pago.dto';

const { propios } = mensajes;
const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const gerente = t.user('gerente');

const manager = () => t.application.dataSource.manager;
const lista = async (filter: object = {}, range = '[0,9]'): Promise<PagoDeListaVista[]> => {
  const { body } = await ejecutivo
    .get(`/solicitud-de-pago?range=${range}&filter=${encodeURIComponent(JSON.stringify(filter))}`)
    .expect(200);
  return body;
};
const faltan = (documentos: readonly LineaDePago[]) =>
  documentos.filter(({ falta }) => falta).map(({ tipo, estado }) => `${tipo} ${estado}`);
const ultimoNumero = async (): Promise<number> => (await manager().maximum(SolicitudDePago, 'id')) ?? 0;

describe('what a payment asks for before it is made', () => {
  test('PAG-526 the checklist of no order: 404', async () => {
    await ejecutivo.get('/solicitud-de-pago/checklist/999999').expect(404);
  });

  test('PAG-516 PAG-517 PAG-526 the checklist tells what the payment would be: the figures of the order, the concept prefilled', async () => {
    const de = await ordenParaPagar(t, { cuantos: 2 });
    const { orden, cliente } = de;
    const planes = cliente.planes.map(({ idCodigo }) => idCodigo);
    const { body } = await ejecutivo.get(`/solicitud-de-pago/checklist/${orden.id}`).expect(200);
    expect(body).toMatchObject({
      id: orden.id,
      cliente: { cedula: cliente.cedula, nombre: orden.cliente.nombre },
      planes,
      valor: orden.pagoConcesionario,
      beneficiario: de.orden.nombreConcesionario,
      solicitante: 'Luis Chicaiza',
      concepto: `COMPRA DE VEHICULO AL CLIENTE ${orden.cliente.nombre} - ${planes.join(', ')}`,
      faltan: 0,
      motivo: null,
      solicitud: null,
    });
    expect(body.documentos).toHaveLength(SIEMPRE.length * 2);
    expect(body.documentos[0]).toMatchObject({
      plan: planes[0],
      estado: 'pendiente',
      etiquetaEstado: 'Por revisar',
      falta: false,
      acciones: ['ver', 'subir'],
      ruta: expect.stringMatching(/^documento\/\d+\/archivo\?version=1$/),
    });
  });

  test('PAG-526 invoice, matrícula and proof of the transfer are asked for with the approval of the order; the payment waits for none', async () => {
    const de = await ordenParaPagar(t);
    const papeles = async (ruta: string): Promise<LineaDePago[]> =>
      (await ejecutivo.get(`/solicitud-de-pago/${ruta}`).expect(200)).body.papeles;
    const lineas = await papeles(`checklist/${de.orden.id}`);
    expect(lineas.map(({ nombre, estado, falta, acciones }) => ({ nombre, estado, falta, acciones }))).toEqual(
      [
        'Factura o contrato de compraventa del vehículo',
        'Matrícula del vehículo',
        'Comprobante de la transferencia',
      ].map((nombre) => ({ nombre, estado: 'sinArchivo', falta: false, acciones: ['subir'] })),
    );
    const { body: pago } = await pedirPago(ejecutivo, de).expect(201);
    await decidir(jefatura, 'aprobar', pago).expect(200);
    const { documentoId: id, version } = lineas[2] as LineaDePago;
    await subir(ejecutivo, { id: Number(id), version: Number(version) }, await pdfDePrueba('Comprobante')).expect(200);
    expect((await papeles(String(pago.id))).map(({ estado }) => estado)).toEqual([
      'sinArchivo',
      'sinArchivo',
      'pendiente',
    ]);
  });

  test('PAG-519 PAG-526 what is missing: no file, rejected by risk, not in the list', async () => {
    const { orden, cliente } = await ordenParaPagar(t, { conDocumentos: false });
    const planId = cliente.planes[0]?.id as number;
    await ponerDocumento(t, planId, 'contrato', { conArchivo: false });
    await ponerDocumento(t, planId, 'cedula', { estado: false, decididoDepartamento: '004' });
    await ponerDocumento(t, planId, 'planilla', { estado: false, decididoDepartamento: '002' });
    await ponerDocumento(t, planId, 'patrimonio', { conArchivo: false, obligatorio: false });
    const { body } = await ejecutivo.get(`/solicitud-de-pago/checklist/${orden.id}`).expect(200);
    expect(faltan(body.documentos)).toEqual(['contrato sinArchivo', 'cedula rechazado', 'proforma sinLista']);
    expect(body.faltan).toBe(3);
    const porTipo = Object.fromEntries(body.documentos.map((linea: LineaDePago) => [linea.tipo, linea]));
    expect(porTipo['contrato'].acciones).toEqual(['subir']);
    expect(porTipo['proforma']).toMatchObject({ nombre: 'Proforma del vehículo', documentoId: null, acciones: [] });
  });

  test('PAG-521 PAG-526 of an annulled order nothing is brought any more: its documents are only looked at', async () => {
    const { orden, cliente } = await ordenParaPagar(t, { conDocumentos: false });
    const planId = cliente.planes[0]?.id as number;
    await ponerDocumento(t, planId, 'contrato', { conArchivo: false });
    await ponerDocumento(t, planId, 'cedula');
    const acciones = async () => {
      const { body } = await ejecutivo.get(`/solicitud-de-pago/checklist/${orden.id}`).expect(200);
      return (body.documentos as LineaDePago[]).map((linea) => `${linea.tipo}: ${linea.acciones.join()}`);
    };
    expect(await acciones()).toEqual(['contrato: subir', 'cedula: ver,subir', 'proforma: ']);
    await jefatura
      .post(`/orden-de-compra/${orden.id}/anular`, { motivo: 'El vehículo ya no existe', version: orden.version })
      .expect(200);
    expect(await acciones()).toEqual(['contrato: ', 'cedula: ver', 'proforma: ']);
  });

  test('PAG-526 an order that is not approved, and one that has its payment: the checklist says why not', async () => {
    const pendiente = await ordenParaPagar(t, { aprobada: false });
    const { body: sinAprobar } = await ejecutivo.get(`/solicitud-de-pago/checklist/${pendiente.orden.id}`).expect(200);
    expect(sinAprobar.motivo).toBe('Solo una orden de compra aprobada se paga');
    const pago = await pagoPendiente(t);
    const { body: pagada } = await ejecutivo.get(`/solicitud-de-pago/checklist/${pago.orden}`).expect(200);
    expect(pagada).toMatchObject({
      motivo: `La orden de compra ya tiene la solicitud de pago #${pago.id}`,
      solicitud: pago.id,
    });
  });
});

describe('Guardar', () => {
  test("PAG-519 PAG-530 PAG-531 with a document missing: 403 'Error al generar CheckList, datos inconsistentes', and nothing is written", async () => {
    const de = await ordenParaPagar(t, { conDocumentos: false });
    const planId = de.cliente.planes[0]?.id as number;
    const antes = await ultimoNumero();
    for (const codigo of ['contrato', 'cedula']) await ponerDocumento(t, planId, codigo);
    const sinProforma = await pedirPago(ejecutivo, de).expect(403);
    expect(sinProforma.body).toMatchObject({
      code: 'checklist-incompleto',
      title: 'Error al generar CheckList, datos inconsistentes',
      detalle: { faltan: 1 },
    });
    const proforma = await ponerDocumento(t, planId, 'proforma', { estado: false, decididoDepartamento: '004' });
    await pedirPago(ejecutivo, de).expect(403);
    expect(await ultimoNumero()).toBe(antes);
    expect(await manager().countBy(Evento, { planId, tipo: 'PAGO-GENERADO' })).toBe(0);
    await manager().update(Documento, { id: proforma }, { estado: true });
    const { body } = await pedirPago(ejecutivo, de).expect(201);
    // the two that were refused drew no number
    expect(body.id).toBe(antes + 1);
  });

  test('PAG-530 an order that is pending, annulled, without dealer or unknown: refused with its reason', async () => {
    const pendiente = await ordenParaPagar(t, { aprobada: false });
    expect((await pedirPago(ejecutivo, pendiente).expect(409)).body).toMatchObject({
      code: 'orden-sin-aprobar',
      detalle: { estado: 'pendiente' },
    });
    const anulada = await ordenParaPagar(t);
    await jefatura
      .post(`/orden-de-compra/${anulada.orden.id}/anular`, { motivo: 'Otro color', version: anulada.orden.version })
      .expect(200);
    expect((await pedirPago(ejecutivo, anulada).expect(409)).body.detalle).toEqual({ estado: 'anulada' });
    const sinConcesionario = await ordenParaPagar(t);
    await manager().update(OrdenDeCompra, { id: sinConcesionario.orden.id }, { concesionarioId: null });
    expect((await pedirPago(ejecutivo, sinConcesionario).expect(422)).body.title).toBe(
      'Información de concesionario incompleta. Comuniquese con Jefatura para completar informacion',
    );
    const { body } = await ejecutivo.post('/solicitud-de-pago', { orden: 999_999, concepto: CONCEPTO }).expect(422);
    expect(body.errors).toEqual({ orden: expect.any(String) });
  });

  test('PAG-530 an order with a live payment: 409 with its number; of ten at once one is made', async () => {
    const de = await ordenParaPagar(t);
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => pedirPago(ejecutivo, de)));
    const hechas = respuestas.filter(({ status }) => status === 201);
    expect(hechas).toHaveLength(1);
    for (const { status, body } of respuestas.filter(({ status }) => status !== 201))
      expect([status, body.code, body.detalle]).toEqual([
        409,
        'orden-con-solicitud',
        { solicitud: hechas[0]?.body.id },
      ]);
    expect(await manager().countBy(SolicitudDePago, { ordenId: de.orden.id })).toBe(1);
  });

  test('PAG-516 PAG-517 PAG-525 an empty concept and figures that are not those of the order: 422 at their fields', async () => {
    const de = await ordenParaPagar(t);
    expect((await pedirPago(ejecutivo, de, { concepto: ' ' }).expect(422)).body.errors).toEqual({
      concepto: 'El campo es obligatorio',
    });
    const ajenos = { valor: de.orden.pagoConcesionario - 0.01, beneficiario: 'Otra S.A.' };
    expect((await pedirPago(ejecutivo, de, ajenos).expect(422)).body.errors).toEqual({
      valor: 'No coincide con la orden de compra',
      beneficiario: 'No coincide con la orden de compra',
    });
  });

  test('PAG-523 PAG-524 PAG-525 what is made: the facts of the order, who asked for it, its documents; told in the history and the audit', async () => {
    const de = await ordenParaPagar(t, { cuantos: 2 });
    const { orden, cliente } = de;
    const enviado = {
      observacion: 'Entrega en Quito',
      valor: orden.pagoConcesionario,
      beneficiario: de.orden.nombreConcesionario,
    };
    const { body } = await pedirPago(ejecutivo, de, enviado).expect(201);
    expect(body).toMatchObject({
      orden: orden.id,
      estado: 'pendiente',
      etiquetaEstado: 'Pendiente',
      empresa: t.application.config.brand.company,
      cliente: { cedula: cliente.cedula, nombre: orden.cliente.nombre },
      planes: cliente.planes.map(({ idCodigo }) => idCodigo),
      valor: 32_165.25,
      beneficiario: de.orden.nombreConcesionario,
      rucBeneficiario: '1790012344001',
      solicitante: 'Luis Chicaiza',
      concepto: CONCEPTO,
      observacion: 'Entrega en Quito',
      aprobadoEn: null,
      faltan: 0,
      acciones: [],
    });
    for (const { id } of cliente.planes) {
      const [evento] = await manager().findBy(Evento, { planId: id, tipo: 'PAGO-GENERADO' });
      expect(evento?.observacion).toBe(`Orden de pago #${body.id} de la orden de compra #${orden.id}`);
    }
    const [auditada] = await manager().findBy(Auditoria, { recurso: 'solicitud-de-pago', recursoId: String(body.id) });
    expect(auditada?.accion).toBe('crear');
    const { body: leida } = await ejecutivo.get(`/solicitud-de-pago/${body.id}`).expect(200);
    expect(leida).toEqual(body);
  });

  test('PAG-517 a used vehicle without dealer: the beneficiary is whom the order names, and its photo is asked for', async () => {
    const de = await ordenParaPagar(t, {
      tipoCarta: '002',
      concesionarioId: null,
      ...PARTICULAR,
    });
    await pedirPago(ejecutivo, de).expect(403);
    await ponerDocumento(t, de.cliente.planes[0]?.id as number, 'fotoEB', { obligatorio: false });
    const { body } = await pedirPago(ejecutivo, de).expect(201);
    expect(body).toMatchObject({
      ...{ beneficiario: 'Juan Loor Cedeño', rucBeneficiario: null, esConcesionario: false },
      ...{ tipoIdentificacionBeneficiario: 'C', identificacionBeneficiario: '1712345675' },
      ...{ tipoCuentaBeneficiario: 'AHORROS', numeroCuentaBeneficiario: '2200000404' },
    });
    const [suya] = (
      await ejecutivo.get(
        `/orden-de-compra?filter=${encodeURIComponent(JSON.stringify({ plan: de.cliente.planes[0]?.idCodigo }))}`,
      )
    ).body;
    expect([suya.nombreConcesionario, suya.beneficiario]).toEqual([null, 'Juan Loor Cedeño']);
  });
});

describe('approve and annul', () => {
  test('PAG-512 PAG-528 approved: 200, told in the history, its executive is told; a second time 409 with who and when', async () => {
    const de = await ordenParaPagar(t);
    const pago = await pagoPendiente(t, de);
    const { body } = await decidir(jefatura, 'aprobar', pago).expect(200);
    expect(body).toMatchObject({
      estado: 'aprobado',
      etiquetaEstado: 'aprobado',
      aprobadoPor: 'Patricio Villacís',
      aprobadoEn: t.clock.now().toISOString(),
      version: 2,
      acciones: ['transferir', 'generar'],
    });
    const otraVez = await decidir(jefatura, 'aprobar', body).expect(409);
    expect(otraVez.body).toMatchObject({
      code: 'estado-cambiado',
      title: 'La orden de pago ya fue aprobada por Patricio Villacís el 10/03/2026 10:00',
    });
    await decidir(jefatura, 'anular', body).expect(409);
    expect(await manager().countBy(Evento, { planId: de.cliente.planes[0]?.id as number, tipo: 'PAGO-APROBADO' })).toBe(
      1,
    );
    const { body: avisos } = await ejecutivo.get('/notificacion');
    const aviso = avisos.find(({ titulo }: { titulo: string }) => titulo === 'Orden de pago aprobada');
    expect(aviso).toMatchObject({ enlace: `/solicitud-de-pago/${pago.id}` });
    expect(aviso.texto).toContain(`Orden de pago #${pago.id} de ${de.orden.cliente.nombre} por $ `);
  });

  test('PAG-512 PAG-519 a document that risk rejected meanwhile: 422, and the payment waits on', async () => {
    const de = await ordenParaPagar(t);
    const pago = await pagoPendiente(t, de);
    const planId = de.cliente.planes[0]?.id as number;
    await manager().update(Documento, { planId, tipoId: 1 }, { estado: false, decididoDepartamento: '004' });
    const { body } = await decidir(jefatura, 'aprobar', pago).expect(422);
    expect(body).toMatchObject({
      code: 'checklist-incompleto',
      title: 'Existen documentos por subir a la plataforma.',
      detalle: { faltan: 1 },
    });
    const { body: leido } = await jefatura.get(`/solicitud-de-pago/${pago.id}`).expect(200);
    expect(leido).toMatchObject({ estado: 'pendiente', faltan: 1, version: pago.version });
    expect(faltan(leido.documentos)).toEqual(['contrato rechazado']);
  });

  test('PAG-512 PAG-528 PAGO_IMPIDE refuses a payment whose folder risk has not approved, of however many plans, whoever confirms', async () => {
    const estricta = await startTestApp({ ...overDatabaseOf(t), env: { PAGO_IMPIDE: 'carpeta' } });
    try {
      const jefa = await estricta.as('jefatura');
      const de = await ordenParaPagar(t, { cuantos: 2 });
      const pago = await pagoPendiente(t, de);
      const [, { adjudicacionId }] = de.cliente.planes as [unknown, { adjudicacionId: number }];
      const carpeta = await manager().findOneByOrFail(Carpeta, { adjudicacionId });
      await manager().delete(CarpetaEnvio, { carpetaId: carpeta.id });
      await manager().update(Carpeta, { id: carpeta.id }, { idDepartamento: null });
      const { body } = await decidir(jefa, 'aprobar', pago).expect(422);
      expect([body.code, body.detalle.reglas]).toEqual(['politica-impide', ['carpeta']]);
      expect(await manager().countBy(SolicitudDePago, { id: pago.id, estado: 'pendiente' })).toBe(1);
      await aprobarCarpetas(t, de.cliente);
      await decidir(jefa, 'aprobar', pago).expect(200);
    } finally {
      await estricta.close();
    }
  });

  test('PAG-517 ORD-530 a plan that has another amount by now: neither its order nor its payment is approved, and both figures are told', async () => {
    const pendiente = await ordenParaPagar(t, { aprobada: false });
    const de = await ordenParaPagar(t);
    const pago = await pagoPendiente(t, de);
    const planes = [pendiente, de].map(({ cliente }) => cliente.planes[0] as { id: number; idCodigo: string });
    for (const { id } of planes) await manager().update(Plan, { id }, { monto: deNumero(18_000) });
    const orden = await actuarEnOrden(jefatura, 'aprobar', pendiente.orden);
    const delPago = await decidir(jefatura, 'aprobar', pago);
    for (const [i, { status, body }] of [orden, delPago].entries())
      expect([status, body.code, body.title]).toEqual([
        422,
        'montos-cambiados',
        propios.pagoMontosDistintos(planes[i]?.idCodigo as string, '$ 20.000,00', '$ 18.000,00'),
      ]);
    for (const { id } of planes) await manager().update(Plan, { id }, { monto: deNumero(20_000) });
    await decidir(jefatura, 'aprobar', pago).expect(200);
  });

  test('PAG-518 what was reviewed and what was found wrong is counted and named for who decides', async () => {
    const de = await ordenParaPagar(t);
    const [contrato, proforma] = (await ejecutivo.get(`/solicitud-de-pago/checklist/${de.orden.id}`)).body.documentos;
    await manager().update(Documento, { id: contrato.documentoId }, { estado: true, decididoDepartamento: '004' });
    await manager().update(Documento, { id: proforma.documentoId }, { estado: false, decididoDepartamento: '002' });
    const { id } = await pagoPendiente(t, de);
    const { body } = await jefatura.get(`/solicitud-de-pago/${id}`).expect(200);
    expect(body).toMatchObject({ faltan: 0, revisados: 2, rechazados: [proforma.nombre], esConcesionario: true });
  });

  test('PAG-522 four eyes: what Jefatura made she is refused, a manager approves it; what an executive made a manager is refused', async () => {
    const suyo = await pagoPendiente(t, undefined, 'jefatura');
    expect((await decidir(jefatura, 'aprobar', suyo).expect(403)).body.code).toBe('cuatro-ojos');
    const { body } = await gerente.get(`/solicitud-de-pago/${suyo.id}`).expect(200);
    expect(body.acciones).toEqual(['aprobar']);
    await decidir(gerente, 'aprobar', suyo).expect(200);
    const deEjecutivo = await pagoPendiente(t);
    expect((await decidir(gerente, 'aprobar', deEjecutivo).expect(403)).body.code).toBe('no-lo-creo-jefatura');
  });

  test("PAG-514 PAG-529 annulling without a reason: 'Motivo no puede estar vacío'; with one it is final, and the order may have another payment", async () => {
    const de = await ordenParaPagar(t);
    const pago = await pagoPendiente(t, de);
    expect((await decidir(jefatura, 'anular', pago, { motivo: '  ' }).expect(422)).body.errors).toEqual({
      motivo: 'Motivo no puede estar vacío',
    });
    const { body } = await decidir(jefatura, 'anular', pago).expect(200);
    expect(body).toMatchObject({
      estado: 'anulado',
      etiquetaEstado: 'anulado',
      anuladoPor: 'Patricio Villacís',
      motivo: 'El concesionario cambió de cuenta',
    });
    expect((await decidir(jefatura, 'aprobar', body).expect(409)).body.title).toMatch(/ya fue anulada por Patricio/);
    const [evento] = await manager().findBy(Evento, {
      planId: de.cliente.planes[0]?.id as number,
      tipo: 'PAGO-ANULADO',
    });
    expect(evento?.observacion).toMatch(/El concesionario cambió de cuenta$/);
    const { body: nueva } = await pedirPago(ejecutivo, de).expect(201);
    expect(nueva.id).toBe((await ultimoNumero()) as number);
  });

  test('ORD-542 an order with an approved payment is not annulled; with one that waits it is, and that one can only be annulled', async () => {
    const pagada = await ordenParaPagar(t);
    await decidir(jefatura, 'aprobar', await pagoPendiente(t, pagada)).expect(200);
    const anular = ({ id, version }: { id: number; version: number }) =>
      jefatura.post(`/orden-de-compra/${id}/anular`, { motivo: 'Otro color', version });
    expect((await anular(pagada.orden).expect(422)).body.code).toBe('con-pago');
    const { body } = await jefatura.get(`/orden-de-compra/${pagada.orden.id}`).expect(200);
    expect([body.estado, body.acciones.includes('anular')]).toEqual(['aprobada', false]);
    const esperando = await ordenParaPagar(t);
    const pago = await pagoPendiente(t, esperando);
    await anular(esperando.orden).expect(200);
    expect((await decidir(jefatura, 'aprobar', pago).expect(422)).body.code).toBe('orden-no-vigente');
    await decidir(jefatura, 'anular', pago).expect(200);
  });

  test('PAG-509 once it is decided the documents are those that were judged, whatever is said of them later', async () => {
    const de = await ordenParaPagar(t);
    const pago = await pagoPendiente(t, de);
    const planId = de.cliente.planes[0]?.id as number;
    await manager().update(Documento, { planId }, { estado: true, decididoDepartamento: '004' });
    const { body: decidido } = await decidir(jefatura, 'aprobar', pago).expect(200);
    await manager().update(Documento, { planId }, { estado: false, archivoId: null, versionArchivo: 0 });
    const { body } = await ejecutivo.get(`/solicitud-de-pago/${pago.id}`).expect(200);
    expect(body.documentos).toEqual(decidido.documentos);
    expect(body.documentos.map(({ etiquetaEstado }: LineaDePago) => etiquetaEstado)).toEqual(
      SIEMPRE.map(() => 'Correcto'),
    );
    expect(body.documentos[0]).toMatchObject({ acciones: ['ver'], nombreDescarga: expect.stringMatching(/\.pdf$/) });
  });
});

describe('document', () => {
  const pdf = (id: number) => ejecutivo.get(`/solicitud-de-pago/${id}/documento`).buffer(true);

  test('PAG-507 before the approval it is not issued: 409; what is shown is a draft', async () => {
    const pago = await pagoPendiente(t);
    expect((await ejecutivo.post(`/solicitud-de-pago/${pago.id}/generar`).expect(409)).body.code).toBe(
      'pago-sin-aprobar',
    );
    const { headers } = await pdf(pago.id).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(
      `borrador-solicitud-de-pago-${pago.id}-${pago.planes.join('-')}.pdf`,
    );
  }, 30_000);

  test('PAG-507 PAG-508 of an approved one it is issued once, and is the same file ever after', async () => {
    const { body: pago } = await decidir(jefatura, 'aprobar', await pagoPendiente(t)).expect(200);
    const { body: emitido } = await ejecutivo.post(`/solicitud-de-pago/${pago.id}/generar`).expect(200);
    expect(emitido).toMatchObject({ emitida: 1, version: pago.version });
    const { body: otra } = await jefatura.post(`/solicitud-de-pago/${pago.id}/generar`).expect(200);
    expect(otra.emitida).toBe(1);
    const [uno, dos] = [await pdf(pago.id).expect(200), await pdf(pago.id).expect(200)];
    expect(uno.headers['content-disposition']).toContain(
      `solicitud-de-pago-${pago.id}-${pago.planes.join('-')}-v1.pdf`,
    );
    expect(Buffer.compare(uno.body as Buffer, dos.body as Buffer)).toBe(0);
  }, 30_000);
});

test('the transfer of an approved payment is registered once, between its approval and today', async () => {
  const pendiente = await pagoPendiente(t);
  const transferir = (cuerpo: object, version: number) =>
    jefatura.post(`/solicitud-de-pago/${pendiente.id}/transferir`, {
      fecha: '2026-03-10',
      referencia: 'TR-98',
      version,
      ...cuerpo,
    });
  await transferir({}, pendiente.version).expect(409);
  const { body: aprobado } = await decidir(jefatura, 'aprobar', pendiente).expect(200);
  expect((await transferir({ fecha: '2026-03-09' }, aprobado.version).expect(422)).body.errors).toEqual({
    fecha: propios.pagoTransferenciaFuera,
  });
  expect((await transferir({ referencia: ' ' }, aprobado.version).expect(422)).body.errors).toEqual({
    referencia: propios.pagoReferenciaRequerida,
  });
  const { body } = await transferir({}, aprobado.version).expect(200);
  expect(body).toMatchObject({ transferidaEl: '2026-03-10', transferenciaReferencia: 'TR-98', estado: 'aprobado' });
  expect((await transferir({}, body.version).expect(422)).body.code).toBe('ya-transferido');
  const eventos = await manager().findBy(Evento, { tipo: 'PAGO-TRANSFERIDO' });
  expect(eventos.at(-1)?.observacion).toContain('referencia TR-98');
});

describe('list', () => {
  test('PAG-501 those of one’s own plans alone; another executive’s are not asked for by number', async () => {
    const { id } = await pagoPendiente(t);
    const pedir = async (usuario: string, ejecutivoDe: string) =>
      (await t.as(usuario)).get(
        `/solicitud-de-pago?filter=${encodeURIComponent(JSON.stringify({ ejecutivo: ejecutivoDe }))}`,
      );
    const mias = async (usuario: string) =>
      (await pedir(usuario, 'yo').then(({ body }) => body as PagoDeListaVista[])).map((pago) => pago.id);
    expect(await mias('ejecutivo')).toContain(id);
    expect(await mias('ejecutivo2')).not.toContain(id);
    expect((await pedir('ejecutivo', '2')).status).toBe(400);
  });

  test('PAG-501 PAG-503 PAG-527 by the beginning of a cédula, by state, order and plan; newest first; two statements', async () => {
    const de = await ordenParaPagar(t, { cuantos: 2 });
    const pago = await pagoPendiente(t, de);
    const { body: aprobado } = await decidir(jefatura, 'aprobar', pago).expect(200);
    const [fila] = await lista({ cedula: de.cliente.cedula.slice(0, 9) });
    expect(fila).toEqual({
      id: pago.id,
      orden: de.orden.id,
      cedula: de.cliente.cedula,
      nombreCliente: de.orden.cliente.nombre,
      planes: de.cliente.planes.map(({ idCodigo }) => idCodigo),
      fecha: pago.fecha,
      estado: 'aprobado',
      ...{ transferidaEl: null, transferenciaReferencia: null },
      esConcesionario: true,
      ...{
        tipoIdentificacionBeneficiario: null,
        identificacionBeneficiario: null,
        bancoBeneficiario: 'Banco Pichincha',
      },
      ...{ tipoCuentaBeneficiario: 'CORRIENTE', numeroCuentaBeneficiario: '3400000101' },
      etiquetaEstado: 'aprobado',
      aprobadoEn: aprobado.aprobadoEn,
      valor: pago.valor,
      beneficiario: pago.beneficiario,
      solicitante: 'Luis Chicaiza',
      concepto: CONCEPTO,
      rucBeneficiario: '1790012344001',
      diasDeEspera: null,
      version: 2,
      acciones: ['generar'],
    });
    for (const filter of [
      { orden: de.orden.id },
      { plan: de.cliente.planes[1]?.idCodigo },
      { cliente: de.cliente.cedula },
      { cliente: de.cliente.cedula, estado: 'aprobado' },
    ])
      expect((await lista(filter)).map(({ id }) => id)).toEqual([pago.id]);
    expect(await lista({ cliente: de.cliente.cedula, estado: 'pendiente' })).toEqual([]);
    // digits that are typed are no pattern
    expect(await lista({ cedula: '%' })).toHaveLength(10);
    const statements = await counter.during(() => lista({}, '[0,24]'));
    expect(statements.filter((sql) => /solicitud_de_pago/.test(sql))).toHaveLength(2);
    expect((await lista()).map(({ id }) => id)).toEqual((await lista()).map(({ id }) => id).sort((a, b) => b - a));
  });
});
