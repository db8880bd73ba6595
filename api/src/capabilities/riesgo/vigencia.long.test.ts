import { codigosDePolitica } from '@adjudica/domain';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Evento } from '../../entities/evento.entity';
import { Referencia } from '../../entities/referencia.entity';
import { EvaluacionRiesgo, ParametroRiesgo } from '../../entities/riesgo.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';
import { referenciaDePrueba } from '../../testing/builders';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { textOfPages } from '../../testing/pdf-text';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

const t = testApp({ prints: true });
const riesgo = t.user('riesgo');
let plan: PlanDePrueba;

beforeEach(async () => {
  plan = await carpetaEnRiesgo(t);
});

const manager = () => t.application.dataSource.manager;
const version = async () => (await riesgo.get(`/riesgo/${plan.idCodigo}`).expect(200)).body.version;
const calcular = async () => riesgo.post(`/riesgo/${plan.idCodigo}/calcular`, { version: await version() }).expect(200);
const cambiados = async (): Promise<string[]> =>
  (await riesgo.get(`/riesgo/${plan.idCodigo}/vigencia`).expect(200)).body.cambiados;
const base = async () => (await riesgo.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200)).body;
const enLaLista = async () =>
  (await riesgo.get(`/carpeta?filter=${encodeURIComponent(JSON.stringify({ q: plan.idCodigo }))}`).expect(200)).body[0];
const solicitud = () => manager().findOneByOrFail(Solicitud, { planId: plan.planId, rol: 'titular' });
const MOTIVO = 'Verificado en la visita a su domicilio';
const marcar = async (parametro: string, cumple: boolean | null, motivo = MOTIVO) =>
  riesgo.put(`/riesgo/${plan.idCodigo}/parametro`, { parametro, cumple, motivo, version: await version() }).expect(200);
const aprobar = (confirma: readonly string[] = codigosDePolitica) =>
  riesgo.post(`/carpeta/${plan.idCodigo}/aprobar`, { tipoGarantia: 'C', comentario: 'Conforme', confirma });

test('a score is of the data of its calculation; what was not calculated is not old', async () => {
  expect(await cambiados()).toEqual([]);
  expect(await enLaLista()).toMatchObject({ puntaje: null, puntajeDesactualizado: false });
  const { puntaje } = (await calcular()).body;
  expect(await cambiados()).toEqual([]);
  expect(await enLaLista()).toMatchObject({ puntaje, puntajeDesactualizado: false, ejecutivo: expect.any(String) });
});

test.each([
  [
    'the bureau',
    async () => {
      const { id: consultadoPor } = await manager().findOneByOrFail(Usuario, { usuario: 'riesgo' });
      await manager().insert(ConsultaBuro, {
        cedula: plan.titular.identificacion,
        personaId: plan.titular.id,
        planId: plan.planId,
        fecha: '2026-03-10',
        vuelta: 1,
        estado: 'lista',
        contenido: null,
        score: 870,
        prueba: true,
        consultadoPor,
        consultadoEn: t.clock.now(),
        respondidoEn: t.clock.now(),
        consentimiento: null,
        motivo: null,
      });
      return /Historial crediticio/;
    },
  ],
  [
    'the application',
    async () => {
      const { id } = await solicitud();
      await manager().update(Solicitud, { id }, { pepExpuesto: 'N' });
      return /pol[íi]tic|PEP|expuesta/i;
    },
  ],
  [
    'a confirmed reference',
    async () => {
      const { id } = await solicitud();
      await manager().insert(Referencia, referenciaDePrueba(id, { estado: 'C' }));
      return /referencia/i;
    },
  ],
] as const)(
  '%s changed since the calculation: screen, list, basis and policy say so until it is calculated again',
  async (_que, cambiar) => {
    await calcular();
    const nombre = await cambiar();
    expect((await cambiados()).join()).toMatch(nombre);
    expect((await enLaLista()).puntajeDesactualizado).toBe(true);
    const { datos, reglas } = await base();
    expect(datos[0].valor).toMatch(/Cambió desde el cálculo: /);
    expect(reglas.find(({ codigo }: { codigo: string }) => codigo === 'vigencia')).toMatchObject({
      cumple: false,
      modo: 'avisa',
      encontrado: expect.stringMatching(/^Cambió desde el cálculo: /),
    });
    const { status, body } = await aprobar(codigosDePolitica.filter((codigo) => codigo !== 'vigencia'));
    expect([status, body.code]).toEqual([422, 'politica-sin-confirmar']);
    await calcular();
    expect(await cambiados()).toEqual([]);
    expect((await enLaLista()).puntajeDesactualizado).toBe(false);
  },
);

test('what risk marked is not old by what its rule would say', async () => {
  await calcular();
  const { codigo: pep } = await manager().findOneByOrFail(ParametroRiesgo, { regla: 'sinExposicionPolitica' });
  await marcar(pep, true);
  await manager().update(Solicitud, { id: (await solicitud()).id }, { pepExpuesto: 'N' });
  expect((await cambiados()).join()).not.toMatch(/pol[íi]tic|PEP|expuesta/i);
});

test('an approved folder keeps the score that it was approved with: nothing of it is called old', async () => {
  await calcular();
  await aprobar().expect(200);
  await manager().update(Solicitud, { id: (await solicitud()).id }, { pepExpuesto: 'N' });
  expect(await cambiados()).toEqual([]);
});

test('the reason of each mark, when, whose and how it stood before: in the matrix, in the basis and on the sheet', async () => {
  await calcular();
  const { parametros } = (await marcar('VALOR19', true)).body;
  const marca = parametros.find(({ codigo }: { codigo: string }) => codigo === 'VALOR19');
  expect(marca).toMatchObject({
    marcadoMotivo: MOTIVO,
    marcadoAntes: 'no se cumple',
    marcadoPor: expect.any(String),
    marcadoEn: t.clock.now().toISOString(),
  });
  const enBase = (await base()).parametros.find(({ codigo }: { codigo: string }) => codigo === 'VALOR19');
  expect(enBase.segun).toContain(`Antes: no se cumple. Motivo: ${MOTIVO}`);
  await aprobar().expect(200);
  const hoja = await riesgo.get(`/carpeta/${plan.idCodigo}/hoja-de-decision`).buffer(true).expect(200);
  expect((await textOfPages(hoja.body)).join(' ').replace(/\s+/g, ' ')).toContain(`Motivo: ${MOTIVO}`);
  // a calculation keeps mark and reason; taking it back leaves neither
  expect(await manager().countBy(EvaluacionRiesgo, { motivo: MOTIVO })).toBeGreaterThan(0);
});

test('a mark that is taken back leaves its reason to the history alone', async () => {
  await calcular();
  await marcar('VALOR19', true);
  await calcular();
  const { parametros } = (await riesgo.get(`/riesgo/${plan.idCodigo}`)).body;
  expect(parametros.find(({ codigo }: { codigo: string }) => codigo === 'VALOR19').marcadoMotivo).toBe(MOTIVO);
  const quitada = (await marcar('VALOR19', null, 'Fue un error')).body.parametros;
  expect(quitada.find(({ codigo }: { codigo: string }) => codigo === 'VALOR19')).toMatchObject({
    marcadoMotivo: null,
    marcadoAntes: null,
    marcadoPor: null,
  });
  expect(await manager().countBy(Evento, { planId: plan.planId, tipo: 'RIESGO-MARCADO' })).toBe(2);
});
