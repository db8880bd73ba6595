const onEngine = (url: string): typeof import('./sql') => {
  let loaded: typeof import('./sql') | undefined;
  const before = process.env.DATABASE_URL;
  // the engine is chosen when the module loads
  jest.isolateModules(() => {
    process.env.DATABASE_URL = url;
    loaded = require('./sql');
  });
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
  return loaded as typeof import('./sql');
};

const joined = ({ filasUnidas, texto, entero }: typeof import('./sql')): string =>
  filasUnidas(
    'importacion_fila',
    `LEFT JOIN marca b ON b.codigo = ${texto('marca')} LEFT JOIN precio t ON t.marcaId = b.id AND t.anio = ${entero('anio')} AND t.marca = ${texto('marca')}`,
    'f.importacionId = 1',
  );

test('on a server what the joins ask of a staged row is read once for each row, before them', () => {
  expect(joined(onEngine('mssql://nadie:nada@localhost:1/adjudica'))).toBe(
    "(SELECT TOP (2147483647) f.*, JSON_VALUE(f.datos, '$.marca') AS clave_marca, JSON_VALUE(f.datos, '$.anio') AS clave_anio FROM importacion_fila f WHERE f.importacionId = 1) f" +
      ' LEFT JOIN marca b ON b.codigo = f.clave_marca LEFT JOIN precio t ON t.marcaId = b.id AND t.anio = CAST(f.clave_anio AS integer) AND t.marca = f.clave_marca' +
      ' WHERE f.importacionId = 1',
  );
});

test('the embedded engine, which follows the whole index, joins the staged rows as they are', () => {
  expect(joined(onEngine(''))).toBe(
    "importacion_fila f LEFT JOIN marca b ON b.codigo = json_extract(f.datos, '$.marca')" +
      " LEFT JOIN precio t ON t.marcaId = b.id AND t.anio = CAST(json_extract(f.datos, '$.anio') AS integer) AND t.marca = json_extract(f.datos, '$.marca')" +
      ' WHERE f.importacionId = 1',
  );
});
