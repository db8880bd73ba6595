import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Archivo } from '../../entities/archivo.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Contador } from '../../entities/contador.entity';
import { Contrato } from '../../entities/contrato.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { crearGrupo, crearMovimientos, crearPersona, crearPlan } from '../../testing/builders';
import { clienteConPlanes } from '../../testing/medios';
import {
  actuarEnPagare,
  EMISION,
  generarPagare,
  guardarPersonas,
  pagareDePrueba,
  REPRESENTANTE,
} from '../../testing/pagares';
import { guardarPrenda } from '../../testing/prendas';
import { testApp } from '../../testing/test-app';
import type { PagareDeListaVista } from './pagare.dto';

const t = testApp();
const legal = t.user('legal');
const legal2 = t.user('legal2');
const asistente = t.user('asistente.legal');
const jefatura = t.user('jefatura');

const manager = () => t.application.dataSource.manager;
const ultimo = async () => (await manager().findOneBy(Contador, { serie: 'pagare' }))?.valor ?? 0;
const planDe = async () =>
  (await clienteConPlanes(t)).planes[0] as { id: number; idCodigo: string; adjudicacionId: number };
const eventos = async (planId: number) =>
  (await manager().find(Evento, { where: { planId }, order: { id: 'ASC' } }))
    .filter(({ tipo }) => tipo.startsWith('PAGARE'))
    .map(({ tipo, observacion }) => [tipo, observacion]);
const usuario = async (nombre: string) => (await manager().findOneByOrFail(Usuario, { usuario: nombre })).id;

