import { type CodigoDePestana, type HechosDePestanas, pestanasDe, respondeElConyuge } from './pestanas';

const estadosCiviles = [null, 'S', 'C', 'D', 'V', 'U'];
const separaciones = [null, 'S', 'N'];
const laborales = [null, 'V', 'B', 'I', 'A', 'H'];
const riesgos = [0, 1, 799, 800, 801, 999];
const garantes = [null, { admiteConyuge: false }, { admiteConyuge: true }];

/** Every combination of what decides: 2 × 6 × 3 × 6 × 6 × 2 × 3. */
function* combinaciones(): Generator<HechosDePestanas> {
  for (const numAprobacion of [null, 17])
    for (const estadoCivil of estadosCiviles)
      for (const separacionBienes of separaciones)
        for (const situacionLaboral of laborales)
          for (const riesgo of riesgos)
            for (const excepcion of [false, true])
              for (const garante of garantes)
                yield { numAprobacion, estadoCivil, separacionBienes, situacionLaboral, riesgo, excepcion, garante };
}
const casos = [...combinaciones()];

const codigos = (h: HechosDePestanas): CodigoDePestana[] => pestanasDe(h).map(({ codigo }) => codigo);
const subs = (h: HechosDePestanas, codigo: CodigoDePestana): string[] | undefined =>
  pestanasDe(h)
    .find((p) => p.codigo === codigo)
    ?.subpestanas.map((s) => s.titulo);

/** A tab is there exactly where the row of the specification, written out once more, says so. */
function exactamente(codigo: CodigoDePestana, fila: (h: HechosDePestanas) => boolean): void {
  const distintas = casos.filter((h) => codigos(h).includes(codigo) !== fila(h));
  expect(distintas.slice(0, 3)).toEqual([]);
}

test('the table of combinations is whole', () => {
  expect(casos).toHaveLength(2 * 6 * 3 * 6 * 6 * 2 * 3);
});

test("EST-501 'Conyuge / Cliente' only for C or U with separation 'N'", () => {
  const filas = new Set(['C N', 'U N']);
  exactamente('conyuge-cliente', (h) => filas.has(`${h.estadoCivil} ${h.separacionBienes}`));
  expect(respondeElConyuge({ estadoCivil: 'S', separacionBienes: 'N' })).toBe(false);
});

test("EST-502 'Garante' below 800 without exception, or with a guarantor, or labour situation A", () => {
  exactamente('garante', (h) => {
    if (h.garante !== null) return true;
    if (h.situacionLaboral === 'A') return true;
    return !h.excepcion && [0, 1, 799].includes(h.riesgo);
  });
});

test("EST-503 'Conyuge / Garante' only when the guarantor has a spouse", () => {
  exactamente('conyuge-garante', (h) => h.garante === garantes[2]);
});

test('EST-500 EST-504 client and depositario always, in one order, each tab once', () => {
  exactamente('cliente', () => true);
  exactamente('depositario', () => true);
  const orden: CodigoDePestana[] = ['cliente', 'conyuge-cliente', 'garante', 'conyuge-garante', 'depositario'];
  for (const h of casos) expect(codigos(h)).toEqual(orden.filter((codigo) => codigos(h).includes(codigo)));
});

test('EST-505 EST-506 the sub-tabs of the client with and without an approval number', () => {
  for (const h of casos)
    expect(subs(h, 'cliente')).toEqual(
      h.numAprobacion === null
        ? ['Información', 'Detalle pagos', 'Historial del cliente']
        : [
            'Información',
            'Datos Financieros',
            'Referencias personales',
            'Detalle pagos',
            'Documentos',
            'Historial del cliente',
            'Seguro/Póliza',
          ],
    );
});

test('EST-507 EST-510 EST-511 the sub-tabs of the others do not depend on anything', () => {
  for (const h of casos) {
    expect(subs(h, 'depositario')).toEqual(['Información', 'Documentos']);
    for (const conyuge of [subs(h, 'conyuge-cliente'), subs(h, 'conyuge-garante')])
      if (conyuge !== undefined) expect(conyuge).toEqual(['Información', 'Documentos']);
    const garante = subs(h, 'garante');
    if (garante !== undefined)
      expect(garante).toEqual(['Información', 'Datos Financieros', 'Referencias personales', 'Documentos']);
  }
});

test('EST-500 the labels are verbatim', () => {
  const completo = casos.find((h) => codigos(h).length === 5) as HechosDePestanas;
  expect(pestanasDe(completo).map(({ titulo }) => titulo)).toEqual([
    'Cliente',
    'Conyuge / Cliente',
    'Garante',
    'Conyuge / Garante',
    'Depositario',
  ]);
});
