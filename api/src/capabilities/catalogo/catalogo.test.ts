import { Notario } from '../../entities/catalogo.entity';
import { crearGrupo } from '../../testing/builders';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const client = t.user('servicio');

const list = (resource: string, filter: object = {}, range = '[0,299]', sort?: string) =>
  client.get(`/${resource}`).query({ filter: JSON.stringify(filter), range, ...(sort === undefined ? {} : { sort }) });
const rows = async (resource: string, filter: object = {}) => (await list(resource, filter)).body;

test('GEN-002 GEN-526 ASA-014 ASA-015 products are 01 Motor and 02 Casa, shown as "{nombre} Plan"', async () => {
  const productos = (await list('producto', {}, '[0,9]', '["codigo","ASC"]')).body;
  expect(productos).toEqual([
    { id: '01', codigo: '01', nombre: 'Motor' },
    { id: '02', codigo: '02', nombre: 'Casa' },
  ]);
  expect((await list('producto', { id: ['02'] })).body).toEqual([productos[1]]);
});

test('GEN-006 GEN-510 departments 001 to 015; those without a name cannot be assigned', async () => {
  const departamentos: { codigo: string; nombre: string | null; asignable: boolean }[] = await rows('departamento');
  const byCode = new Map(departamentos.map((d) => [d.codigo, d]));
  expect([...byCode.keys()].sort()).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1).padStart(3, '0')));
  const named = departamentos.filter(({ nombre }) => nombre !== null);
  expect(Object.fromEntries(named.map(({ codigo, nombre }) => [codigo, nombre]))).toEqual({
    '001': 'Call Center',
    '002': 'Adjudicaciones',
    '003': 'Legal',
    '004': 'Riesgos',
    '005': 'Director Asamblea',
    '006': 'Comercial',
    '008': 'RSA',
    '015': 'Cobranzas',
  });
  for (const { nombre, asignable } of departamentos) expect(asignable).toBe(nombre !== null);
});

test('ASA-083 ASA-084 GEN-527 notaries of type ASAMBLEA, active ones only', async () => {
  await t.application.dataSource.manager.insert(Notario, {
    nombre: 'Notaria de pagarés',
    tipo: 'PAGARE',
    activo: true,
  });
  const all: { id: number; nombre: string; tipo: string }[] = await rows('notario');
  const de = await rows('notario', { tipo: 'ASAMBLEA' });
  expect(de.length).toBeGreaterThan(0);
  expect(de.length).toBeLessThan(all.length);
  expect(new Set(de.map(({ tipo }: { tipo: string }) => tipo))).toEqual(new Set(['ASAMBLEA']));
  await t.application.dataSource.manager.update(Notario, { id: de[0].id }, { activo: false });
  expect(await rows('notario', { tipo: 'ASAMBLEA' })).toEqual(de.slice(1));
});

test('GEN-528 groups of a product', async () => {
  const { manager } = t.application.dataSource;
  const motor = await crearGrupo(manager, {
    productoCodigo: '01',
    grupo: 'M900',
    monto: 2_150_050,
    valorCuota: 39_875,
  });
  await crearGrupo(manager, { productoCodigo: '02', grupo: 'C900' });
  const grupos = await rows('grupo', { producto: '01' });
  expect(grupos).toEqual([
    {
      id: motor.id,
      producto: '01',
      grupo: 'M900',
      mesesPlan: 60,
      monto: 21_500.5,
      valorCuota: 398.75,
      fechaInicio: '2024-01-01',
    },
  ]);
});

test('GEN-508 countries of ISO 3166 with Spanish and English name, dial code and code', async () => {
  const paises = await rows('pais');
  expect(paises).toHaveLength(249);
  expect(paises.find(({ codigo }: { codigo: string }) => codigo === 'EC')).toEqual({
    id: 'EC',
    codigo: 'EC',
    nombre: 'Ecuador',
    nombreIngles: 'Ecuador',
    prefijo: '+593',
  });
});

test('CLI-076 EST-573 EST-574 EST-575 the political division is read from province to canton to parish', async () => {
  expect(await rows('provincia')).toHaveLength(24);
  const santoDomingo = await rows('canton', { provinciaCodigo: '23' });
  expect(santoDomingo.map(({ nombre }: { nombre: string }) => nombre)).toContain('La Concordia');
  const parroquias = await rows('parroquia', { cantonCodigo: santoDomingo[0].codigo });
  expect(new Set(parroquias.map(({ cantonCodigo }: { cantonCodigo: string }) => cantonCodigo))).toEqual(
    new Set([santoDomingo[0].codigo]),
  );
});

test('holidays by date', async () => {
  expect(await rows('feriado', { fecha: '2026-01-01' })).toHaveLength(1);
});

test('AUT-021 AUT-023 roles with department and prefix, found by the beginning of the name', async () => {
  expect(await rows('rol', { q: 'servicio' })).toEqual([
    { id: 'Servicio al cliente', nombre: 'Servicio al cliente', idDepartamento: '001', prefijo: '/asistente' },
  ]);
  const prefijos = new Set((await rows('rol')).map(({ prefijo }: { prefijo: string }) => prefijo));
  expect([...prefijos].sort()).toEqual(['/asistente', '/ejecutivo', '/jftadj', '/legal', '/riesgo', '/sistema']);
  const [last] = (await list('rol', {}, '[0,0]', '["nombre","DESC"]')).body;
  expect(last.nombre).toBe('Servicio al cliente');
  expect(await rows('rol', { id: ['RSA'] })).toHaveLength(1);
});

const resources = [
  'producto',
  'notario',
  'departamento',
  'provincia',
  'canton',
  'parroquia',
  'pais',
  'ciudad',
  'banco',
  'feriado',
  'actividad-uafe',
];

test.each(resources)('%s: filtered by key and name, sorted by key, paged, in two statements', async (resource) => {
  const [first, second] = (await list(resource, {}, '[0,1]', '["id","ASC"]')).body;
  expect(await rows(resource, { id: [first.id, second.id] })).toHaveLength(2);
  const prefix = (first.nombre ?? second.nombre).slice(0, 3);
  expect((await rows(resource, { q: prefix })).length).toBeGreaterThan(0);
  const page = list(resource, {}, '[1,1]', '["id","ASC"]');
  expect(await counter.during(() => page)).toHaveLength(2);
  const response = await page;
  expect(response.body).toEqual([second]);
  expect(response.headers['content-range']).toMatch(new RegExp(`^${resource} 1-1/\\d+$`));
});