describe('Guardar of the generator', () => {
  test('LEG-546 no city, no date, a city that is none: refused, and no number is drawn', async () => {
    const { idCodigo } = await planDe();
    const antes = await ultimo();
    const { body: vacio } = await asistente.post('/pagare', { plan: idCodigo }).expect(422);
    expect(vacio.errors).toEqual({
      lugarEmision: 'Seleccione una ciudad',
      fechaInicial: 'Seleccione la fecha de inicio.',
    });
    const { body } = await generarPagare(asistente, idCodigo, { lugarEmision: '9999' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['lugarEmision']);
    expect(await ultimo()).toBe(antes);
  });

  test('LEG-521 LEG-525 a plan without award, one that is no plan: refused', async () => {
    const grupo = await crearGrupo(manager(), {});
    const { idCodigo } = await crearPlan(manager(), grupo, { titular: await crearPersona(manager()) });
    expect((await generarPagare(asistente, idCodigo).expect(422)).body.title).toBe('El plan no está adjudicado');
    await generarPagare(asistente, '01-M999-99').expect(404);
  });

  test("LEG-555 a plan that owes nothing: 'Monto con valor cero'", async () => {
    const { id, idCodigo } = await planDe();
    await manager().update(Plan, { id }, { cuotasPagadas: 60 });
    expect((await generarPagare(asistente, idCodigo).expect(422)).body).toMatchObject({
      code: 'monto-cero',
      title: 'Monto con valor cero',
    });
  });

  test('LEG-598 figures that are not ours: each is named, nothing is saved', async () => {
    const { idCodigo } = await planDe();
    const { body } = await generarPagare(asistente, idCodigo, {
      plazo: 47,
      monto: 18_264,
      fechaFinal: '2030-02-05',
    }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['plazo', 'fechaFinal']);
  });

  test('LEG-531 LEG-556 LEG-598 LEG-605 of 60 instalments 12 are paid, 380,50 each: 18.264,00 in 48 rows, from the initial date on', async () => {
    const { id, idCodigo } = await planDe();
    const antes = await ultimo();
    const { body } = await generarPagare(asistente, idCodigo, {
      fechaInicial: '2026-05-31',
      plazo: 48,
      monto: 18_264,
      valorDividendo: 380.5,
      fechaFinal: '2030-04-30',
    }).expect(201);
    expect(body).toMatchObject({
      id: antes + 1,
      estado: 'P',
      modo: 'N',
      plazo: 48,
      valorDividendo: 380.5,
      monto: 18_264,
      numCuota: '12/60',
      fechaEmision: '2026-03-10',
      fechaFinal: '2030-04-30',
      ciudad: 'Quito',
      codigoLocalidad: '002',
      emision: 1,
      acciones: ['actualizar', 'reemplazar', 'fechar'],
    });
    expect(body.cuotas).toHaveLength(48);
    expect(body.cuotas.slice(0, 2)).toEqual([
      { numero: 1, fechaVencimiento: '2026-05-31', valor: 380.5 },
      { numero: 2, fechaVencimiento: '2026-06-30', valor: 380.5 },
    ]);
    expect(await eventos(id)).toEqual([['PAGARE-GENERADO', `Pagaré No. ${antes + 1} por $ 18.264,00`]]);
  });
});

describe('a plan that has its note', () => {
  test("LEG-544 LEG-545 invariant 22: 409 'Ya existe Pagaré' tells which; declined, nothing is saved", async () => {
    const { pagare } = await pagareDePrueba(t);
    const antes = await ultimo();
    const { body } = await generarPagare(asistente, pagare.idCodigo).expect(409);
    expect(body).toMatchObject({
      code: 'ya-existe-pagare',
      title: 'Ya existe Pagaré',
      detalle: { pagare: pagare.id, estado: 'P', version: pagare.version },
    });
    expect(await ultimo()).toBe(antes);
    expect(await manager().countBy(PagareCuota, { pagareId: pagare.id })).toBe(48);
  });

  test('LEG-545 replaced: the number stays, the old schedule is kept, what was sent or rejected waits anew', async () => {
    const { pagare } = await pagareDePrueba(t);
    const rechazado = (await actuarEnPagare(legal, 'rechazar', pagare).expect(200)).body;
    await actuarEnPagare(asistente, 'reemplazar', pagare).expect(412);
    const { body } = await actuarEnPagare(asistente, 'reemplazar', rechazado, {
      ...EMISION,
      fechaInicial: '2026-06-15',
    }).expect(200);
    expect(body).toMatchObject({ id: pagare.id, emision: 2, estado: 'P', motivo: null, fechaInicial: '2026-06-15' });
    expect(body.cuotas[0].fechaVencimiento).toBe('2026-06-15');
    expect(body.representanteNombre).toBe(REPRESENTANTE.representanteNombre);
    const [vieja] = await manager().findBy(PagareCuota, { pagareId: pagare.id, emision: 1, numero: 1 });
    expect(vieja?.fechaVencimiento).toBe('2026-04-05');
  });

  test('invariant 22: an approved one is not replaced; who tries learns who approved it', async () => {
    const { pagare } = await pagareDePrueba(t);
    const aprobado = (await actuarEnPagare(legal, 'aprobar', pagare).expect(200)).body;
    const { body } = await actuarEnPagare(asistente, 'reemplazar', aprobado).expect(409);
    expect(body.title).toMatch(/^El pagaré ya fue aprobado por .+ el 10\/03\/2026 10:00$/);
  });

  test('an award with a note is not withdrawn', async () => {
    const { cliente } = await pagareDePrueba(t, { completo: false });
    const { adjudicacionId } = cliente.planes[0] as { adjudicacionId: number };
    const { body } = await jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desistió' }).expect(422);
    expect(body).toMatchObject({ code: 'con-pagare', title: 'El plan tiene un pagaré' });
  });

  test('a plan that lost its award all the same: its note is neither changed nor decided', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    await manager().update(Adjudicacion, { id: cliente.planes[0]?.adjudicacionId as number }, { estado: 'RADJ' });
    expect((await actuarEnPagare(legal, 'aprobar', pagare).expect(422)).body.code).toBe('plan-sin-adjudicar');
    expect((await guardarPersonas(asistente, pagare).expect(422)).body.code).toBe('plan-sin-adjudicar');
  });
});

