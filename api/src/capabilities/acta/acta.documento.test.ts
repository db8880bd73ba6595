import { centavos, formatearMonto, montoEnPalabras } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import type { Asamblea } from '../../entities/asamblea.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Participante } from '../../entities/participante.entity';
import { Plan } from '../../entities/plan.entity';
import { readXlsx } from '../../excel';
import { asBytes } from '../../testing/binary';
import {
  crearAsamblea,
  crearGrupo,
  crearPersona,
  crearPlan,
  crearPlanes,
  marcar,
  notarioDePrueba,
} from '../../testing/builders';
import { textOfPages } from '../../testing/pdf-text';
import { type Client, testApp } from '../../testing/test-app';

/** From the database to the paper, with the real browser: what stands on the pages is what stands in the tables. */
const t = testApp({ prints: true });
const asistente = t.user('asistente');
const db = () => t.application.dataSource.manager;

async function asambleaDe(total: number): Promise<Asamblea> {
  const grupo = await crearGrupo(db(), { grupo: `P${total}`, mesesPlan: 60 });
  await crearPlanes(db(), grupo, total);
  for (const codigo of ['9001', '9002']) await crearPlan(db(), grupo, { codigo, titular: null });
  const libre = await crearPersona(db(), { apellidoPaterno: 'L I B', apellidoMaterno: 'R', nombres: 'E' });
  await crearPlan(db(), grupo, { codigo: '9003', titular: libre });
  return crearAsamblea(db(), grupo, { testigo1: 'Íñigo Muñoz Yépez', hora: '18:05' });
}

describe.each([[3], [100], [2000]])('acta of %i participants', (total) => {
  let asamblea: Asamblea;
  let pages: string[] = [];
  let text = '';

  beforeAll(async () => {
    asamblea = await asambleaDe(total);
    await marcar(db(), asamblea, '2', 'Oferta', { prioridad: 1, cuotas: 24 });
    await marcar(db(), asamblea, '1', 'Oferta', { prioridad: 2, cuotas: 11 });
    await marcar(db(), asamblea, '3', 'Sorteo');
    const answer = await asistente.post(`/asamblea/${asamblea.id}/generar-acta`, { versionParticipantes: 1 });
    expect(answer).toMatchObject({ status: 200, body: { adjudicados: 3 } });
    const file = await asBytes(asistente.get(`/acta/${asamblea.id}/archivo`));
    pages = await textOfPages(file.body);
    expect(answer.body.paginas).toBe(pages.length);
    text = pages.join(' ');
  }, 120_000);

  test('invariant 39: opening the minutes leaves who did, once', async () => {
    const abiertas = async () => {
      await t.application.accessLog.step();
      return db().countBy(Acceso, { operacion: 'descargar', recurso: 'acta' });
    };
    const antes = await abiertas();
    await asBytes(asistente.get(`/acta/${asamblea.id}/archivo`));
    expect(await abiertas()).toBe(antes + 1);
  });

  test('ASA-031 ASA-035 every participant of the table once and in order, no free slot', async () => {
    const filas = await db().findBy(Participante, { asambleaId: asamblea.id });
    filas.sort((a, b) => Number(a.codigo) - Number(b.codigo));
    expect(filas).toHaveLength(total);
    const lista = text.slice(text.lastIndexOf('Nómina'));
    expect(lista.match(new RegExp(`01-P${total}-\\d+`, 'g'))).toEqual(filas.map((p) => p.idCodigo));
    for (const p of filas)
      expect(lista).toContain(`${p.nombreCliente} ${p.cedula} ${formatearMonto(centavos(p.valorCuota))}`);
    expect(text.replace(/\s/g, '').toLowerCase()).not.toContain('libre');
    expect(text).not.toMatch(/-900[123]/);
  });

  test('ASA-034 the awards of the database stand by type and in order, with amounts in words', async () => {
    const adjudicaciones = await db().find(Adjudicacion, { where: { asambleaId: asamblea.id }, order: { id: 'ASC' } });
    expect(adjudicaciones.map((a) => [a.adjudicadoPor, a.prioridad, a.cuotasOfertadas])).toEqual([
      ['Oferta', 1, 24],
      ['Oferta', 2, 11],
      ['Sorteo', 0, 0],
    ]);
    let at = 0;
    for (const { planId, valorCuota, cuotasOfertadas } of adjudicaciones) {
      const { idCodigo, monto } = await db().findOneByOrFail(Plan, { id: planId });
      const found = text.indexOf(idCodigo, at);
      expect(found).toBeGreaterThan(at);
      at = found;
      expect(text).toContain(montoEnPalabras(centavos(monto)));
      if (cuotasOfertadas > 0) expect(text).toContain(montoEnPalabras(centavos(valorCuota * cuotasOfertadas)));
    }
  });

  test('heading, page x of y, version and the stored hash stand on every page; the head of the table is repeated', async () => {
    const { huella } = await db().findOneByOrFail(DocumentoEmitido, { asambleaId: asamblea.id });
    for (const fact of [
      'Acta de Asamblea No.1',
      t.application.config.brand.company,
      notarioDePrueba,
      'Íñigo Muñoz Yépez',
      '(18:05)',
    ])
      expect(text).toContain(fact);
    pages.forEach((page, i) => {
      expect(page).toContain(`Página ${i + 1} de ${pages.length}`);
      expect(page).toContain(`SHA-256 de los datos: ${huella}`);
      expect(page).toContain('Versión 1');
      if (/ (?:NO )?PARTICIPA /.test(page)) expect(page).toContain('Identificación');
    });
  });
});

