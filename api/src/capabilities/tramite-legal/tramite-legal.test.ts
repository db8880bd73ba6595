import { tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Evento } from '../../entities/evento.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Usuario } from '../../entities/usuario.entity';
import { clienteConPlanes } from '../../testing/medios';
import { aprobarPagare, conPagare, prendaIngresada } from '../../testing/prendas';
import { testApp } from '../../testing/test-app';
import type { TramiteDeListaVista } from './tramite-legal.dto';

const t = testApp();
const legal = t.user('legal');

const lista = async (filter: object, sort = '["fechaAdjudicacion","ASC"]'): Promise<TramiteDeListaVista[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]', sort });
  const { status, body } = await legal.get(`/tramite-legal?${query}`);
  expect(status).toBe(200);
  return body;
};

test('LEG-501 what is no plan is not found, and an unknown filter is refused', async () => {
  expect((await legal.get('/tramite-legal/01-NADA-1')).status).toBe(404);
  expect((await legal.get('/tramite-legal?filter=%7B%22estado%22%3A%22A%22%7D')).status).toBe(400);
});

test('LEG-502 LEG-506 only folders that legal holds are listed, each with what is to be done', async () => {
  const { manager } = t.application.dataSource;
  const sin = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const [{ id: planId = 0, idCodigo = '' } = {}] = sin.planes;
  expect(await lista({ terminado: false, q: sin.cedula })).toEqual([]);
  await manager.update(Carpeta, { planId }, { idDepartamento: '003' });
  expect(await lista({ terminado: false, q: sin.cedula })).toEqual([
    expect.objectContaining({
      id: idCodigo,
      cedula: sin.cedula,
      plan: 'MotorPlan $ 20.000,00',
      fechaAdjudicacion: '2026-02-10',
      numeroAsamblea: 1,
      ejecutivo: expect.any(String),
      porHacer: 'Pagare',
      paso: 'generarPagare',
      nombrePaso: 'Generar Pagare',
      seApruebaPagare: false,
    }),
  ]);
});

test('LEG-506 LEG-507 a note without its pledge, and with it', async () => {
  const { cedula } = await conPagare(t);
  expect(await lista({ q: cedula })).toEqual([
    expect.objectContaining({ porHacer: 'Pagare', paso: 'ingresarPrenda', prenda: false, seApruebaPagare: false }),
  ]);
  const prenda = await prendaIngresada(t);
  expect(await lista({ q: prenda.cliente.cedula })).toEqual([
    expect.objectContaining({
      pagareId: prenda.id,
      porHacer: 'Contrato',
      paso: 'generarContrato',
      nombrePaso: 'Generar Contrato',
      seApruebaPagare: true,
      seApruebaContrato: false,
    }),
  ]);
  const { status, body } = await legal.get(`/tramite-legal/${prenda.idCodigo}`);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ id: prenda.idCodigo, porHacer: 'Contrato', estadoPagare: 'P', versionPagare: 1 }),
  ]);
  expect((await legal.get(`/plan/${prenda.idCodigo}`)).body.porHacer).toBe('Contrato');
  await t.application.accessLog.step();
  const { manager } = t.application.dataSource;
  expect(await manager.countBy(Acceso, { recurso: 'tramite-legal', recursoId: prenda.idCodigo })).toBe(1);
});

test('LEG-507 with both approvals an award is finished, and stands behind its chip', async () => {
  const { id, cliente, idCodigo } = await prendaIngresada(t);
  await aprobarPagare(t, id);
  const { manager } = t.application.dataSource;
  const { planId, adjudicacionId, personaId } = await manager.findOneByOrFail(Pagare, { id });
  await manager.insert(Contrato, {
    planId,
    adjudicacionId,
    personaId,
    productoCodigo: '01',
    estado: 'A',
    estadoCivil: 'S',
    separacionBienes: null,
    disolucionConyugal: null,
    poderConyuge: null,
    apoderado: null,
    aval: false,
    avalConyuge: false,
    creadoEn: new Date('2026-03-03T14:00:00.000Z'),
    version: 1,
  });
  expect(await lista({ terminado: false, q: cliente.cedula })).toEqual([]);
  expect(await lista({ terminado: true, q: cliente.cedula })).toEqual([
    expect.objectContaining({ id: idCodigo, porHacer: 'Realizado', paso: null, nombrePaso: null, terminado: true }),
  ]);
});