describe('its persons', () => {
  test('saved, what their writer had typed is no draft any more; what somebody else typed of it stays his', async () => {
    const { pagare } = await pagareDePrueba(t);
    const borrador = `/borrador/pagare/${pagare.idCodigo}/deudor`;
    const escrito = { valores: { conyugeNombre: 'Ana' }, versionBase: pagare.version, version: 0 };
    for (const client of [asistente, legal]) await client.put(borrador, escrito).expect(200);
    await guardarPersonas(asistente, { ...pagare, version: 99 }).expect(412);
    expect((await asistente.get(borrador)).body.version).toBe(1);
    await guardarPersonas(asistente, pagare).expect(200);
    const quedan = await Promise.all(
      [asistente, legal].map(async (client) => (await client.get(borrador)).body.version),
    );
    expect(quedan).toEqual([0, 1]);
  });

  test('LEG-533 LEG-540 saved once, it is in mode E', async () => {
    const { pagare } = await pagareDePrueba(t, { completo: false });
    const { body } = await guardarPersonas(asistente, pagare, {
      testigoNombre: 'Íñigo Ñauñay',
      testigoCedula: '0912345678',
    }).expect(200);
    expect(body).toMatchObject({ modo: 'E', testigoNombre: 'Íñigo Ñauñay', version: pagare.version + 1 });
  });
});