test('the minutes name representative, notary, call, agenda, transmission and term; an extract hides the others', async () => {
  const { id, versionParticipantes } = await asambleaDe(4);
  const cambio = {
    representante: 'Nadie Del Catálogo',
    notariaNumero: '27',
    notariaCanton: 'Quito',
    convocatoria: '01/03/2026, por correo',
    ordenDelDia: 'Ofertas y sorteo',
  };
  const corregir = (version: number, cuerpo: object) =>
    asistente.post(`/asamblea/${id}/corregir`, { versionParticipantes: version, motivo: 'Datos del acta', ...cuerpo });
  expect(await corregir(versionParticipantes, cambio)).toMatchObject({
    status: 422,
    body: { code: 'representante-desconocido', errors: { representante: 'Opción no permitida' } },
  });
  const [uno] = (await asistente.get('/representante')).body as { nombre: string; cedula: string; calidad: string }[];
  const corregida = await corregir(versionParticipantes, { ...cambio, representante: uno?.nombre });
  expect(corregida).toMatchObject({ status: 200, body: { notariaNumero: '27', representante: uno?.nombre } });
  await asistente.get(`/acta/${id}/extracto`).expect(404);
  const instalada = await asistente.post(`/constancia/${id}/instalar`, {
    versionParticipantes: corregida.body.versionParticipantes,
    enlace: 'https://vivo.example/1',
  });
  expect(instalada.status).toBe(200);
  const { body: vigente } = await asistente.get(`/asamblea/${id}`);
  await marcar(db(), { id, numeroAsamblea: 1 }, '3', 'Sorteo');
  await asistente
    .post(`/asamblea/${id}/generar-acta`, { versionParticipantes: vigente.versionParticipantes })
    .then(({ status }) => expect(status).toBe(200));

  const texto = async (client: Client, path: string) =>
    (await textOfPages((await asBytes(client.get(path))).body)).join(' ');
  const acta = await texto(asistente, `/acta/${id}/archivo`);
  for (const dato of [
    uno?.nombre,
    uno?.cedula,
    uno?.calidad,
    'Notaría 27 del cantón Quito',
    ...Object.values(cambio).slice(3),
  ])
    expect(acta).toContain(dato);
  expect(acta).toContain('https://vivo.example/1');
  expect(acta).toContain('quince (15) días, desde que se le notifique, para aceptar la adjudicación');

  const filas = await db().find(Participante, { where: { asambleaId: id }, order: { codigo: 'ASC' } });
  const ejecutivo = await t.as('ejecutivo');
  const extracto = await texto(ejecutivo, `/acta/${id}/extracto?plan=${filas[1]?.idCodigo}`);
  expect(filas.map(({ cedula }) => extracto.includes(String(cedula)))).toEqual([false, true, false, false]);
  for (const { nombreCliente } of filas) expect(extracto).toContain(nombreCliente);
  expect(extracto).toContain('Tomado del acta cuyo archivo tiene el SHA-256');
  await asistente.get(`/acta/${id}/extracto?plan=01-OTRO-1`).expect(404);
  await (await t.as('riesgo')).get(`/acta/${id}/extracto`).expect(403);
  await t.application.accessLog.step();
  expect(await db().countBy(Acceso, { operacion: 'exportar-pdf', recurso: 'acta', recursoId: String(id) })).toBe(1);
});

