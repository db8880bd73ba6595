import { Asamblea } from '../entities/asamblea.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Documento } from '../entities/documento.entity';
import { Evento } from '../entities/evento.entity';
import { MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { Plan } from '../entities/plan.entity';
import { Referencia } from '../entities/referencia.entity';
import { Usuario } from '../entities/usuario.entity';
import { VistaGuardada } from '../entities/vista-guardada.entity';
import { crearMundo } from '../testing/mundo';
import { operations, type Schema } from '../testing/openapi';
import { testApp } from '../testing/test-app';
import { listasSinRegistros } from './lists.excused';

/** Asking for records by their ids, and for one of them: on every list, and never for more than the list shows. */
const t = testApp({ contract: true });
beforeAll(async () => {
  await crearMundo(t);
});

const db = () => t.application.dataSource.manager;
const listar = async (usuario: string, recurso: string, filter: object) => {
  const { status, body } = await (await t.as(usuario)).get(`/${recurso}`).query({ filter: JSON.stringify(filter) });
  return status === 200 ? (body as { id: number | string }[]).map(({ id }) => id) : [status, Object.keys(body.errors)];
};
const uno = async (usuario: string, recurso: string, id: number | string): Promise<number> =>
  (await (await t.as(usuario)).get(`/${recurso}/${id}`)).status;

describe('of every list of the document', () => {
  const lists = operations.filter(({ isList }) => isList);
  const paths = new Set(operations.filter(({ method }) => method === 'get').map(({ path }) => path));
  const readOf = (path: string) =>
    [...paths].find((one) => one.startsWith(`${path}/{`) && !one.slice(path.length + 1).includes('/'));
  const filtersOf = (list: (typeof lists)[number]): Schema =>
    list.parameters.find(({ name }) => name === 'filter')?.['x-filtros'] as Schema;

  test.each(lists.map((list) => [list.path, list] as const))(
    '%s takes the ids of its rows and one of them is read, or it is excused and does neither',
    (path, list) => {
      const records = listasSinRegistros[path] === undefined;
      const { id } = filtersOf(list).properties ?? {};
      // /buro/{cedula} reads the last report of a person, no row of the list
      expect([path, id !== undefined, path === '/buro' ? false : readOf(path) !== undefined]).toEqual([
        path,
        records,
        records,
      ]);
    },
  );

  test('what is excused is a list', () => {
    const known = lists.map(({ path }) => path);
    expect(Object.keys(listasSinRegistros).filter((path) => !known.includes(path))).toEqual([]);
  });

  test('who may read a row is who may read the list', () => {
    const differing = lists.flatMap(({ path, permissions }) => {
      const read = operations.find(({ id }) => id === `GET ${readOf(path)}`);
      return read === undefined || String(read.permissions) === String(permissions) ? [] : [path];
    });
    expect(differing).toEqual([]);
  });
});

describe('ids narrow what somebody sees, and never widen it', () => {
  test('the notice of another user, and a view that another did not share: none, and 404', async () => {
    const { id: usuarioId } = await db().findOneByOrFail(Usuario, { usuario: 'legal' });
    const ajena = await db().findOneByOrFail(Notificacion, { usuarioId });
    const vista = await db().findOneByOrFail(VistaGuardada, {});
    await db().update(VistaGuardada, { id: vista.id }, { compartida: false, usuarioId });
    for (const [recurso, id] of [
      ['notificacion', ajena.id],
      ['vista-guardada', vista.id],
    ] as const)
      expect([
        recurso,
        await listar('ejecutivo', recurso, { id }),
        await uno('ejecutivo', recurso, id),
        await listar('legal', recurso, { id }),
        await uno('legal', recurso, id),
      ]).toEqual([recurso, [], 404, [id], 200]);
  });

  test('an approval that was not sent is none of the list of risk, also by its id', async () => {
    const { id } = await db().findOneByOrFail(MedioAprobacion, { id: 1 });
    expect([
      await listar('riesgo', 'medio-aprobacion', { id }),
      await listar('jefatura', 'medio-aprobacion', { id }),
    ]).toEqual([[], [1]]);
  });

  test('an open assembly has no minutes, also by its id', async () => {
    const { id } = await db().findOneByOrFail(Asamblea, { estado: '' });
    expect([await listar('asistente', 'acta', { id }), await uno('asistente', 'acta', id)]).toEqual([[], 404]);
    expect([await listar('asistente', 'asamblea', { id }), await uno('asistente', 'asamblea', id)]).toEqual([
      [id],
      200,
    ]);
  });

  test('another filter beside the ids still holds', async () => {
    expect(await listar('jefatura', 'orden-de-compra', { id: [1, 2], estado: 'anulada' })).toEqual([]);
    expect(await listar('jefatura', 'carpeta', { id: ['01-M002-7'], idDepartamento: '004' })).toEqual([]);
    expect(await listar('jefatura', 'documento', { id: [1], plan: '01-M002-2' })).toEqual([]);
  });
});

describe('rows whose key says of what they are', () => {
  test('without what the list needs and without ids it refuses; with ids it answers', async () => {
    const [evento] = await db().find(Evento, { order: { id: 'ASC' }, take: 1 });
    const ids = {
      documento: (await db().findOneByOrFail(Documento, {})).id,
      evento: evento?.id as number,
      participante: 1,
      referencia: (await db().findOneByOrFail(Referencia, {})).id,
    };
    for (const [recurso, id] of Object.entries(ids))
      expect([
        recurso,
        (await listar('jefatura', recurso, {}))[0],
        await listar('jefatura', recurso, { id: [id, 2_147_483_647] }),
      ]).toEqual([recurso, 400, [id]]);
  });

  test('documents of two plans come with one question, each as it is read by itself', async () => {
    const jefatura = await t.as('jefatura');
    const { id: planId } = await db().findOneByOrFail(Plan, { idCodigo: '01-M002-2' });
    const { id: _, ...documento } = await db().findOneByOrFail(Documento, { id: 1 });
    const { identifiers } = await db().insert(Documento, { ...documento, planId });
    const ids = [1, identifiers[0]?.['id'] as number];
    const { body } = await jefatura.get('/documento').query({ filter: JSON.stringify({ id: ids }) });
    expect(body).toHaveLength(2);
    for (const fila of body) expect((await jefatura.get(`/documento/${fila.id}`)).body).toEqual(fila);
  });

  test('a folder is found by its plan in whichever department it is; without ids those of 004', async () => {
    const carpetas = await db().find(Carpeta, { where: { idDepartamento: '003' } });
    expect(carpetas.length).toBeGreaterThan(0);
    expect(await listar('jefatura', 'carpeta', { id: ['01-M002-7'] })).toEqual(['01-M002-7']);
    expect(await listar('jefatura', 'carpeta', {})).not.toContain('01-M002-7');
    expect(await uno('jefatura', 'carpeta', '01-M002-7')).toBe(200);
  });
});
