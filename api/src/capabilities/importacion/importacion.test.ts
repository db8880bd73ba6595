import { importaciones } from '@adjudica/domain';
import iconv from 'iconv-lite';
import request from 'supertest';
import { API } from '../../app';
import { SISTEMA } from '../../auth/actor';
import { Acceso } from '../../entities/acceso.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { ImportacionFila } from '../../entities/importacion-fila.entity';
import { PersonaToken } from '../../entities/persona-token.entity';
import { Usuario } from '../../entities/usuario.entity';
import { long } from '../../testing/long';
import { rawQuery } from '../../testing/sql';
import { testApp } from '../../testing/test-app';
import type { ImportacionVista } from './importacion.dto';

const t = testApp();
let token: string;
beforeAll(async () => {
  token = (await t.as('admin')).token;
});

const subir = (tipo: string, contenido: string | Buffer, nombre = 'archivo.csv', como = token, clave?: string) => {
  const test = request(t.app).post(`${API}/importacion`).set('Authorization', `Bearer ${como}`);
  if (clave !== undefined) test.set('Idempotency-Key', clave);
  return test.field('tipo', tipo).attach('archivo', Buffer.from(contenido as string), nombre);
};
const admin = () => t.as('admin');
async function revisar(tipo: string, contenido: string | Buffer, nombre?: string) {
  const respuesta = await subir(tipo, contenido, nombre);
  expect(respuesta.status).toBe(201);
  await t.application.importacion.step();
  const client = await admin();
  const vista: ImportacionVista = (await client.get(`/importacion/${respuesta.body.id}`)).body;
  const errores: { linea: number; columna: string | null; mensaje: string }[] = (
    await client.get(`/importacion/${vista.id}/errores`)
  ).body;
  return { vista, errores: errores.map(({ linea, columna, mensaje }) => [linea, columna, mensaje]) };
}
const aplicar = async (id: number) => (await admin()).post(`/importacion/${id}/aplicar`);

const GRUPOS =
  'producto;grupo;mesesPlan;monto;valorCuota\r\n01;M900;72;21000,00;412,50\r\n02;C900;120;60.000,00;625,50\r\n';