describe('the way to its approval', () => {
  test('the seven contents: a note without persons, or due before it is issued, is neither sent nor approved, and says why', async () => {
    const { pagare: nuevo } = await pagareDePrueba(t, { completo: false });
    const { body: sinPersonas } = await actuarEnPagare(asistente, 'enviar', nuevo).expect(422);
    expect(sinPersonas).toMatchObject({ code: 'pagare-incompleto' });
    expect(sinPersonas.detalle.faltan).toHaveLength(2);

    const { idCodigo } = await planDe();
    const temprano = (await generarPagare(asistente, idCodigo, { fechaInicial: '2026-03-09' }).expect(201)).body;
    const completo = (await guardarPersonas(asistente, temprano).expect(200)).body;
    await guardarPrenda(asistente, completo.id, 0, { tipoGarantia: 'C' }).expect(200);
    const { body } = await actuarEnPagare(legal, 'aprobar', completo).expect(422);
    expect(body.title).toBe('El pagaré está incompleto: La primera cuota vence antes de la fecha de emisión');
    expect(completo.contenidos.filter(({ falta }: { falta: unknown }) => falta !== null)).toHaveLength(1);
    expect(await manager().countBy(DocumentoEmitido, { pagareId: completo.id })).toBe(0);
  });

  test('LEG-507 without its pledge a note is sent, not approved, and says so; once the pledge is saved it is offered', async () => {
    const { pagare } = await pagareDePrueba(t, { prenda: false });
    const { body: enviado } = await actuarEnPagare(asistente, 'enviar', pagare).expect(200);
    const { body } = await actuarEnPagare(legal, 'aprobar', enviado).expect(422);
    expect(body).toMatchObject({
      code: 'pagare-incompleto',
      title: 'El pagaré está incompleto: Falta ingresar la prenda',
    });
    expect(await manager().countBy(DocumentoEmitido, { pagareId: pagare.id })).toBe(0);
    const leido = async () => (await legal.get(`/pagare/${pagare.id}`).expect(200)).body;
    expect(await leido()).toMatchObject({ conPrenda: false, acciones: expect.not.arrayContaining(['aprobar']) });
    await guardarPrenda(asistente, pagare.id, 0, { tipoGarantia: 'C' }).expect(200);
    expect(await leido()).toMatchObject({ conPrenda: true, acciones: expect.arrayContaining(['aprobar']) });
  });

  test('LEG-507 invariant 23: whoever saved the pledge does not approve its note', async () => {
    const { pagare } = await pagareDePrueba(t, { prenda: false });
    await guardarPrenda(legal, pagare.id, 0, { tipoGarantia: 'C' }).expect(200);
    expect((await actuarEnPagare(legal, 'aprobar', pagare).expect(403)).body.code).toBe('cuatro-ojos');
    await actuarEnPagare(await t.as('legal2'), 'aprobar', pagare).expect(200);
  });

  test('LEG-537 LEG-539 invariant 23: its own author: 403', async () => {
    const { pagare } = await pagareDePrueba(t);
    const suyo = (await guardarPersonas(legal, pagare).expect(200)).body;
    expect((await actuarEnPagare(legal, 'aprobar', suyo).expect(403)).body.code).toBe('cuatro-ojos');
    await actuarEnPagare(await t.as('legal2'), 'aprobar', suyo).expect(200);
  });

  test('LEG-539 LEG-576 LEG-614 sent: Jefatura and Legal are told, the notice and the task lead to the note', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { body } = await actuarEnPagare(asistente, 'enviar', pagare).expect(200);
    expect(body).toMatchObject({ estado: 'P', enviadoPor: expect.any(String) });
    for (const quien of ['jefatura', 'legal']) {
      const [aviso] = await manager().find(Notificacion, {
        where: { usuarioId: await usuario(quien) },
        order: { id: 'DESC' },
        take: 1,
      });
      expect(aviso).toMatchObject({ titulo: 'Pagaré por aprobar', recurso: 'pagare', clave: String(pagare.id) });
    }
    const planId = cliente.planes[0]?.id as number;
    const abiertas = await manager().find(Tarea, { where: { planId }, order: { id: 'ASC' } });
    expect(abiertas.map(({ estado }) => estado)).toEqual(['S']);
    await guardarPersonas(asistente, body).expect(200);
    expect((await manager().findOneByOrFail(Tarea, { planId })).estado).toBe('C');
  });

  test('LEG-538 LEG-542 LEG-540 not approved: no reason is refused; the reason is the event; Actualizar makes it pending', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    expect(
      (await actuarEnPagare(legal, 'rechazar', pagare, { motivo: ' ' }).expect(422)).body.errors.motivo,
    ).toBeDefined();
    const { body } = await actuarEnPagare(legal, 'rechazar', pagare).expect(200);
    expect(body).toMatchObject({ estado: 'R', etiquetaEstado: 'No aprobado', motivo: 'Falta la cédula del garante' });
    expect((await actuarEnPagare(legal, 'aprobar', body).expect(409)).body.title).toMatch(
      /^El pagaré fue marcado como no aprobado por/,
    );
    const { body: vuelto } = await guardarPersonas(asistente, body).expect(200);
    expect(vuelto).toMatchObject({ estado: 'P', motivo: null, decididoPor: null });
    expect((await eventos(cliente.planes[0]?.id as number)).map(([tipo]) => tipo)).toEqual([
      'PAGARE-GENERADO',
      'PAGARE-ACTUALIZADO',
      'PAGARE-RECHAZADO',
      'PAGARE-ACTUALIZADO',
    ]);
  });

  test("LEG-536 LEG-537 LEG-541 approved: final, 'Pagare aprobado', its document is what was issued, byte for byte", async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const borrador = await legal.get(`/pagare/${pagare.id}/documento`).expect(200);
    expect(borrador.headers['content-disposition']).toContain('borrador');
    const { body } = await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
    expect(body).toMatchObject({ estado: 'A', etiquetaEstado: 'Aprobado', acciones: ['pedirAnulacion'] });
    expect((await eventos(cliente.planes[0]?.id as number)).at(-1)).toEqual(['PAGARE-APROBADO', 'Pagare aprobado']);
    const emitido = await manager().findOneByOrFail(DocumentoEmitido, { pagareId: pagare.id });
    const archivo = await manager().findOneByOrFail(Archivo, { id: emitido.archivoId });
    const final = await legal.get(`/pagare/${pagare.id}/documento`).expect(200);
    expect(final.headers['content-disposition']).toContain(`pagare-${pagare.id}-${cliente.planes[0]?.idCodigo}-v1.pdf`);
    expect(archivo.sha256).toBe(emitido.sha256);
    await guardarPersonas(asistente, body).expect(409);
  });
});