describe('files', () => {
  let asamblea: Asamblea;
  beforeAll(async () => {
    asamblea = await asambleaDe(12);
  });

  test('ASA-063 the PDF lists every participant and no free slot', async () => {
    const file = await asBytes((await t.as('servicio')).get(`/asamblea/${asamblea.id}/participantes.pdf`));
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="participantes-01-P12-1.pdf"'),
    });
    const text = (await textOfPages(file.body)).join(' ');
    for (const p of await db().findBy(Participante, { asambleaId: asamblea.id }))
      expect(text).toContain(p.nombreCliente);
    expect(text.replace(/\s/g, '').toLowerCase()).not.toContain('libre');
    await t.application.accessLog.step();
    expect(await db().countBy(Acceso, { operacion: 'exportar-pdf', recursoId: String(asamblea.id) })).toBe(1);
  });

  test('ASA-064 the Excel holds every participant and no free slot, amounts as numbers', async () => {
    const file = await asBytes((await t.as('comercial')).get(`/asamblea/${asamblea.id}/participantes.xlsx`));
    expect(file.status).toBe(200);
    const rows: string[][] = [];
    for await (const { celdas } of readXlsx(file.body)) rows.push([...celdas]);
    expect(rows[0]?.slice(0, 6)).toEqual(['Plan', 'Código', 'Cliente', 'Cédula', 'Valor cuota', 'Cuotas vencidas']);
    const filas = (await db().findBy(Participante, { asambleaId: asamblea.id })).sort(
      (a, b) => Number(a.codigo) - Number(b.codigo),
    );
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual(
      filas.map((p) => [p.idCodigo, p.codigo, p.nombreCliente, p.cedula]),
    );
    expect(rows[1]?.[4]).toBe('380.5');
  });

  test('ASA-071 the calendar holds all its rows, not a page of them', async () => {
    const grupo = await crearGrupo(db(), { grupo: 'CAL1' });
    for (let n = 1; n <= 60; n++) await crearAsamblea(db(), grupo, { numeroAsamblea: n, fecha: '2026-03-10' });
    const file = await asBytes((await t.as('comercial')).get('/asamblea/calendario.xlsx?producto=01&grupo=CAL1'));
    const rows: string[][] = [];
    for await (const { celdas } of readXlsx(file.body)) rows.push([...celdas]);
    expect(rows).toHaveLength(61);
    expect(rows[60]?.slice(0, 5)).toEqual(['Motor Plan', 'CAL1', '60', '2026-03-10', '18:30']);
    expect((await asistente.get('/asamblea/calendario.xlsx?producto=&grupo=')).status).toBe(200);
  });

  test('GEN-519 GEN-535 the memo lists the assemblies up to a date that is not to come', async () => {
    const grupo = await crearGrupo(db(), { grupo: 'MEM1' });
    await crearAsamblea(db(), grupo, { numeroAsamblea: 1, fecha: '2026-02-10', hora: '17:45' });
    await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-03-11' });
    const memo = (fecha: string, client = asistente) => client.post('/memo', { producto: '01', grupo: 'MEM1', fecha });
    const text = (await textOfPages((await asBytes(memo('2026-03-10'))).body)).join(' ');
    for (const fact of ['MEM1', '17:45', '10/03/2026', 'Ana Cevallos', notarioDePrueba, 'Carlos Mena Proaño'])
      expect(text).toContain(fact);
    expect(text).not.toContain('11/03/2026');
    expect(await memo('2026-03-11')).toMatchObject({
      status: 422,
      body: { errors: { fecha: 'La fecha no puede ser posterior a hoy' } },
    });
    expect(await memo('2026-01-01')).toMatchObject({ status: 422, body: { code: 'sin-asambleas' } });
  });

  // Fails without the answer of BrowserPool to a dead browser (browser.ts): the request would wait for its time limit.
  test('a browser that is killed while it prints: an error, nothing kept, and the next document works', async () => {
    const grande = await asambleaDe(700);
    await asistente.post(`/asamblea/${asamblea.id}/vista-previa`);
    const pid = await t.application.renderer.browserPid();
    const answer = asistente.post(`/asamblea/${grande.id}/generar-acta`, { versionParticipantes: 1 }).then((a) => a);
    while (t.application.renderer.queued === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    process.kill(pid as number, 'SIGKILL');
    expect((await answer).status).toBeGreaterThanOrEqual(500);
    expect(await db().countBy(DocumentoEmitido, { asambleaId: grande.id })).toBe(0);
    expect((await asistente.post(`/asamblea/${grande.id}/generar-acta`, { versionParticipantes: 1 })).status).toBe(200);
  });
});