test('LEG-506 CAR-517 what was approved before notes and contracts were kept is finished; an approval before the award is none', async () => {
  const { manager } = t.application.dataSource;
  const { cedula, planes } = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const [{ id: planId = 0, idCodigo = '' } = {}] = planes;
  await manager.update(Carpeta, { planId }, { idDepartamento: '003' });
  const { abiertaEn } = await manager.findOneByOrFail(Carpeta, { planId });
  const aprobado = (tipo: string, minutos: number) =>
    manager.insert(Evento, {
      ...{ tipo, planId, personaId: null, usuarioId: null, idDepartamento: '003', observacion: null },
      fecha: new Date(abiertaEn.getTime() + minutos * 60_000),
    });
  const avance = async () => {
    const [[abierto], [terminado]] = [
      await lista({ terminado: false, q: cedula }),
      await lista({ terminado: true, q: cedula }),
    ];
    const una = (await legal.get(`/tramite-legal/${idCodigo}`).expect(200)).body as TramiteDeListaVista;
    return { enLista: [abierto?.nombrePaso, terminado?.nombrePaso], una: [una.porHacer, una.nombrePaso, una.pagareId] };
  };
  await aprobado(tiposDeEvento.pagareAprobado, -60);
  expect(await avance()).toEqual({ enLista: ['Generar Pagare', undefined], una: ['Pagare', 'Generar Pagare', null] });
  await aprobado(tiposDeEvento.pagareAprobado, 60);
  expect(await avance()).toEqual({
    enLista: ['Generar Contrato', undefined],
    una: ['Contrato', 'Generar Contrato', null],
  });
  await aprobado(tiposDeEvento.contratoAprobado, 120);
  expect(await avance()).toEqual({ enLista: [undefined, null], una: ['Realizado', null, null] });
});

test('LEG-502 the oldest award stands first', async () => {
  const filas = await lista({ terminado: false });
  const fechas = filas.map(({ fechaAdjudicacion }) => fechaAdjudicacion);
  expect(fechas).toEqual([...fechas].sort());
  expect(filas.length).toBeGreaterThan(1);
});

test('LEG-504 what was sent and waits is found by itself, the oldest first, with who sent it since when', async () => {
  const { manager } = t.application.dataSource;
  const { id: enviadoPor } = await manager.findOneByOrFail(Usuario, { usuario: 'asistente.legal' });
  const [nueva, vieja] = [await prendaIngresada(t), await prendaIngresada(t)];
  const enviar = (id: number, dia: string) =>
    manager.update(Pagare, { id }, { enviadoPor, enviadoEn: new Date(`2026-03-${dia}T15:00:00.000Z`) });
  await enviar(nueva.id, '09');
  await enviar(vieja.id, '04');
  const porAprobar = () => lista({ terminado: false, porAprobar: true }, '["enviadoEn","ASC"]');
  expect((await porAprobar()).map(({ id, enviadoEn }) => [id, enviadoEn])).toEqual([
    [vieja.idCodigo, '2026-03-04T15:00:00.000Z'],
    [nueva.idCodigo, '2026-03-09T15:00:00.000Z'],
  ]);
  expect((await porAprobar())[0]?.enviadoPor).toEqual(expect.any(String));
  await aprobarPagare(t, vieja.id);
  expect((await porAprobar()).map(({ id }) => id)).toEqual([nueva.idCodigo]);
  expect(await lista({ porAprobar: false, q: nueva.cliente.cedula })).toEqual([]);
});