describe('an account that changed since the note was made', () => {
  test('LEG-507 LEG-539 six instalments paid meanwhile: neither sent nor approved, marked with both figures, made anew it goes on', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const plan = cliente.planes[0] as { id: number };
    const pagado = await manager().findOneByOrFail(Plan, { id: plan.id });
    await crearMovimientos(manager(), pagado, { meses: 60, pagos: 18 });
    for (const [client, accion] of [
      [asistente, 'enviar'],
      [legal, 'aprobar'],
    ] as const)
      expect((await actuarEnPagare(client, accion, pagare).expect(422)).body).toMatchObject({
        code: 'pagare-no-concuerda',
        detalle: {
          suya: { plazo: 48, valorDividendo: 380.5, monto: 18_264 },
          debe: { plazo: 42, valorDividendo: 380.5, monto: 15_981 },
        },
      });
    expect(await manager().countBy(DocumentoEmitido, { pagareId: pagare.id })).toBe(0);
    const marcado = { debeHoy: { plazo: 42, monto: 15_981 } };
    const { body: leido } = await legal.get(`/pagare/${pagare.id}`).expect(200);
    expect(leido).toMatchObject({ ...marcado, acciones: ['actualizar', 'reemplazar', 'rechazar'] });
    const filtro = encodeURIComponent(JSON.stringify({ plan: pagare.idCodigo }));
    expect((await legal.get(`/pagare?filter=${filtro}`)).body).toEqual([expect.objectContaining(marcado)]);
    const { body: nuevo } = await actuarEnPagare(asistente, 'reemplazar', leido).expect(200);
    expect(nuevo).toMatchObject({ plazo: 42, monto: 15_981, debeHoy: null });
    const { body: aprobado } = await actuarEnPagare(legal, 'aprobar', nuevo).expect(200);
    await manager().update(Plan, { id: plan.id }, { valorCuota: 400 });
    expect((await legal.get(`/pagare/${pagare.id}`)).body).toMatchObject({ id: aprobado.id, debeHoy: null });
  });

  test('LEG-507 a payment between the print and the approval refuses it all the same', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const pagado = await manager().findOneByOrFail(Plan, { id: cliente.planes[0]?.id as number });
    const render = jest.spyOn(t.application.renderer, 'render').mockImplementationOnce(async (...asked) => {
      await crearMovimientos(manager(), pagado, { meses: 60, pagos: 13 });
      return t.application.renderer.render(...asked);
    });
    expect((await actuarEnPagare(legal, 'aprobar', pagare).expect(422)).body.code).toBe('pagare-no-concuerda');
    expect(render).toHaveBeenCalled();
    expect(await manager().countBy(DocumentoEmitido, { pagareId: pagare.id })).toBe(0);
    render.mockRestore();
  });

  test('LEG-541 a note whose contract is approved is not edited, made anew or rejected, and the contract is named', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { personaId, adjudicacionId } = await manager().findOneByOrFail(Pagare, { id: pagare.id });
    const planId = cliente.planes[0]?.id as number;
    const contrato = {
      planId,
      adjudicacionId,
      personaId,
      productoCodigo: '01',
      estado: 'A' as const,
      estadoCivil: 'S',
    };
    const sinTextos = { separacionBienes: null, disolucionConyugal: null, poderConyuge: null, apoderado: null };
    await manager().insert(Contrato, {
      ...{ ...contrato, ...sinTextos, aval: false, avalConyuge: false, version: 1 },
      creadoEn: t.clock.now(),
    });
    const tries = [
      guardarPersonas(asistente, pagare, { garanteNombre: 'Rosa Elvira Mendoza', garanteCedula: '1710034065' }),
      actuarEnPagare(asistente, 'reemplazar', pagare),
      actuarEnPagare(legal, 'rechazar', pagare),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.code, body.title]).toEqual([
        422,
        'contrato-aprobado',
        `El contrato del plan ${pagare.idCodigo} ya está aprobado con este pagaré: el pagaré ya no cambia`,
      ]);
  });
});

