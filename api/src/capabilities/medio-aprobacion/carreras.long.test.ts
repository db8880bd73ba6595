import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { actuar, clienteConPlanes, cuerpoDeMedio, medioEnviado } from '../../testing/medios';
import { testApp } from '../../testing/test-app';
import type { MedioVista } from './medio-aprobacion.dto';

interface Respuesta {
  status: number;
  body: Record<string, unknown> & { code?: string; detalle?: Record<string, unknown> };
}

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');

const manager = () => t.application.dataSource.manager;
const cliente = () => clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
const eventos = (planId: number | undefined, ...tipos: string[]) =>
  manager()
    .find(Evento, { where: { planId: planId as number } })
    .then((todos) => todos.filter(({ tipo }) => tipos.includes(tipo)).map(({ tipo }) => tipo));
const auditados = async ({ id }: MedioVista, ...acciones: string[]) =>
  (await manager().findBy(Auditoria, { recurso: 'medio-aprobacion', recursoId: String(id) })).filter(({ accion }) =>
    acciones.includes(accion),
  ).length;
const partir = (respuestas: readonly Respuesta[]) => ({
  ganaron: respuestas.filter(({ status }) => status < 300),
  perdieron: respuestas.filter(({ status }) => status >= 300),
});
/** `n` requests at once, in turn of each kind. */
const juntas = async (n: number, ...actos: (() => PromiseLike<Respuesta>)[]): Promise<Respuesta[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => (actos[i % actos.length] as () => PromiseLike<Respuesta>)()));

test('MED-523 MED-524 of twenty analysts that accept and turn down at once one decides; the others learn who, when and what', async () => {
  const c = await cliente();
  const enviado = await medioEnviado(t, c);
  const { ganaron, perdieron } = partir(
    await juntas(
      20,
      () => actuar(riesgo, 'aceptar', enviado),
      () => actuar(riesgo, 'rechazar', enviado, { observaciones: 'No' }),
    ),
  );
  expect([ganaron.length, perdieron.length]).toEqual([1, 19]);
  const final = ganaron[0]?.body['estado'];
  for (const { status, body } of perdieron) {
    expect([status, body.code]).toEqual([409, 'estado-cambiado']);
    expect(body.detalle).toEqual({ estado: final, quien: 'Iván Montenegro', cuando: t.clock.now().toISOString() });
  }
  expect(await eventos(c.planes[0]?.id, 'MEDIO-APROBADO', 'MEDIO-RECHAZADO')).toHaveLength(1);
  expect(await auditados(enviado, 'aceptar', 'rechazar')).toBe(1);
  const fila = await manager().findOneByOrFail(MedioAprobacion, { id: enviado.id });
  expect([fila.estado, fila.version]).toEqual([final === 'aprobado', 3]);
  expect((await manager().findOneByOrFail(FichaPlan, { fichaId: fila.fichaId })).vigente).toBe(final === 'aprobado');
});

test('MED-541 MED-523 updated and accepted at once: risk holds it, so the update is a conflict whichever comes first', async () => {
  for (let vuelta = 0; vuelta < 5; vuelta++) {
    const c = await cliente();
    const enviado = await medioEnviado(t, c);
    const { cedula: _, ...cuerpo } = (await cuerpoDeMedio(t, c, { valor: 25_000 })) as { cedula: string };
    const actualizar = () => ejecutivo.put(`/medio-aprobacion/${enviado.id}`, { ...cuerpo, version: enviado.version });
    const aceptar = () => actuar(riesgo, 'aceptar', enviado);
    const respuestas = await juntas(2, ...(vuelta % 2 === 0 ? [actualizar, aceptar] : [aceptar, actualizar]));
    const { ganaron, perdieron } = partir(respuestas);
    expect(ganaron.map(({ body }) => body['estado'])).toEqual(['aprobado']);
    expect(perdieron.map(({ status, body }) => [status, body.code])).toEqual([[409, 'estado-cambiado']]);
    expect(perdieron[0]?.body.detalle?.['quien']).toEqual(expect.any(String));
    expect((await manager().findOneByOrFail(MedioAprobacion, { id: enviado.id })).valor).toBe(3_299_000);
  }
});

test('MED-516 of ten creations with the same plan one is made; the others learn which', async () => {
  const c = await clienteConPlanes(t, { cuantos: 2, ejecutivo: 'ejecutivo' });
  const [uno, dos] = c.planes.map(({ idCodigo }) => idCodigo);
  // crosswise, so that two that waited for each other would show
  const cuerpos = [
    await cuerpoDeMedio(t, c, { planes: [uno, dos] }),
    await cuerpoDeMedio(t, c, { planes: [dos, uno] }),
  ];
  const { ganaron, perdieron } = partir(
    await juntas(10, ...cuerpos.map((cuerpo) => () => ejecutivo.post('/medio-aprobacion', cuerpo))),
  );
  expect([ganaron.length, perdieron.length]).toEqual([1, 9]);
  for (const { status, body } of perdieron) {
    expect([status, body.code]).toEqual([409, 'plan-en-otro-medio']);
    expect(body.detalle).toMatchObject({ medio: ganaron[0]?.body['id'] });
  }
  expect(await manager().countBy(FichaPlan, { personaId: c.titular.id })).toBe(2);
});

test('MED-520 of two that replace the same one, with different plans, one does', async () => {
  const c = await clienteConPlanes(t, { cuantos: 2, ejecutivo: 'ejecutivo' });
  const [uno, dos] = c.planes.map(({ idCodigo }) => idCodigo);
  const enviado = await medioEnviado(t, c, { planes: [uno] });
  await actuar(riesgo, 'rechazar', enviado, { observaciones: 'No' }).expect(200);
  const con = async (plan: string | undefined) => {
    const cuerpo = await cuerpoDeMedio(t, c, { planes: [plan], reemplazaA: enviado.id });
    return () => ejecutivo.post('/medio-aprobacion', cuerpo);
  };
  const { ganaron, perdieron } = partir(await juntas(2, await con(uno), await con(dos)));
  expect([ganaron.length, perdieron.map(({ status, body }) => [status, body.code])]).toEqual([
    1,
    [[409, 'medio-reemplazado']],
  ]);
});

test('MED-523 accepted while its award is withdrawn: one of the two', async () => {
  for (let vuelta = 0; vuelta < 4; vuelta++) {
    const c = await cliente();
    const enviado = await medioEnviado(t, c);
    const aceptar = () => actuar(riesgo, 'aceptar', enviado);
    const retirar = () =>
      jefatura.post(`/adjudicacion/${c.planes[0]?.adjudicacionId}/retirar`, { motivo: 'Desiste del plan' });
    const { ganaron, perdieron } = partir(
      await juntas(2, ...(vuelta % 2 === 0 ? [aceptar, retirar] : [retirar, aceptar])),
    );
    expect([ganaron.length, perdieron.length]).toEqual([1, 1]);
    expect(['con-medio', 'plan-sin-adjudicar']).toContain(perdieron[0]?.body.code);
  }
});
