import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asuntoDe,
  enlaceDeAsunto,
  listaDeRoles,
  pantallasDeAsunto,
  prefijos,
  puede,
  type RecursoDeAsunto,
} from '@adjudica/domain';
import { matchPath } from 'react-router';
import { areas } from './navigation';
import { addressOf, homeOf, isGroup, menuIn, ownPath, screensIn } from './ui/navigation';

/** The table as a reviewer reads it, without components. */
function print(): string {
  return prefijos
    .map((prefijo) => {
      const { name, screens, menu } = areas[prefijo];
      const rows = screens.map(({ path, title, permiso, component, resource }) => {
        const kind = resource ? `recurso(${Object.keys(resource).join(', ')})` : component ? 'página' : 'reservada';
        return `  ${path} | ${title} | ${permiso ?? 'todos'} | ${kind}`;
      });
      const entries = menu.flatMap((entry) =>
        isGroup(entry)
          ? [
              `  ▸ ${entry.label}`,
              ...entry.entries.map((item) => `    • ${item.label} → ${decodeURIComponent(addressOf(item))}`),
            ]
          : [`  • ${entry.label} → ${entry.path}`],
      );
      return [`${prefijo} (${name})`, ...rows, ...entries].join('\n');
    })
    .join('\n\n');
}

test('AUT-021 AUT-025 the table of screens and menus', () => {
  expect(print()).toMatchSnapshot();
});

test('AUT-027 the executive area has its routes, and each opens a screen', () => {
  const { screens } = areas['/ejecutivo'];
  for (const path of [
    'inicio',
    'lista-de-tareas',
    'estado-cliente',
    'estado-cliente/:cedula',
    'estado-cliente/:cedula/:planId',
    'documentos-cliente',
    'documentos-cliente/:cedula',
    'medio-aprobacion',
    'orden-de-compra',
  ])
    expect([path, screens.find((screen) => screen.path === path)?.component]).toEqual([path, expect.anything()]);
});