describe('refusals', () => {
  test('unknown type, unknown id, no file, another kind of file, over 25 MB', async () => {
    expect((await subir('coches', GRUPOS)).status).toBe(422);
    expect((await aplicar(999_999)).status).toBe(404);
    const client = await admin();
    expect((await client.get('/importacion/plantilla/__proto__')).status).toBe(422);
    expect((await client.get('/exportacion/coches.csv')).status).toBe(422);
    const sinArchivo = await request(t.app)
      .post(`${API}/importacion`)
      .set('Authorization', `Bearer ${token}`)
      .field('tipo', 'grupos');
    expect(sinArchivo.status).toBe(422);
    expect(sinArchivo.body.code).toBe('falta-archivo');
    for (const bytes of [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('%PDF-1.4\n\0\0')])
      expect((await subir('grupos', bytes)).status).toBe(415);
    expect((await subir('grupos', Buffer.alloc(25 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });

  test.each<[string, string | Buffer, [number, string | null, string | RegExp][]]>([
    [
      'wrong headings',
      'producto;grupo;meses;color\n01;A;1;x\n',
      [
        [1, 'color', /Columna desconocida/],
        [1, 'monto', /Falta la columna/],
        [1, 'valorCuota', /Falta la columna/],
      ],
    ],
    ['an empty file', '', [[1, null, 'El archivo no tiene filas']]],
    ['a heading alone', 'producto;grupo;mesesPlan;monto;valorCuota\n', [[1, null, 'El archivo no tiene filas']]],
    ['a key twice', `${GRUPOS}1;m900;60;1,00;1,00\r\n`, [[4, null, 'La fila repite la clave de la línea 2']]],
    ['an ambiguous decimal', GRUPOS.replace('412,50', '1.234'), [[2, 'valorCuota', /ambiguo/]]],
    [
      'text that is too long for its column',
      GRUPOS.replace('M900', 'M'.repeat(20)),
      [[2, 'grupo', 'Máximo 10 caracteres']],
    ],
    ['control characters', GRUPOS.replace('M900', 'M\u000790'), [[2, 'grupo', /no permitidos/]]],
    [
      'more cells than headings',
      GRUPOS.replace('412,50', '412;50'),
      [[2, null, 'La fila tiene más celdas que el encabezado']],
    ],
  ])('%s: refused with line and column, nothing applied', async (_, contenido, esperados) => {
    const { vista, errores } = await revisar('grupos', contenido);
    expect(vista.estado).toBe('CON ERRORES');
    expect(errores).toHaveLength(esperados.length);
    for (const [i, [linea, columna, mensaje]] of esperados.entries()) {
      expect(errores[i]?.slice(0, 2)).toEqual([linea, columna]);
      if (typeof mensaje === 'string') expect(errores[i]?.[2]).toBe(mensaje);
      else expect(errores[i]?.[2]).toMatch(mensaje);
    }
    expect((await aplicar(vista.id)).body.code).toBe('importacion-no-aplicable');
    expect(await t.application.dataSource.manager.count(Grupo)).toBe(0);
    expect(await t.application.dataSource.manager.countBy(ImportacionFila, { importacionId: vista.id })).toBe(0);
  });

  test('a workbook that is none is FALLIDA with its reason, and the process lives on', async () => {
    const { vista } = await revisar('grupos', Buffer.from('PK\u0003\u0004 nada más', 'latin1'), 'roto.xlsx');
    expect(vista.estado).toBe('FALLIDA');
    expect(vista.fallo).toMatch(/Excel/);
  });

  test('rows that point to nothing name the column, and one bad row keeps the whole file out', async () => {
    const { vista, errores } = await revisar(
      'planes',
      'idCodigo;identificacion;monto;valorCuota\n01-M900-001;1710034065;1,00;1,00\n01-X-1;;1,00;1,00\n',
    );
    expect(vista).toMatchObject({ estado: 'CON ERRORES', leidas: 2, rechazadas: 2, creadas: 0 });
    expect(errores.map((e) => e.slice(0, 2))).toEqual(
      expect.arrayContaining([
        [2, 'identificacion'],
        [2, 'grupo'],
        [3, 'grupo'],
      ]),
    );
  });
});

test('a file is reviewed without a trace, applied once, equal the second time; the second click gets a conflict that names who was first', async () => {
  const { vista } = await revisar('grupos', GRUPOS);
  expect(vista).toMatchObject({
    estado: 'VALIDADA',
    leidas: 2,
    creadas: 2,
    cambiadas: 0,
    iguales: 0,
    rechazadas: 0,
    acciones: ['aplicar'],
  });
  expect(vista.sumas).toEqual([
    { columna: 'monto', total: 81_000 },
    { columna: 'valorCuota', total: 1038 },
  ]);
  expect(await t.application.dataSource.manager.count(Grupo)).toBe(0);
  const [a, b] = await Promise.all([aplicar(vista.id), aplicar(vista.id)]);
  expect([a.status, b.status].sort()).toEqual([200, 409]);
  const [won, lost] = a.status === 200 ? [a, b] : [b, a];
  expect(won.body).toMatchObject({ estado: 'APLICADA', creadas: 2, aplicadaPor: 'admin', contrasenas: [] });
  expect(lost.body.title).toMatch(/admin/);
  expect((await t.application.dataSource.manager.find(Grupo)).map((g) => [g.grupo, g.monto, g.valorCuota])).toEqual([
    ['M900', 2_100_000, 41_250],
    ['C900', 6_000_000, 62_550],
  ]);
  const otra = await revisar('grupos', GRUPOS.replace('412,50', '413,00'));
  expect(otra.vista).toMatchObject({ creadas: 0, cambiadas: 1, iguales: 1 });
  expect((await aplicar(otra.vista.id)).body).toMatchObject({ creadas: 0, cambiadas: 1, iguales: 1 });
  expect(await t.application.dataSource.manager.findOneBy(Grupo, { grupo: 'M900' })).toMatchObject({
    valorCuota: 41_300,
    version: 2,
  });
});

test('persons in Windows-1252 and UTF-8 with a mark, in any case of heading, are found by their words; a changed name by the new ones', async () => {
  const csv = (apellido: string) =>
    `Tipo Id;Cédula;NOMBRES;apellido paterno;Provincia;Cantón\r\nCédula;1710034065;José;${apellido};pichincha;QUITO\r\n`;
  for (const [contenido, nuevas] of [
    [iconv.encode(csv('Ñauñay'), 'win1252'), { creadas: 1, cambiadas: 0 }],
    [`\ufeff${csv('Ñauñay')}`, { creadas: 0, cambiadas: 0, iguales: 1 }],
    [csv('Muñoz'), { creadas: 0, cambiadas: 1 }],
  ] as const) {
    const { vista } = await revisar('personas', contenido);
    expect(vista).toMatchObject(nuevas);
    expect((await aplicar(vista.id)).status).toBe(200);
  }
  const tokens = await t.application.dataSource.manager.find(PersonaToken, { order: { token: 'ASC' } });
  expect(tokens.map(({ token: word }) => word)).toEqual(['jose', 'munoz']);
});

test('a new holder is a cession: the old one stays in the history; a column that the file lacks leaves its data alone', async () => {
  await aplicar(
    (await revisar('personas', 'tipoId;identificacion;nombres;apellidoPaterno\nC;0926687856;Ana;Loor\n')).vista.id,
  );
  const planes = async (texto: string) => (await aplicar((await revisar('planes', texto)).vista.id)).body;
  expect(
    await planes('idCodigo;identificacion;monto;valorCuota;vendedor\n01-M900-001;1710034065;21000,00;413,00;Luis\n'),
  ).toMatchObject({ creadas: 1 });
  expect(
    await planes('idCodigo;identificacion;monto;valorCuota\n01-M900-001;0926687856;21000,00;413,00\n'),
  ).toMatchObject({ cambiadas: 1 });
  expect(await planes('idCodigo;monto;valorCuota\n01-M900-001;21000,00;413,00\n')).toMatchObject({ iguales: 1 });
  const titulares = await rawQuery(
    t.application.dataSource,
    'SELECT n.identificacion, t.hasta FROM plan_titular t JOIN persona n ON n.id = t.personaId ORDER BY t.id',
  );
  expect(titulares).toEqual([
    { identificacion: '1710034065', hasta: '2026-03-10' },
    { identificacion: '0926687856', hasta: null },
  ]);
  const [plan] = await rawQuery(t.application.dataSource, 'SELECT vendedor FROM plan_ahorro');
  expect(plan?.vendedor).toBe('Luis');
});

test('a plan awarded in two assemblies of one file is refused on both lines, before anything is written', async () => {
  await aplicar(
    (
      await revisar(
        'asambleas',
        'producto;grupo;numero;fecha;hora;lugar;notario;estado\n' +
          '01;M900;1;05/01/2026;18:00;Quito;Notaria;C\n01;M900;2;05/02/2026;18:00;Quito;Notaria;C\n',
      )
    ).vista.id,
  );
  const { vista, errores } = await revisar(
    'adjudicaciones',
    'idCodigo;numero;adjudicadoPor\n01-M900-001;1;Sorteo\n01-M900-001;2;Oferta\n',
  );
  expect(vista.estado).toBe('CON ERRORES');
  expect(errores).toEqual([
    [2, 'idCodigo', 'El plan está adjudicado más de una vez en el archivo'],
    [3, 'idCodigo', 'El plan está adjudicado más de una vez en el archivo'],
  ]);
});

test('users get a one-time password, shown once, that must be changed', async () => {
  const { vista } = await revisar(
    'usuarios',
    'usuario;nombre;apellido;role\nmandrade;María;Andrade;ejecutivo adjudicaciones\n',
  );
  const { body } = await aplicar(vista.id);
  expect(body.contrasenas).toEqual([{ usuario: 'mandrade', contrasenaTemporal: expect.stringMatching(/.{10,}/) }]);
  expect((await (await admin()).get(`/importacion/${vista.id}`)).body.contrasenas).toBeUndefined();
  expect(await t.application.dataSource.manager.countBy(ImportacionFila, { importacionId: vista.id })).toBe(0);
  const entrada = await t.anonymous.post('/auth', { name: 'mandrade', pass: body.contrasenas[0].contrasenaTemporal });
  expect(entrada.status).toBe(200);
});

test('one-time passwords are stored nowhere: the same key again is a conflict, and no kept answer holds one', async () => {
  const { vista } = await revisar('usuarios', 'usuario;nombre;apellido;role\nplopez;Pía;López;Comercial\n');
  const client = await admin();
  const clave = 'aplicar-usuarios-1';
  const conClave = () => client.post(`/importacion/${vista.id}/aplicar`).set('Idempotency-Key', clave);
  const primera = await conClave();
  expect([primera.status, primera.body.contrasenas]).toEqual([
    200,
    [{ usuario: 'plopez', contrasenaTemporal: expect.any(String) }],
  ]);
  const segunda = await conClave();
  expect([segunda.status, segunda.body.code]).toEqual([409, 'clave-sin-respuesta']);
  const guardadas = await t.application.dataSource.manager.findBy(Idempotencia, { clave });
  expect(guardadas).toEqual([expect.objectContaining({ respuestaEstado: null, respuesta: null })]);
});

test('the administrator cannot lock himself out by a file', async () => {
  const { vista, errores } = await revisar(
    'usuarios',
    'usuario;nombre;apellido;role;activo\nadmin;Sistema;Administrador;Comercial;SI\n',
  );
  expect(vista.estado).toBe('CON ERRORES');
  expect(errores).toEqual([[2, 'usuario', 'No puede desactivar su propio usuario ni cambiar su propio rol']]);
});

test('a file that would leave no administrator is refused whole; it takes the lock of those it counts', async () => {
  const users = t.application.dataSource.getRepository(Usuario);
  await users.update({ usuario: 'rsa' }, { role: 'Administrador del sistema' });
  const { vista } = await revisar('usuarios', 'usuario;nombre;apellido;role\nrsa;Mónica;Ibarra;Comercial\n');
  // Since the review the other one was taken away.
  await users.update({ usuario: 'admin' }, { activo: false });
  await expect(t.application.importacion.aplicar(SISTEMA, vista.id)).rejects.toMatchObject({
    code: 'ultimo-administrador',
  });
  expect((await users.findOneByOrFail({ usuario: 'rsa' })).role).toBe('Administrador del sistema');
  await users.update({ usuario: 'admin' }, { activo: true });
  const lock = jest.spyOn(t.application.unitOfWork, 'lock');
  expect(await t.application.importacion.aplicar(SISTEMA, vista.id)).toMatchObject({ estado: 'APLICADA' });
  expect(lock.mock.calls.map(([, name]) => name)).toEqual(['importacion', 'administradores']);
  lock.mockRestore();
});

test('ADJ-004 an executive is assigned up to the present month, never to one to come', async () => {
  const { vista, errores } = await revisar(
    'ejecutivos-asignados',
    'idCodigo;mes;ejecutivo\n01-M900-001;04/2026;mandrade\n',
  );
  expect(vista.estado).toBe('CON ERRORES');
  expect(errores).toEqual([[2, 'mes', 'El mes no puede ser posterior al actual']]);
});

test('data that changed between review and application stop the whole file', async () => {
  const { vista } = await revisar('ejecutivos-asignados', 'idCodigo;mes;ejecutivo\n01-M900-001;03/2026;mandrade\n');
  expect(vista.estado).toBe('VALIDADA');
  await rawQuery(t.application.dataSource, "UPDATE usuario SET role = 'Comercial' WHERE usuario = 'mandrade'");
  const { status, body } = await aplicar(vista.id);
  expect([status, body.code]).toEqual([409, 'datos-cambiados']);
  expect((await (await admin()).get(`/importacion/${vista.id}`)).body).toMatchObject({
    estado: 'VALIDADA',
    aplicadaEn: null,
  });
});

long('the template of each type, filled with its own example row, is read back without a wrong cell', async () => {
  const client = await admin();
  for (const tipo of Object.keys(importaciones)) {
    const plantilla = await client
      .get(`/importacion/plantilla/${tipo}`)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    expect(plantilla.status).toBe(200);
    expect(plantilla.headers['content-disposition']).toContain(`attachment; filename="plantilla-${tipo}.xlsx"`);
    const { vista, errores } = await revisar(tipo, plantilla.body, 'plantilla.xlsx');
    expect(vista.leidas).toBe(1);
    // what may be missing is other data (the group, the person), never the form of a cell
    for (const [, , mensaje] of errores) expect(mensaje).toMatch(/impórtel/);
  }
});

test('an export leaves an access row and never starts a formula; what it guards comes back as it was', async () => {
  const { vista } = await revisar(
    'personas',
    'tipoId;identificacion;nombres;apellidoPaterno\nR;1790012344001;=HYPERLINK(1);@Malo\n',
  );
  await aplicar(vista.id);
  const client = await admin();
  const { text, headers } = await client
    .get('/exportacion/personas.csv')
    .buffer(true)
    .parse((response, done) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => {
        (response as unknown as { text: string }).text = body;
        done(null, body);
      });
    });
  expect(headers['content-type']).toMatch(/text\/csv/);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(text).toContain(";'=HYPERLINK(1);'@Malo;");
  for (const cell of text.split(/[;\r\n]/)) expect(cell).not.toMatch(/^[=+@]/);
  expect((await revisar('personas', text)).vista).toMatchObject({ creadas: 0, cambiadas: 0, rechazadas: 0 });
  expect(await t.application.dataSource.manager.countBy(Acceso, { operacion: 'exportar', recursoId: 'personas' })).toBe(
    1,
  );
});

test('a process that stopped during a review leaves it FALLIDA at the next start', async () => {
  const { importacion, dataSource } = t.application;
  const id = await importacion.registrar(SISTEMA, 'grupos', 'cortado.csv', 'x'.repeat(64));
  await rawQuery(
    dataSource,
    `INSERT INTO importacion_fila (importacionId, linea, clave, datos) VALUES (${id}, 2, 'x', '{}')`,
  );
  importacion.start();
  await importacion.step();
  expect(await importacion.get(id)).toMatchObject({ estado: 'FALLIDA', fallo: expect.stringMatching(/detuvo/) });
  expect(await dataSource.manager.countBy(ImportacionFila, { importacionId: id })).toBe(0);
});
