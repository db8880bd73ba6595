import { Evento } from '../../entities/evento.entity';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** A plan that is assigned to another executive (decisiones.md, "Roles"). */
async function deOtro(t: TestApp) {
  const plan = await planConDocumentos(t, { carpeta: { ejecutivo: 'ejecutivo' } });
  const otro = await t.as('ejecutivo2');
  const documento = await documentoDe(otro, plan.idCodigo, 'cedula');
  return { plan, documento, respuesta: await subir(otro, documento, await pdfDePrueba()) };
}

test('with SOLO_PROPIOS nothing is offered and an upload is refused', async () => {
  const t = await startTestApp({ env: { SOLO_PROPIOS: 'true' } });
  try {
    const { documento, respuesta } = await deOtro(t);
    expect(documento.acciones).toEqual([]);
    expect([respuesta.status, respuesta.body.code]).toEqual([403, 'plan-de-otro-ejecutivo']);
  } finally {
    await t.close();
  }
});

test('without it the act is allowed and marked in the history', async () => {
  const t = await startTestApp();
  try {
    const { plan, respuesta } = await deOtro(t);
    expect(respuesta.status).toBe(200);
    const { manager } = t.application.dataSource;
    const { observacion } = await manager.findOneByOrFail(Evento, { planId: plan.planId, tipo: 'DOCUMENTO-SUBIDO' });
    expect(observacion).toBe('El plan está asignado a otro ejecutivo. Cédula de identidad (Cliente): versión 1');
  } finally {
    await t.close();
  }
});
