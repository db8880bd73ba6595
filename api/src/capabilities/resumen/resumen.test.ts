import { AuditSealer } from '../../audit/sealer';
import { SISTEMA } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { Feriado } from '../../entities/catalogo.entity';
import { Mensaje } from '../../entities/mensaje.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { crearTarea } from '../../testing/tareas';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app';
import { ResumenDiario } from './resumen.diario';

let t: TestApp;
let plan: Awaited<ReturnType<typeof crearPlan>>;
/** Tuesday 10 March, 07:00 in Guayaquil. */
const SIETE = new Date('2026-03-10T12:00:00.000Z');

async function abrir(options: TestAppOptions = {}): Promise<void> {
  t = await startTestApp(options);
  const { manager } = t.application.dataSource;
  plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, { ejecutivo: 'ejecutivo' });
  t.clock.current = SIETE;
}
beforeEach(() => abrir());
afterEach(() => t.close());

const resumenDe = ({ application }: TestApp = t) => {
  const resumen = application.background.find((work) => work instanceof ResumenDiario);
  if (resumen === undefined) throw new Error('no daily summary among the background work');
  return resumen;
};
const correos = () =>
  t.application.dataSource.manager
    .createQueryBuilder(Mensaje, 'm')
    .where("m.clave LIKE 'resumen-%'")
    .orderBy('m.id', 'ASC')
    .getMany();
const crear = (opciones?: Parameters<typeof crearTarea>[2]) =>
  crearTarea(t.application.dataSource.manager, plan, opciones);
async function avisar(
  usuario: string,
  { leida = false, ...asunto }: { leida?: boolean; recurso?: string; clave?: string } = {},
): Promise<void> {
  const { manager } = t.application.dataSource;
  const { id: usuarioId } = await manager.findOneByOrFail(Usuario, { usuario });
  await manager.insert(Notificacion, {
    usuarioId,
    titulo: 'Acta de Asamblea No.3',
    texto: 'Dos adjudicaciones.',
    recurso: null,
    clave: null,
    enlace: null,
    creadaEn: t.clock.now(),
    leidaEn: leida ? t.clock.now() : null,
    ...asunto,
  });
}
/** The addresses of a mail, each on a line of its own. */
const enlacesDe = (correo: Mensaje | undefined): string[] =>
  (correo?.cuerpo.split('\n') ?? []).filter((linea) => linea.includes('://')).map((linea) => linea.trim());

test('who has nothing to be told gets no mail: no task, closed or later ones, read notices, no address, inactive', async () => {
  await crear({ usuario: 'ejecutivo', estado: 'C' });
  await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-03-11' });
  await avisar('ejecutivo', { leida: true });
  const { manager } = t.application.dataSource;
  for (const [usuario, cambio] of [
    ['ejecutivo2', { correo: null }],
    ['jefatura2', { correo: '' }],
    ['legal2', { activo: false }],
  ] as const) {
    await avisar(usuario);
    await manager.update(Usuario, { usuario }, cambio);
  }
  await resumenDe().step();
  expect(await correos()).toEqual([]);
});

test('not before seven in Guayaquil, not on a Saturday or Sunday', async () => {
  await crear({ usuario: 'ejecutivo' });
  for (const instante of ['2026-03-10T11:59:59.999Z', '2026-03-14T15:00:00.000Z', '2026-03-15T15:00:00.000Z']) {
    t.clock.current = new Date(instante);
    await resumenDe().step();
    expect(await correos()).toEqual([]);
  }
  t.clock.current = SIETE;
  await resumenDe().step();
  expect(await correos()).toHaveLength(1);
});

test('the administrators are told where the audit ends; nobody else is', async () => {
  await t.application.unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 1 }));
  await t.application.background.find((work) => work instanceof AuditSealer)?.step();
  const [fila] = await t.application.dataSource.manager.find(Auditoria);
  await resumenDe().step();
  const [correo, ...otros] = await correos();
  expect(correo?.destinatario).toBe('admin@adjudica.example');
  expect(correo?.cuerpo).toContain(`Auditoría: termina en la posición 1, enlace ${fila?.cadena}.`);
  expect(otros).toEqual([]);
});

test('a mail names the tasks of today and the unread notices of its user', async () => {
  await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-03-09' });
  await crear({ usuario: 'ejecutivo2' });
  await avisar('ejecutivo');
  await resumenDe().step();
  const [suyo] = await correos();
  const cliente = `${plan.titular?.apellidoPaterno} ${plan.titular?.apellidoMaterno} ${plan.titular?.nombres}`;
  expect(suyo).toMatchObject({
    clave: expect.stringMatching(/^resumen-\d+-2026-03-10$/),
    destinatario: 'ejecutivo@adjudica.example',
    asunto: 'Hoy: 1 vencida, 1 notificación sin leer',
  });
  expect(suyo?.cuerpo).toBe(
    [
      'Hola, Luis:',
      '',
      'Vencidas: 1',
      `- Contactar al cliente: plan ${plan.idCodigo}, ${cliente} (09/03/2026)`,
      '',
      'Notificaciones sin leer: 1',
      '- Acta de Asamblea No.3. Dos adjudicaciones.',
      '',
      'Adjudica',
    ].join('\n'),
  );
  expect((await correos()).map(({ destinatario }) => destinatario)).toEqual([
    'ejecutivo@adjudica.example',
    'ejecutivo2@adjudica.example',
  ]);
});

