import { asuntoDe, asuntoGuardado, enlaceDeAsunto } from './asuntos';

const plan = asuntoDe('plan', '1710034065', '01-M001-12');

test('an unknown or missing subject has no link', () => {
  for (const recurso of ['pagina', 'constructor', '__proto__', null]) expect(asuntoGuardado(recurso, '1')).toBeNull();
  expect(asuntoGuardado('plan', null)).toBeNull();
  expect(asuntoGuardado('orden-de-compra', '12')).toEqual(asuntoDe('orden-de-compra', 12));
});

test('the link goes to the next record that the role may see, or there is none', () => {
  const orden = asuntoDe('orden-de-compra', 12);
  expect(enlaceDeAsunto('Cobranzas', orden, plan)).toBeNull();
  expect(enlaceDeAsunto('Legal', orden, plan)?.enlace).toBe('/estado-cliente/1710034065?plan=01-M001-12');
  expect(enlaceDeAsunto('Legal', null, orden)).toBeNull();
  expect(enlaceDeAsunto('Ejecutivo Adjudicaciones', orden, plan)).toEqual({
    enlace: '/orden-de-compra/12',
    nombre: 'Orden de compra 12',
  });
});

test('the same letter is its page to the head and its row in the list to the executive', () => {
  const carta = asuntoDe('carta-salida', '01-M001-12');
  expect(enlaceDeAsunto('Jefatura Adjudicaciones', carta)?.enlace).toBe('/carta-salida/nuevo?plan=01-M001-12');
  const enLista = new URL(enlaceDeAsunto('Ejecutivo Adjudicaciones', carta)?.enlace ?? '', 'http://x');
  expect([enLista.pathname, JSON.parse(enLista.searchParams.get('filter') ?? '')]).toEqual([
    '/carta-salida',
    { q: '01-M001-12' },
  ]);
});

test('a key is written so that it cannot lead elsewhere', () => {
  const { pathname, searchParams } = new URL(
    enlaceDeAsunto('Riesgo', asuntoDe('plan', 'A B?x', '01&tab=otro'))?.enlace ?? '',
    'http://x',
  );
  expect([decodeURIComponent(pathname), searchParams.get('plan')]).toEqual(['/estado-cliente/A B?x', '01&tab=otro']);
});

test('minutes lead whoever is told of them to that one row, the head too', () => {
  for (const role of [
    'Asistente Asamblea',
    'Director Asamblea',
    'Jefatura Adjudicaciones',
    'Gerente General',
  ] as const) {
    const { pathname, searchParams } = new URL(
      enlaceDeAsunto(role, asuntoDe('acta', '01', 'M001', 3))?.enlace ?? '',
      'http://x',
    );
    expect([role, pathname, JSON.parse(searchParams.get('filter') ?? '')]).toEqual([
      role,
      '/listado-actas',
      { producto: '01', grupo: 'M001', numeroAsamblea: 3 },
    ]);
  }
  expect(enlaceDeAsunto('Riesgo', asuntoDe('acta', '01', 'M001', 3))).toBeNull();
});
