import { createHash } from 'node:crypto';
import { hoyEn, MAXIMO_ENRIQUECIDO, mensajes, sumarDias, sumarMeses, tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { Tarea, TareaTipo } from '../../entities/tarea.entity';
import { asBytes } from '../../testing/binary';
import { anotar, cartaDe, generarCarta, planPorSalir, subirPruebas, TEXTO } from '../../testing/cartas';
import { documentoDe, pdfDePrueba, subir } from '../../testing/documentos';
import { PaperlessRenderer } from '../../testing/renderers';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { planAdjudicado } from '../../testing/solicitudes';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { DocumentoVista } from '../documento/documento.dto';

const { propios, CAR, DOC, EST, GEN } = mensajes;

let t: TestApp;
let printer: PaperlessRenderer;
let jefatura: Client;
let ejecutivo: Client;
let gerente: Client;
beforeAll(async () => {
  printer = new PaperlessRenderer();
  t = await startTestApp({ overrides: { renderer: printer.asRenderer() } });
  [jefatura, ejecutivo, gerente] = await Promise.all([t.as('jefatura'), t.as('ejecutivo'), t.as('gerente')]);
});
afterAll(() => t.close());

const manager = () => t.application.dataSource.manager;
const ultimosHechos = () => (printer.printed.at(-1)?.hechos ?? {}) as Record<string, unknown>;
const hoy = () => t.clock.now().toISOString().slice(0, 10);
const listar = async (client: Client, filter: object = {}, range = '[0,99]') => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(range)}`;
  return client.get(`/carta-salida?${query}`);
};
const generar = async (client: Client, idCodigo: string, cuerpo: object = {}) => {
  const { version } = await cartaDe(jefatura, idCodigo);
  return client.post(`/carta-salida/${idCodigo}/generar`, { texto: TEXTO, version, ...cuerpo });
};
const rechazar = async (client: Client, idCodigo: string, cuerpo: object = { texto: 'Falta la placa' }) => {
  const { version } = await cartaDe(jefatura, idCodigo);
  return client.post(`/carta-salida/${idCodigo}/rechazar`, { version, ...cuerpo });
};
const entregar = async (client: Client, idCodigo: string, cuerpo: object = {}) => {
  const { version } = await cartaDe(jefatura, idCodigo);
  return client.post(`/carta-salida/${idCodigo}/entregar`, { fecha: hoy(), version, ...cuerpo });
};
const eventosDe = async ({ planId }: PlanDePrueba, tipo: string): Promise<Evento[]> =>
  manager().find(Evento, { where: { planId, tipo }, order: { id: 'ASC' } });
const accesosDe = async (recursoId: string): Promise<string[]> => {
  await t.application.accessLog.step();
  return (await manager().findBy(Acceso, { recurso: 'carta-salida', recursoId })).map(({ operacion }) => operacion);
};
const tareasAbiertas = async ({ planId }: PlanDePrueba): Promise<string[]> => {
  const tareas = await manager().find(Tarea, { where: { planId }, order: { id: 'ASC' } });
  const tipos = new Map((await manager().find(TareaTipo)).map(({ id, codigo }) => [id, codigo]));
  return tareas.filter(({ estado }) => estado !== 'C').map(({ tipoId }) => tipos.get(tipoId) as string);
};

describe('who comes into the list', () => {
  test('CAR-500 a plan without approved payment is not there: 404, and no row', async () => {
    const plan = await planAdjudicado(t);
    expect((await jefatura.get(`/carta-salida/${plan.idCodigo}`)).status).toBe(404);
    await anotar(t, plan, tiposDeEvento.contratoAprobado, 'legal');
    expect((await jefatura.get(`/carta-salida/${plan.idCodigo}`)).status).toBe(404);
    expect(await manager().countBy(CartaSalida, { planId: plan.planId })).toBe(0);
  });

  test('CAR-501 CAR-517 with the payment once, Pendiente, with both proofs asked for among its documents', async () => {
    const plan = await planPorSalir(t);
    await anotar(t, plan, tiposDeEvento.pagoAprobado, 'jefatura');
    const { status, body } = await listar(jefatura, { plan: plan.idCodigo });
    expect([status, body.length]).toEqual([200, 1]);
    expect(body[0]).toMatchObject({
      id: plan.idCodigo,
      cedula: plan.titular.identificacion,
      estado: 'pendiente',
      etiquetaEstado: CAR.pendiente,
      entregado: false,
      fecha: t.clock.now().toISOString(),
      fechaAprobacion: null,
      acciones: ['generar', 'citar'],
    });
    for (const codigo of ['actaEntrega', 'fotoEntrega'])
      expect((await documentoDe(ejecutivo, plan.idCodigo, codigo)).versionArchivo).toBe(0);
    expect(await tareasAbiertas(plan)).toContain('GENERAR-CARTA');
  });

  test('CAR-520 the documents of the plan, the two proofs among them, and of no other plan', async () => {
    const [plan, otro] = [await planPorSalir(t), await planPorSalir(t)];
    const { body } = await jefatura.get(
      `/documento?filter=${encodeURIComponent(JSON.stringify({ plan: plan.idCodigo }))}`,
    );
    expect(body.map(({ tipo }: DocumentoVista) => tipo.codigo).sort()).toEqual(['actaEntrega', 'fotoEntrega']);
    const suyos = (await cartaDe(jefatura, plan.idCodigo)).pruebas.map(({ documentoId }) => documentoId);
    expect(body.map(({ id }: DocumentoVista) => id).sort()).toEqual(suyos.sort());
    expect((await cartaDe(jefatura, otro.idCodigo)).pruebas.map(({ documentoId }) => documentoId)).not.toEqual(suyos);
  });

  test('a house comes with its contract, not with a payment; its executive is asked for the delivery', async () => {
    const plan = await planPorSalir(t, { producto: '02' });
    expect((await cartaDe(jefatura, plan.idCodigo)).acciones).toEqual(['citar', 'entregar']);
    expect(await tareasAbiertas(plan)).toContain('COORDINAR-ENTREGA');
  });

  test('CAR-502 CAR-503 CAR-519 without parameters the newest, 20 of them at most; by state', async () => {
    const page = await jefatura.get('/carta-salida');
    const todas = await manager().count(CartaSalida);
    const [fechas, vistas] = [page.body.map(({ fecha }: { fecha: string }) => fecha), Math.min(todas, 20)];
    expect(page.headers['content-range']).toBe(`carta-salida 0-${vistas - 1}/${todas}`);
    expect(fechas).toEqual([...fechas].sort().reverse());
    expect(
      (await listar(jefatura, { estado: 'pendiente' })).body.map((fila: { estado: string }) => fila.estado),
    ).not.toContain('realizada');
  });

  test('CAR-502 those of one’s own plans alone; another executive’s are not asked for by number', async () => {
    const { idCodigo } = await planPorSalir(t, { ejecutivo: 'ejecutivo2' });
    const mias = async (client: Client) =>
      (await listar(client, { ejecutivo: 'yo' })).body.map(({ id }: { id: string }) => id);
    expect(await mias(await t.as('ejecutivo2'))).toContain(idCodigo);
    expect(await mias(ejecutivo)).not.toContain(idCodigo);
    expect((await listar(ejecutivo, { ejecutivo: '2' })).status).toBe(400);
  });

  test('found by name, cédula and plan', async () => {
    const { idCodigo, titular } = await planPorSalir(t);
    for (const q of [titular.apellidoPaterno, titular.identificacion, idCodigo])
      expect((await listar(jefatura, { q })).body.map(({ id }: { id: string }) => id)).toContain(idCodigo);
  });
});

describe('CAR-511 CAR-523 the letter', () => {
  test('refused: no text, a house', async () => {
    const { idCodigo } = await planPorSalir(t);
    for (const texto of ['', '<p></p>', '<script>alert(1)</script>']) {
      const { status, body } = await generar(jefatura, idCodigo, { texto });
      expect([texto, status === 400 || body.errors.texto === propios.cartaTextoVacio]).toEqual([texto, true]);
    }
    const largo = await generar(jefatura, idCodigo, { texto: `<p>${'a'.repeat(MAXIMO_ENRIQUECIDO)}</p>` });
    expect([400, 422]).toContain(largo.status);
    const casa = await planPorSalir(t, { producto: '02' });
    const { status, body } = await generar(jefatura, casa.idCodigo);
    expect([status, body.code]).toEqual([422, 'sin-carta-de-salida']);
    expect(await manager().countBy(DocumentoEmitido, { tipo: 'carta-salida' })).toBe(0);
  });

  test('is cleaned to the vocabulary, printed and kept; its task is closed and the executive asked for the delivery', async () => {
    const plan = await planPorSalir(t);
    const texto = '<h1>Aviso</h1><p onclick="x">Hola <b>mundo</b>{{evil}}<script>alert(1)</script></p>';
    const { status, body } = await generar(jefatura, plan.idCodigo, { texto });
    expect([status, body.estado, body.etiquetaEstado, body.acciones]).toEqual([
      200,
      'generada',
      CAR.pendiente,
      ['rechazar', 'citar', 'entregar'],
    ]);
    expect(body.fechaAprobacion).toBe(t.clock.now().toISOString());
    const limpio = '<p>Aviso</p><p>Hola <strong>mundo</strong>{{evil}}</p>';
    expect((await cartaDe(jefatura, plan.idCodigo)).texto).toBe(limpio);
    expect(printer.printed.at(-1)).toMatchObject({ documento: 'carta-salida', hechos: { texto: limpio, version: 1 } });
    const archivo = await asBytes(gerente.get(`/carta-salida/${plan.idCodigo}/archivo`));
    expect([archivo.status, archivo.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await accesosDe(plan.idCodigo)).toEqual(expect.arrayContaining(['leer', 'descargar']));
    expect(await eventosDe(plan, tiposDeEvento.cartaGenerada)).toHaveLength(1);
    expect(await tareasAbiertas(plan)).toEqual(['COORDINAR-ENTREGA']);
  });

  test('a second click and a stale version are refused with who and when', async () => {
    const { idCodigo } = await planPorSalir(t);
    const { version } = await cartaDe(jefatura, idCodigo);
    expect((await generar(jefatura, idCodigo)).status).toBe(200);
    const otra = await jefatura.post(`/carta-salida/${idCodigo}/generar`, { texto: TEXTO, version });
    expect([otra.status, otra.body.code]).toEqual([409, 'estado-cambiado']);
    expect(otra.body.title).toMatch(/^La carta ya fue generada por /);
    expect((await cartaDe(jefatura, idCodigo)).versiones).toHaveLength(1);
  });

  test('CAR-529 before the letter there is no document', async () => {
    const { idCodigo } = await planPorSalir(t);
    const { status, body } = await jefatura.get(`/carta-salida/${idCodigo}/archivo`);
    expect([status, body.title]).toEqual([404, DOC.noExisteDocumento]);
  });
});

describe('CAR-512 CAR-525 No aprobado', () => {
  test('refused: without letter, without text', async () => {
    const { idCodigo } = await planPorSalir(t);
    expect((await rechazar(jefatura, idCodigo)).body).toMatchObject({ status: 409, title: propios.cartaSinGenerar });
    await generarCarta(jefatura, idCodigo);
    expect((await rechazar(jefatura, idCodigo, { texto: ' ' })).body.errors.texto).toBe(GEN.motivoVacio);
  });

  test('the row is Pendiente again with the text shown, the letter stays among the versions, and the next one takes the text away', async () => {
    const plan = await planPorSalir(t);
    await generarCarta(jefatura, plan.idCodigo);
    const { status, body } = await rechazar(jefatura, plan.idCodigo);
    expect([status, body.estado, body.motivoRechazo, body.fechaAprobacion]).toEqual([
      200,
      'pendiente',
      'Falta la placa',
      null,
    ]);
    const rechazada = await cartaDe(jefatura, plan.idCodigo);
    expect([rechazada.texto, rechazada.versiones.map(({ version }) => version)]).toEqual([TEXTO, [1]]);
    expect(await tareasAbiertas(plan)).toEqual(['GENERAR-CARTA']);
    const { body: avisos } = await ejecutivo.get('/notificacion');
    const aviso = avisos.find(({ titulo }: { titulo: string }) => titulo === CAR.noAprobado);
    expect(decodeURIComponent(aviso.enlace)).toBe(`/carta-salida?filter={"q":"${plan.idCodigo}"}`);
    await generarCarta(jefatura, plan.idCodigo);
    const nueva = await cartaDe(jefatura, plan.idCodigo);
    expect([nueva.motivoRechazo, nueva.versiones.map(({ version }) => version)]).toEqual([null, [2, 1]]);
  });

  test('CAR-522 the letter is read by client and plan, the last one or one by its version, each as it was issued', async () => {
    const { idCodigo } = await planPorSalir(t);
    await generarCarta(jefatura, idCodigo);
    await rechazar(jefatura, idCodigo);
    await generarCarta(jefatura, idCodigo);
    const { id } = await manager().findOneOrFail(CartaSalida, { where: {}, order: { id: 'DESC' } });
    const emitidas = await manager().find(DocumentoEmitido, {
      where: { cartaSalidaId: id },
      order: { numeroVersion: 'ASC' },
    });
    const archivo = async (sufijo: string) => {
      const { status, body } = await asBytes(gerente.get(`/carta-salida/${idCodigo}/archivo${sufijo}`));
      return [status, createHash('sha256').update(body).digest('hex')];
    };
    const [primera, segunda] = emitidas.map(({ sha256 }) => sha256);
    expect(primera).not.toBe(segunda);
    expect(await archivo('?version=1')).toEqual([200, primera]);
    expect(await archivo('?version=2')).toEqual([200, segunda]);
    expect(await archivo('')).toEqual([200, segunda]);
    expect((await gerente.get(`/carta-salida/${idCodigo}/archivo?version=3`)).status).toBe(404);
  });
});

describe('CAR-524 CAR-527 invariant 33 the delivery', () => {
  test('refused: without letter, without proofs, one of them missing or rejected', async () => {
    const { idCodigo } = await planPorSalir(t);
    expect((await entregar(ejecutivo, idCodigo)).body.code).toBe('carta-sin-generar');
    await generarCarta(jefatura, idCodigo);
    expect((await entregar(ejecutivo, idCodigo)).body.errors).toEqual({
      actaEntrega: propios.entregaFaltaActa,
      fotoEntrega: propios.entregaFaltaFoto,
    });
    await subirPruebas(ejecutivo, idCodigo, ['actaEntrega']);
    expect((await entregar(ejecutivo, idCodigo)).body.errors).toEqual({ fotoEntrega: propios.entregaFaltaFoto });
    await subirPruebas(ejecutivo, idCodigo, ['fotoEntrega']);
    const acta = await documentoDe(ejecutivo, idCodigo, 'actaEntrega');
    const { status } = await ejecutivo.post(`/documento/${acta.id}/rechazar`, {
      version: acta.version,
      observaciones: 'Sin firma',
    });
    expect(status).toBe(200);
    expect((await entregar(ejecutivo, idCodigo)).body.errors).toEqual({ actaEntrega: propios.entregaPruebaRechazada });
    expect(
      await manager().findOneByOrFail(CartaSalida, { id: (await manager().find(CartaSalida)).at(-1)?.id as number }),
    ).toMatchObject({ estado: 'generada', fechaEntrega: null });
  });

  test('CAR-513 CAR-514 the act is a PDF, the photo an image', async () => {
    const { idCodigo } = await planPorSalir(t);
    const foto = await documentoDe(ejecutivo, idCodigo, 'fotoEntrega');
    expect((await subir(ejecutivo, foto, await pdfDePrueba())).status).toBe(415);
    expect((await documentoDe(ejecutivo, idCodigo, 'actaEntrega')).tipo.formato).toBe('pdf');
  });

  test('CAR-515 a proof of more than 10,000,000 bytes is refused, and none is there afterwards', async () => {
    const { idCodigo } = await planPorSalir(t);
    for (const codigo of ['actaEntrega', 'fotoEntrega']) {
      const { status, body } = await subir(
        ejecutivo,
        await documentoDe(ejecutivo, idCodigo, codigo),
        Buffer.alloc(10_000_001),
      );
      expect([codigo, status, body.title]).toEqual([codigo, 413, DOC.documentoPesado('10 MB')]);
      expect((await documentoDe(ejecutivo, idCodigo, codigo)).versionArchivo).toBe(0);
    }
  });

  test('CAR-516 refused: tomorrow, before the award, more than five years ago, no date', async () => {
    const { idCodigo } = await planPorSalir(t);
    await generarCarta(jefatura, idCodigo);
    await subirPruebas(ejecutivo, idCodigo);
    const { fechaAdjudicacion } = (await cartaDe(jefatura, idCodigo)).cliente;
    for (const fecha of [sumarDias(hoy(), 1), sumarDias(fechaAdjudicacion as string, -1), sumarMeses(hoy(), -61)])
      expect([fecha, (await entregar(ejecutivo, idCodigo, { fecha })).body.errors]).toEqual([
        fecha,
        { fecha: propios.entregaFechaFuera },
      ]);
    expect((await entregar(ejecutivo, idCodigo, { fecha: 'ayer' })).status).toBeGreaterThanOrEqual(400);
  });

  test('CAR-502 with act and photo: Realizado, one event 176 of the day of the delivery, its task closed; a second click learns who and when', async () => {
    const plan = await planPorSalir(t);
    await generarCarta(jefatura, plan.idCodigo);
    await subirPruebas(ejecutivo, plan.idCodigo);
    const { fechaAdjudicacion } = (await cartaDe(jefatura, plan.idCodigo)).cliente;
    const fecha = fechaAdjudicacion as string;
    const { status, body } = await entregar(ejecutivo, plan.idCodigo, { fecha });
    expect([status, body.etiquetaEstado, body.entregado, body.fechaEntrega, body.acciones]).toEqual([
      200,
      CAR.realizado,
      true,
      fecha,
      [],
    ]);
    const entregas = await eventosDe(plan, tiposDeEvento.entrega);
    expect(entregas.map((evento) => hoyEn(evento.fecha))).toEqual([fecha]);
    // in the history after the order of that day
    expect(entregas[0]?.fecha.toISOString()).toBe(`${sumarDias(fecha, 1)}T04:59:59.999Z`);
    expect(await tareasAbiertas(plan)).toEqual([]);
    const otra = await entregar(jefatura, plan.idCodigo);
    expect([otra.status, otra.body.code]).toEqual([409, 'estado-cambiado']);
    expect(otra.body.title).toMatch(/^La entrega ya fue registrada por /);
    expect(await eventosDe(plan, tiposDeEvento.entrega)).toHaveLength(1);
    expect((await rechazar(jefatura, plan.idCodigo)).status).toBe(409);
    expect(
      await manager().countBy(Auditoria, { recurso: 'carta-salida', recursoId: plan.idCodigo, accion: 'entregar' }),
    ).toBe(1);
    const recorrido = (await jefatura.get(`/plan/${plan.idCodigo}/recorrido`)).body;
    expect(recorrido.puntos.at(-1)).toMatchObject({ cumple: true, fecha });
  });

  test('of today, before noon in Ecuador: the event is not of the future', async () => {
    const plan = await planPorSalir(t);
    await generarCarta(jefatura, plan.idCodigo);
    await subirPruebas(ejecutivo, plan.idCodigo);
    expect((await entregar(jefatura, plan.idCodigo)).status).toBe(200);
    const [entrega] = await eventosDe(plan, tiposDeEvento.entrega);
    expect(entrega?.fecha.getTime()).toBeLessThanOrEqual(t.clock.now().getTime());
  });

  test('a house is delivered with its proofs alone', async () => {
    const plan = await planPorSalir(t, { producto: '02' });
    expect((await entregar(ejecutivo, plan.idCodigo)).body.code).toBe('falta-prueba');
    await subirPruebas(ejecutivo, plan.idCodigo);
    const { status, body } = await entregar(ejecutivo, plan.idCodigo);
    expect([status, body.etiquetaEstado]).toEqual([200, CAR.realizado]);
    expect(await eventosDe(plan, tiposDeEvento.entrega)).toHaveLength(1);
  });

  test('the award of a house that was handed over is not withdrawn, though it has neither order nor approval', async () => {
    const plan = await planPorSalir(t, { producto: '02' });
    await subirPruebas(ejecutivo, plan.idCodigo);
    expect((await entregar(ejecutivo, plan.idCodigo)).status).toBe(200);
    const { id } = await manager().findOneByOrFail(Adjudicacion, { planId: plan.planId });
    const { status, body } = await jefatura.post(`/adjudicacion/${id}/retirar`, { motivo: 'Desistió' });
    expect([status, body.code, body.title]).toEqual([422, 'con-entrega', propios.adjudicacionConEntrega]);
    expect((await manager().findOneByOrFail(Adjudicacion, { id })).estado).toBe('ADJ');
  });
});

describe('the appointment for the delivery', () => {
  test('is fixed from today on, moved with a reason; the executive’s task is due on that day', async () => {
    const plan = await planPorSalir(t);
    await generar(jefatura, plan.idCodigo);
    const citar = async (cuerpo: object) => {
      const { version } = await cartaDe(jefatura, plan.idCodigo);
      return ejecutivo.post(`/carta-salida/${plan.idCodigo}/citar`, {
        ...{ dia: sumarDias(hoyEn(t.clock.now()), 5), hora: '10:30', lugar: 'Patio del concesionario', version },
        ...cuerpo,
      });
    };
    const ayer = sumarDias(hoyEn(t.clock.now()), -1);
    expect((await citar({ dia: ayer })).body.errors).toEqual({ dia: propios.citaPasada });
    const dia = sumarDias(hoyEn(t.clock.now()), 5);
    expect((await citar({})).body.cita).toEqual({ dia, hora: '10:30', lugar: 'Patio del concesionario', recibe: null });
    expect((await citar({ hora: '11:00' })).body.errors).toEqual({ motivo: propios.citaMotivo });
    const { body } = await citar({ dia: sumarDias(dia, 1), motivo: 'El cliente viaja' });
    expect(body.cita.dia).toBe(sumarDias(dia, 1));
    const [tipo] = await manager().findBy(TareaTipo, { codigo: 'COORDINAR-ENTREGA' });
    const tareas = await manager().find(Tarea, {
      where: { planId: plan.planId, tipoId: tipo?.id as number },
      order: { id: 'ASC' },
    });
    expect(tareas.at(-1)).toMatchObject({ estado: 'P', fechaEjecucion: sumarDias(dia, 1) });
    const eventos = await eventosDe(plan, tiposDeEvento.citaDeEntrega);
    expect(eventos.at(-1)?.observacion).toContain('El cliente viaja');
  });

  test('with somebody who receives it for the holder: named by letter, act and history, and delivered with his authorisation alone', async () => {
    const plan = await planPorSalir(t);
    const { idCodigo, titular } = plan;
    const citar = async (recibe: object) => {
      const { version } = await cartaDe(jefatura, idCodigo);
      const cita = { dia: hoyEn(t.clock.now()), hora: '10:30', lugar: 'Patio', motivo: 'Otro recibe', version };
      return ejecutivo.post(`/carta-salida/${idCodigo}/citar`, { ...cita, recibe });
    };
    const eva = { tipoIdentificacion: 'C', identificacion: '171234567-8', nombre: 'Eva  Paz' };
    expect((await citar({ ...eva, identificacion: '17123' })).body.errors).toEqual({
      'recibe.identificacion': propios.intervinienteFormato.C,
    });
    expect((await citar({ ...eva, nombre: 'Eva' })).body.errors).toEqual({ 'recibe.nombre': EST.nombresCompletos });
    expect((await citar({ ...eva, identificacion: titular.identificacion })).body.errors).toEqual({
      'recibe.identificacion': propios.citaRecibeTitular,
    });
    const { body } = await citar(eva);
    expect(body.cita.recibe).toEqual({ tipoIdentificacion: 'C', identificacion: '1712345678', nombre: 'Eva Paz' });
    const { texto, pruebas } = await cartaDe(jefatura, idCodigo);
    expect(texto).toContain(
      'al titular, o con su autorización escrita a Eva Paz, con cédula número 1712345678, previa',
    );
    expect(pruebas.map(({ codigo }) => codigo)).toEqual(['actaEntrega', 'fotoEntrega', 'autorizacionEntrega']);
    const [evento] = await eventosDe(plan, tiposDeEvento.citaDeEntrega);
    expect(evento?.observacion).toContain('Recibe Eva Paz, con cédula número 1712345678, autorizado por el titular');
    await asBytes(ejecutivo.get(`/carta-salida/${idCodigo}/acta`)).expect(200);
    const { autorizado, nombreCliente, recibe } = ultimosHechos();
    expect(autorizado).toBe('Eva Paz, con cédula número 1712345678');
    expect(recibe).toEqual([
      { nombre: 'Eva Paz', identificacion: 'C.I. 1712345678', calidad: `Recibe por ${nombreCliente}`, huella: false },
    ]);
    await generarCarta(jefatura, idCodigo);
    await subirPruebas(ejecutivo, idCodigo);
    expect((await entregar(ejecutivo, idCodigo)).body.errors).toEqual({
      autorizacionEntrega: propios.entregaFaltaAutorizacion,
    });
    await subirPruebas(ejecutivo, idCodigo, ['autorizacionEntrega']);
    expect((await entregar(ejecutivo, idCodigo)).status).toBe(200);
  });
});

describe('before legal has approved note and contract', () => {
  const enBlanco = { confirma: [] };
  const legal = async (idCodigo: string) => {
    const { reglas } = (await jefatura.get(`/caso/${idCodigo}/reglas/carta`)).body;
    return reglas.find(({ codigo }: { codigo: string }) => codigo === 'legal').encontrado;
  };

  test('letter and delivery ask, and say what is missing; who goes on anyway stands in the audit', async () => {
    const plan = await planPorSalir(t, { legal: false });
    const pregunta = await generar(jefatura, plan.idCodigo, enBlanco);
    expect([pregunta.status, pregunta.body.code, pregunta.body.detalle.reglas]).toEqual([
      422,
      'politica-sin-confirmar',
      expect.arrayContaining(['legal']),
    ]);
    expect((await generar(jefatura, plan.idCodigo)).status).toBe(200);
    await subirPruebas(ejecutivo, plan.idCodigo);
    await anotar(t, plan, tiposDeEvento.pagareAprobado, 'legal');
    expect((await entregar(ejecutivo, plan.idCodigo, enBlanco)).body.title).toContain('El contrato no está aprobado');
    expect((await entregar(ejecutivo, plan.idCodigo)).status).toBe(200);
    const filas = await manager().findBy(Auditoria, { recurso: 'carta-salida', recursoId: plan.idCodigo });
    for (const { despues } of filas) expect(JSON.parse(String(despues)).confirmadas).toContain('legal');
  });

  test('what legal approved of an award before counts for nothing', async () => {
    const plan = await planPorSalir(t);
    expect(await legal(plan.idCodigo)).toBe('');
    await anotar(t, plan, tiposDeEvento.reasignacion, 'jefatura');
    expect(await legal(plan.idCodigo)).toBe('El pagaré no está aprobado; El contrato no está aprobado');
  });

  test('CARTA_IMPIDE refuses, whatever is confirmed', async () => {
    const otra = await startTestApp({
      databaseUrl: t.application.config.databaseUrl,
      env: { CARTA_IMPIDE: 'legal' },
    });
    try {
      const { idCodigo } = await planPorSalir(t, { legal: false });
      const { version } = await cartaDe(await otra.as('jefatura'), idCodigo);
      const { status, body } = await (await otra.as('jefatura')).post(`/carta-salida/${idCodigo}/generar`, {
        texto: TEXTO,
        version,
      });
      expect([status, body.code, body.detalle.reglas]).toEqual([422, 'politica-impide', ['legal']]);
    } finally {
      await otra.close();
    }
  });
});

describe('CAR-518 CAR-521 CAR-526 what the screen shows', () => {
  test('client, the proposed text with the client and plan in it, RSA comments of department 008 alone', async () => {
    const plan = await planPorSalir(t);
    const { cliente, texto, rsa, bien } = await cartaDe(jefatura, plan.idCodigo);
    expect(cliente).toMatchObject({ cedula: plan.titular.identificacion, nombreProducto: 'Motor Plan' });
    expect(texto).toContain(`<strong>${plan.idCodigo}</strong>`);
    expect([rsa, bien]).toEqual([[], null]);
    await anotar(t, plan, tiposDeEvento.comentarioRsa, 'rsa');
    await anotar(t, plan, tiposDeEvento.tareaRegistrada, 'ejecutivo');
    expect((await cartaDe(jefatura, plan.idCodigo)).rsa).toMatchObject([{ nombreEvento: 'Comentario de RSA' }]);
  });

  test('the act of delivery is printed to be signed', async () => {
    const { idCodigo } = await planPorSalir(t);
    const { status } = await asBytes(ejecutivo.get(`/carta-salida/${idCodigo}/acta`));
    expect([status, printer.printed.at(-1)?.documento]).toEqual([200, 'acta-entrega']);
    expect(await accesosDe(idCodigo)).toContain('exportar-pdf');
  });

  test('letter and act name the persons of the case: the attorney, and of who cannot sign the print, the signer and the witness', async () => {
    const { idCodigo } = await planPorSalir(t);
    const persona = (identificacion: string, nombres: string, apellidos: string) => ({
      ...{ tipoIdentificacion: 'P', identificacion, nombres, apellidos, version: 0 },
    });
    const eva = persona('AB123456', 'Eva Inés', 'Paz Loor');
    const roles = { apoderado: eva, huella: eva, firmanteARuego: persona('CD123456', 'Luis', 'Mora Vera') };
    for (const [rol, quien] of Object.entries(roles))
      await ejecutivo.put(`/interviniente/${idCodigo}/${rol}`, quien).expect(200);
    const { texto } = await cartaDe(jefatura, idCodigo);
    expect(texto).toContain('al titular, o en su nombre a Eva Inés Paz Loor, con pasaporte número AB123456');
    await asBytes(ejecutivo.get(`/carta-salida/${idCodigo}/acta`)).expect(200);
    const { apoderado, nombreCliente, recibe, ruego } = ultimosHechos();
    expect(apoderado).toBe('Eva Inés Paz Loor, con pasaporte número AB123456');
    expect(ruego).toContain('Por no poder firmar, Eva Inés Paz Loor');
    expect(recibe).toEqual([
      {
        nombre: 'Eva Inés Paz Loor',
        identificacion: 'Pasaporte AB123456',
        calidad: `Recibe por ${nombreCliente}`,
        huella: true,
      },
      {
        nombre: 'Luis Mora Vera',
        identificacion: 'Pasaporte CD123456',
        calidad: 'A ruego de Eva Inés Paz Loor',
        huella: false,
      },
    ]);
  });

  test.each([
    ['01', true],
    ['02', false],
  ])(
    'the act of product %s, of which nobody recorded the good, names what is handed over: vehicle = %s',
    async (producto, esVehiculo) => {
      const plan = await planAdjudicado(t, {}, { productoCodigo: producto });
      if (producto === '01') await anotar(t, plan, tiposDeEvento.pagoAprobado, 'jefatura');
      await anotar(t, plan, tiposDeEvento.contratoAprobado, 'legal');
      expect((await asBytes(jefatura.get(`/carta-salida/${plan.idCodigo}/acta`))).status).toBe(200);
      expect(printer.printed.at(-1)).toMatchObject({ documento: 'acta-entrega', hechos: { esVehiculo, bien: [] } });
    },
  );
});