test('tasks stand in three groups, the latest first, and the subject counts each kind', async () => {
  for (const fechaEjecucion of ['2026-03-10', null, '2026-03-09', '2026-03-06'])
    await crear({ usuario: 'ejecutivo', fechaEjecucion });
  await resumenDe().step();
  const [suyo] = await correos();
  expect(suyo?.asunto).toBe('Hoy: 2 vencidas, 1 para hoy, 1 sin fecha');
  expect(suyo?.cuerpo.split('\n').filter((linea) => /: \d+$|^- /.test(linea))).toEqual([
    'Vencidas: 2',
    expect.stringMatching(/^- .* \(06\/03\/2026\)$/),
    expect.stringMatching(/^- .* \(09\/03\/2026\)$/),
    'Para hoy: 1',
    expect.stringMatching(/^- .* \(10\/03\/2026\)$/),
    'Sin fecha: 1',
    expect.stringMatching(/^- /),
  ]);
});

test('with the public address each line of a mail leads its reader to exactly that record', async () => {
  await t.close();
  await abrir({ env: { PUBLIC_URL: 'https://adjudica.example/' } });
  const tarea = await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-03-09' });
  await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-03-10', recurso: 'orden-de-compra', clave: '12' });
  await avisar('ejecutivo', { recurso: 'solicitud-de-pago', clave: '7' });
  // of no record, and of one that its reader may not see
  await avisar('ejecutivo2');
  await avisar('legal', { recurso: 'solicitud-de-pago', clave: '7' });
  await resumenDe().step();
  const escritos = await correos();
  expect(Object.fromEntries(escritos.map((correo) => [correo.destinatario, enlacesDe(correo)]))).toEqual({
    'ejecutivo@adjudica.example': [
      `https://adjudica.example/ejecutivo/lista-de-tareas?tarea=${tarea}`,
      'https://adjudica.example/ejecutivo/orden-de-compra/12',
      'https://adjudica.example/ejecutivo/solicitud-de-pago/7',
    ],
    'ejecutivo2@adjudica.example': [],
    'legal@adjudica.example': [],
  });
});

test('without it no mail bears an address', async () => {
  await crear({ usuario: 'ejecutivo', recurso: 'orden-de-compra', clave: '12' });
  await resumenDe().step();
  const [correo] = await correos();
  expect([correo?.destinatario, correo?.cuerpo.includes('://')]).toEqual(['ejecutivo@adjudica.example', false]);
});

test('a long list ends with how many more there are', async () => {
  for (let i = 0; i < 18; i++) await crear({ usuario: 'ejecutivo' });
  await resumenDe().step();
  const [{ cuerpo }] = (await correos()) as [Mensaje];
  expect(cuerpo.split('\n').filter((linea) => linea.startsWith('- '))).toHaveLength(15);
  expect(cuerpo).toContain('Sin fecha: 18\n');
  expect(cuerpo).toContain('\n… y 3 más\n');
});

test('once a day and user, however often it runs and whatever comes later', async () => {
  await crear({ usuario: 'ejecutivo' });
  await resumenDe().step();
  await crear({ usuario: 'ejecutivo' });
  t.clock.advance(3_600_000);
  await Promise.all([resumenDe().step(), resumenDe().step()]);
  expect(await correos()).toHaveLength(1);
  t.clock.advance(24 * 3_600_000);
  await resumenDe().step();
  expect((await correos()).map(({ clave }) => clave.slice(-10))).toEqual(['2026-03-10', '2026-03-11']);
});

test('two processes over one database write one mail each user', async () => {
  for (const usuario of ['ejecutivo', 'ejecutivo2']) await crear({ usuario });
  const otro = await startTestApp({ databaseUrl: t.application.config.databaseUrl, clock: t.clock });
  try {
    await Promise.all([resumenDe().step(), resumenDe(otro).step()]);
    await Promise.all([resumenDe().step(), resumenDe(otro).step()]);
    expect((await correos()).map(({ destinatario }) => destinatario).sort()).toEqual([
      'ejecutivo2@adjudica.example',
      'ejecutivo@adjudica.example',
    ]);
  } finally {
    await otro.close();
  }
});

test('switched off, nobody is written to; with holidays counted, not on one', async () => {
  await t.close();
  await abrir({ env: { RESUMEN_DIARIO: 'false' } });
  await crear({ usuario: 'ejecutivo' });
  await resumenDe().step();
  expect(await correos()).toEqual([]);
  await t.close();
  await abrir({ env: { DESCONTAR_FERIADOS: 'true' } });
  await t.application.dataSource.manager.insert(Feriado, { fecha: '2026-03-10', nombre: 'Día de la compañía' });
  await crear({ usuario: 'ejecutivo' });
  await resumenDe().step();
  expect(await correos()).toEqual([]);
  t.clock.advance(24 * 3_600_000);
  await resumenDe().step();
  expect(await correos()).toHaveLength(1);
});