describe('the annulment of an approved note', () => {
  const motivo = 'El cliente pagó el saldo';

  test('LEG-541 asked with a reason, confirmed by another: the number stays used, its paper is read, the next one says which it replaces', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { body: aprobado } = await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
    const emitido = await legal.get(`/pagare/${pagare.id}/documento`).expect(200);
    expect((await actuarEnPagare(legal2, 'anular', aprobado).expect(422)).body.code).toBe('anulacion-sin-pedir');
    await actuarEnPagare(legal, 'pedir-anulacion', aprobado, { motivo: ' ' }).expect(422);
    const { body: pedido } = await actuarEnPagare(legal, 'pedir-anulacion', aprobado, { motivo }).expect(200);
    expect(pedido).toMatchObject({ estado: 'A', motivoAnulacion: motivo, acciones: ['declinarAnulacion'] });
    expect((await actuarEnPagare(legal, 'anular', pedido).expect(403)).body.code).toBe('cuatro-ojos');
    await actuarEnPagare(asistente, 'anular', pedido).expect(403);
    expect((await generarPagare(asistente, pagare.idCodigo).expect(409)).body.code).toBe('ya-existe-pagare');
    const { body: anulado } = await actuarEnPagare(legal2, 'anular', pedido).expect(200);
    expect(anulado).toMatchObject({ id: pagare.id, estado: 'X', etiquetaEstado: 'Anulado', acciones: [] });
    await actuarEnPagare(legal, 'anular', pedido).expect(409);
    const leido = await legal.get(`/pagare/${pagare.id}/documento`).expect(200);
    expect(leido.headers['content-disposition']).toBe(emitido.headers['content-disposition']);
    const { body: prenda } = await legal.get(`/prenda/${pagare.id}`).expect(200);
    expect(prenda).toMatchObject({ estado: 'anulada', acciones: [] });
    const { body: nuevo } = await generarPagare(asistente, pagare.idCodigo).expect(201);
    expect(nuevo).toMatchObject({ estado: 'P', reemplazaA: pagare.id });
    expect(nuevo.id).toBeGreaterThan(pagare.id);
    expect((await legal.get(`/pagare/${pagare.id}`)).body.reemplazadoPor).toBe(nuevo.id);
    expect((await eventos(cliente.planes[0]?.id as number)).slice(-3)).toEqual([
      ['PAGARE-ANULACION-PEDIDA', `Pagaré No. ${pagare.id}: ${motivo}`],
      ['PAGARE-ANULADO', `Pagaré No. ${pagare.id}: ${motivo}`],
      ['PAGARE-GENERADO', expect.any(String)],
    ]);
  });

  test('declined, with its reason: the note is in force, and it can be asked again', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { body: aprobado } = await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
    const { body: pedido } = await actuarEnPagare(asistente, 'pedir-anulacion', aprobado, { motivo }).expect(200);
    const no = { motivo: 'El pago no se acreditó' };
    const { body: vigente } = await actuarEnPagare(legal, 'declinar-anulacion', pedido, no).expect(200);
    expect(vigente).toMatchObject({ estado: 'A', anulacionPedidaPor: null, acciones: ['pedirAnulacion'] });
    expect((await eventos(cliente.planes[0]?.id as number)).at(-1)).toEqual([
      'PAGARE-ANULACION-DECLINADA',
      `Pagaré No. ${pagare.id}: ${no.motivo}`,
    ]);
  });

  test('LEG-541 not after the delivery of the good', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { body: aprobado } = await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
    const { personaId, adjudicacionId } = await manager().findOneByOrFail(Pagare, { id: pagare.id });
    const planId = cliente.planes[0]?.id as number;
    const carta = { planId, personaId, adjudicacionId, productoCodigo: '01', estado: 'realizada' as const };
    await manager().insert(CartaSalida, {
      ...{ ...carta, creadaEn: t.clock.now(), fechaEntrega: '2026-03-02', entregadaEn: t.clock.now(), version: 1 },
    });
    const { status, body } = await actuarEnPagare(legal, 'pedir-anulacion', aprobado, { motivo });
    expect([status, body.code]).toEqual([409, 'bien-entregado']);
  });
});