test('AUT-024 every menu entry names a screen of its own area', () => {
  for (const prefijo of prefijos) {
    const paths = areas[prefijo].screens.map((screen) => screen.path);
    const items = areas[prefijo].menu.flatMap((entry) => (isGroup(entry) ? entry.entries : [entry]));
    expect(paths).toEqual(expect.arrayContaining(items.map((item) => item.path)));
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test.each(listaDeRoles)('AUT-019 AUT-022 %s has a home and a menu that leads only where the role may go', (role) => {
  const paths = screensIn(areas, role).map((screen) => screen.path);
  expect(paths).toContain('inicio');
  const items = menuIn(areas, role).flatMap((entry) => (isGroup(entry) ? entry.entries : [entry]));
  expect(items[0]?.label).toBe('Inicio');
  for (const item of items) expect(paths).toContain(item.path);
});

test.each(listaDeRoles)('the menu of %s shows no icon twice', (role) => {
  const items = menuIn(areas, role).flatMap((entry) => (isGroup(entry) ? entry.entries : [entry]));
  expect(new Set(items.map(({ icon }) => icon)).size).toBe(items.length);
});

test('NAV-507 payment orders have list, form and record under both prefixes', () => {
  for (const prefijo of ['/ejecutivo', '/jftadj'] as const)
    expect(
      areas[prefijo].screens.map(({ path }) => path).filter((path) => path.startsWith('solicitud-de-pago')),
    ).toEqual(['solicitud-de-pago/nuevo', 'solicitud-de-pago', 'solicitud-de-pago/:pagoId']);
});

/** Path → what it shows, of the screens of legal that begin so. */
const legalScreens = (begin: RegExp): [string, string][] =>
  areas['/legal'].screens.flatMap(({ path, title }) => (begin.test(path) ? [[path, title]] : []));

test('NAV-522 notes have list, generator (with a client too), editor in mode N and editor', () => {
  expect(legalScreens(/^pagare/)).toEqual([
    ['pagare', 'Pagares por saldo deudor'],
    ['pagare/nuevo', 'Pagare saldo deudor'],
    ['pagare/inicio/nuevo/:cedula', 'Pagare saldo deudor'],
    ['pagare/nuevo/documento', 'Editor de Pagaré'],
    ['pagare/:numeroPagare', 'Editor de Pagaré'],
  ]);
});

test('NAV-523 pledges have list, a new one and the one of a note', () => {
  expect(legalScreens(/^prenda/).map(([path]) => path)).toEqual([
    'prenda-comercial',
    'prenda-comercial/nuevo',
    'prenda-comercial/:numeroPagare',
  ]);
});

test('NAV-524 NAV-526 contracts have list, a new one, and the contract of a plan where a placeholder stood', () => {
  expect(legalScreens(/^contrato/)).toEqual([
    ['contrato', 'Contratos'],
    ['contrato/nuevo', 'Editor de Contrato'],
    ['contrato/:planId', 'Editor de Contrato'],
  ]);
});

test('NAV-527 the menu of legal', () => {
  const entries = menuIn(areas, 'Asistente Legal').map((entry) =>
    isGroup(entry) ? [entry.label, ...entry.entries.map(({ label }) => label)] : entry.label,
  );
  expect(entries.slice(0, 2)).toEqual(['Inicio', 'Estado cliente']);
  expect(entries.find((entry) => Array.isArray(entry))).toEqual([
    'Contratos',
    'Pagare saldo deudor',
    'Prenda comercial',
    'Contratos',
  ]);
});

/** What stands in no row of the specification, and where it was put: between and after what does. */
const nuestras: readonly string[] = [
  ...['Atrasados', 'Decisiones', 'Decisiones por tomar', 'Excepciones y confirmaciones', 'Ausencias'],
  ...['CasaPlan', 'Entregas de inmuebles'],
  ...['Listas de control', 'Reportes de control', 'Operaciones inusuales'],
];
const delMenu = (role: (typeof listaDeRoles)[number]) =>
  menuIn(areas, role).flatMap((entry) =>
    isGroup(entry) ? [`▸ ${entry.label}`, ...entry.entries.map(({ label }) => label)] : [entry.label],
  );

test.each(['Jefatura Adjudicaciones', 'Gerente General', 'Gerente Financiero'] as const)(
  'NAV-511 NAV-512 NAV-513 NAV-514 the menu of %s, entry by entry, in its order',
  (role) => {
    const entradas = delMenu(role).filter((una) => !nuestras.includes(una.replace('▸ ', '')));
    expect(entradas).toEqual([
      'Inicio',
      ...['▸ Adjudicados', 'Listado adjudicados', 'Estado cliente', 'Documentos cliente', 'Medios de aprobación'],
      ...['▸ MotorPlan', 'Ordenes de compra', 'Ordenes de Pago', 'Carta de Salida de Vehículo'],
      ...['▸ Administración', 'Concesionario'],
    ]);
  },
);

test('NAV-515 NAV-516 NAV-517 the menu of the executive, entry by entry, in its order', () => {
  expect(delMenu('Ejecutivo Adjudicaciones')).toEqual([
    'Inicio',
    ...['▸ Adjudicados', 'Estado cliente', 'Documentos cliente', 'Medios de aprobación'],
    ...['▸ MotorPlan', 'Ordenes de compra', 'Ordenes de pago', 'Carta de Salida de Vehículo'],
    ...['▸ CasaPlan', 'Entregas de inmuebles'],
  ]);
});

test('NAV-519 NAV-520 the menu of risk in its order, the routes that it has, and none for a new approval', () => {
  expect(delMenu('Riesgo').filter((una) => !nuestras.includes(una))).toEqual([
    ...['Inicio', 'Estado cliente', 'Buró de crédito', 'Medios de aprobación'],
  ]);
  const rutas = screensIn(areas, 'Riesgo').map(({ path }) => path);
  expect(rutas).toEqual(
    expect.arrayContaining([
      ...['inicio', 'buro-credito', 'documentos-cliente', 'documentos-cliente/:cedula'],
      ...['estado-cliente', 'estado-cliente/:cedula', 'estado-cliente/:cedula/:planId'],
      ...['medio-aprobacion', 'medio-aprobacion/:medioId'],
    ]),
  );
  expect(rutas).not.toContain('medio-aprobacion/nuevo');
});

test('AUT-024 nobody but the system administrator has the screens of the system', () => {
  for (const role of listaDeRoles.filter((r) => r !== 'Administrador del sistema')) {
    expect(screensIn(areas, role).map((screen) => screen.path)).not.toContain('usuario');
  }
  expect(screensIn(areas, 'Administrador del sistema').map((screen) => screen.path)).toContain('usuario');
});

test('AUT-020 homes carry the prefix of the role', () => {
  expect(homeOf('Comercial')).toBe('/asistente/inicio');
  expect(homeOf('Gerente General')).toBe('/jftadj/inicio');
  expect(homeOf('Administrador del sistema')).toBe('/sistema/inicio');
});

test.each([
  ['/listado-actas', '/jftadj/listado-actas'],
  ['listado-actas?x=1', '/jftadj/listado-actas?x=1'],
  ['/asistente/listado-actas', '/jftadj/listado-actas'],
  ['/jftadj/inicio', '/jftadj/inicio'],
])('NAV-501 a link written as %s opens under the own prefix', (path, expected) => {
  expect(ownPath('Jefatura Adjudicaciones', path)).toBe(expected);
});

test('NAV-500 NAV-529 every area sits under a prefix, and the roles outside adjudications, risk and legal use the assistant tree', () => {
  expect(Object.keys(areas).sort()).toEqual([...prefijos].sort());
  const asistentes = listaDeRoles.filter((role) => homeOf(role) === '/asistente/inicio');
  expect(asistentes).toEqual([
    'Asistente Asamblea',
    'Director Asamblea',
    'Comercial',
    'Servicio al cliente',
    'RSA',
    'Cobranzas',
  ]);
});

const deCliente = [
  'inicio',
  'documentos-cliente',
  'documentos-cliente/:cedula',
  'estado-cliente',
  'estado-cliente/:cedula',
  'estado-cliente/:cedula/:planId',
];

test.each(['/jftadj', '/ejecutivo', '/legal'] as const)(
  'NAV-504 NAV-521 %s has its home, the documents and the status of a client and of a plan, each with its page',
  (prefijo) => {
    const { screens } = areas[prefijo];
    for (const path of deCliente) {
      const screen = screens.find((row) => row.path === path);
      expect([path, screen?.component == null]).toEqual([path, false]);
    }
  },
);

test.each(['/jftadj', '/ejecutivo'] as const)(
  'NAV-506 NAV-513 NAV-517 %s has list, form and detail of purchase orders, and the list stands under MotorPlan',
  (prefijo) => {
    const { screens, menu } = areas[prefijo];
    for (const path of ['orden-de-compra', 'orden-de-compra/nuevo', 'orden-de-compra/:ordenId'])
      expect([path, screens.find((row) => row.path === path)?.component == null]).toEqual([path, false]);
    const motorPlan = menu.find(({ label }) => label === 'MotorPlan');
    expect(motorPlan !== undefined && isGroup(motorPlan) ? motorPlan.entries[0]?.label : null).toBe(
      'Ordenes de compra',
    );
  },
);

test('AUT-030 risk, legal and the managers review documents and risk scores; the assistant tree has neither', () => {
  const revisan = listaDeRoles.filter((role) => puede(role, 'documento:leer') && puede(role, 'riesgo:leer'));
  expect(revisan).toEqual(
    expect.arrayContaining(['Riesgo', 'Legal', 'Asistente Legal', 'Gerente General', 'Gerente Financiero']),
  );
  for (const role of revisan) {
    expect(screensIn(areas, role).map(({ path }) => path)).toEqual(expect.arrayContaining(deCliente));
  }
  for (const role of listaDeRoles.filter((other) => homeOf(other) === '/asistente/inicio')) {
    expect([puede(role, 'documento:leer'), puede(role, 'riesgo:leer')]).toEqual([false, false]);
  }
});

const enCamello = (path: string): string => path.replace(/-(\w)/g, (_, letra: string) => letra.toUpperCase());

test('every screen has its kilobytes and requests counted (scripts/screens.json, part of npm run check)', () => {
  const file = join(__dirname, '..', '..', 'scripts', 'screens.json');
  const counted = (JSON.parse(readFileSync(file, 'utf8')) as { screen: string }[]).map(({ screen }) => screen);
  const screens = prefijos.flatMap((prefijo) =>
    areas[prefijo].screens.flatMap(({ path, resource }) => [
      `${prefijo}/${path}`,
      ...(resource?.create ? [`${prefijo}/${path}/create`] : []),
      ...(resource?.edit ? [`${prefijo}/${path}/:${enCamello(path)}Id`] : []),
    ]),
  );
  expect([...counted].sort()).toEqual([...screens].sort());
});

describe('signposts', () => {
  const recursos = Object.keys(pantallasDeAsunto) as RecursoDeAsunto[];
  const claves: Readonly<Partial<Record<RecursoDeAsunto, readonly string[]>>> = {
    plan: ['1710034065', '01-M001-12'],
    documento: ['1710034065', '01-M001-12', '2'],
    acta: ['01', 'M001', '12'],
    asamblea: ['01', 'M001', '12'],
  };

  test.each(recursos)('who is led to %s is led to a screen that his role may open, and somebody is', (recurso) => {
    const senales = listaDeRoles.flatMap((role) => {
      const senal = enlaceDeAsunto(role, asuntoDe(recurso, ...(claves[recurso] ?? ['7'])));
      return senal === null ? [] : [{ role, ...senal }];
    });
    expect(senales).not.toEqual([]);
    for (const { role, enlace } of senales) {
      const { pathname } = new URL(enlace, 'http://x');
      const pantallas = screensIn(areas, role).filter(({ path }) => matchPath(`/${path}`, pathname) !== null);
      expect({ role, enlace, pantallas: pantallas.length > 0 }).toEqual({ role, enlace, pantallas: true });
    }
  });
});