describe('what is read of notes', () => {
  const lista = async (filter: object) =>
    (await legal.get(`/pagare?range=[0,49]&filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body as PagareDeListaVista[];

  test('an unknown state: 400; no such note: 404', async () => {
    await legal.get('/pagare?filter={"estado":"Z"}').expect(400);
    for (const ruta of ['', '/texto', '/documento']) await legal.get(`/pagare/999999${ruta}`).expect(404);
    await legal.get('/base-de-pagare/01-M999-99').expect(404);
  });

  test('LEG-510 LEG-584 LEG-585 by the beginning of the ID, by name, by client, by plan', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { cedula, titular } = cliente;
    const unos = [
      { q: cedula.slice(0, 9) },
      { cliente: cedula },
      { plan: pagare.idCodigo },
      { q: `${titular.apellidoPaterno} ${titular.apellidoMaterno}` },
    ];
    for (const filter of unos) expect((await lista(filter)).map(({ id }) => id)).toContain(pagare.id);
    expect(await lista({ plan: '01-M999-99' })).toEqual([]);
    const suyos = await lista({ estado: 'P', cliente: cedula });
    expect(suyos[0]).toMatchObject({ id: pagare.id, etiquetaEstado: 'Pendiente', monto: 18_264, plazo: 48 });
  });

  test('LEG-532 after the approval the text is the issued one, whoever the case names since', async () => {
    const { pagare } = await pagareDePrueba(t);
    await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
    const texto = async () => (await legal.get(`/pagare/${pagare.id}/texto`).expect(200)).body.texto as string;
    const antes = await texto();
    const apoderado = { tipoIdentificacion: 'C', identificacion: '1710034065', nombres: 'Eva', apellidos: 'Ruiz Mora' };
    await asistente.put(`/interviniente/${pagare.idCodigo}/apoderado`, { ...apoderado, version: 0 }).expect(200);
    expect(await texto()).toBe(antes);
  });

  test('LEG-532 LEG-604 the text says amount and dates in words, and escapes what people typed', async () => {
    const { pagare } = await pagareDePrueba(t);
    const { body } = await legal.get(`/pagare/${pagare.id}/texto`).expect(200);
    expect(body.texto).toContain('PAGARÉ A LA ORDEN');
    expect(body.texto).toContain(
      'dieciocho mil doscientos sesenta y cuatro dólares de los Estados Unidos de América con 00/100',
    );
    expect(body.texto).toContain('cinco de abril de dos mil veintiséis');
    expect(body.texto).toContain('cuarenta y ocho (48) cuotas mensuales');
    await manager().update(Persona, { identificacion: pagare.cedulaCliente }, { nombres: '<b>Íñigo</b>' });
    expect((await legal.get(`/pagare/${pagare.id}/texto`)).body.texto).toContain('&lt;b&gt;Íñigo');
  });

  test('LEG-520 LEG-530 the generator is told what the plan owes, the date proposed, and the note that it has', async () => {
    const { pagare } = await pagareDePrueba(t);
    const { body } = await asistente.get(`/base-de-pagare/${pagare.idCodigo}`).expect(200);
    expect(body).toMatchObject({
      plazo: 48,
      valorDividendo: 380.5,
      monto: 18_264,
      numCuota: '12/60',
      fechaInicial: '2026-04-05',
      rechazo: null,
      pagare: { id: pagare.id, estado: 'P', version: pagare.version },
    });
  });
});
