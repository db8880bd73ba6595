import { ejemploDe, formularioDeConyuge } from '@adjudica/domain';
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { Conyuge } from '../../entities/conyuge.entity';
import type { Persona } from '../../entities/persona.entity';
import { Archive } from '../../excel/zip';
import { asBytes } from '../../testing/binary';
import { crearPersona, crearSolicitud } from '../../testing/builders';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { testOnEmbedded } from '../../testing/engines';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { planAdjudicado } from '../../testing/solicitudes';
import { testAppOfEach } from '../../testing/test-app';
import { columnasDe, exportadas } from './titular.clases';

jest.setTimeout(LOADS_MUCH_MS);
const t = testAppOfEach();
const admin = t.user('admin');

const DIA = '2026-03-01';
const MOMENTO = new Date('2026-03-01T15:00:00.000Z');
const AJENO = '0999999999';
const OCULTO = 'Oculto Tercero';
const tablas = Object.keys(exportadas);

type Datos = Record<string, Record<string, unknown>[]>;

async function exportar(identificacion: string): Promise<{ zip: Archive; texto: string; datos: Datos }> {
  const { body: derecho } = await admin.post('/derecho-titular', {
    identificacion,
    tipo: 'acceso',
    ingreso: DIA,
    comprobacion: 'Presentó su cédula',
    pedido: 'Copia',
  });
  const { status, body } = await asBytes(admin.get(`/derecho-titular/${derecho.id}/exportacion`));
  expect(status).toBe(200);
  const zip = await Archive.open(body, 50_000_000);
  const texto = await leer(zip, 'datos.json');
  return { zip, texto, datos: JSON.parse(texto) as Datos };
}

async function leer(zip: Archive, nombre: string): Promise<string> {
  let texto = '';
  for await (const parte of zip.text(nombre)) texto += parte;
  return texto;
}

/** A value of that kind, which tells whose it is where it is a text. */
function valorDe(column: ColumnMetadata, marca: string): unknown {
  if (column.transformer !== undefined && String(column.type) !== 'decimal') return { marca };
  switch (String(column.type)) {
    case 'boolean':
      return false;
    case 'datetime':
      return MOMENTO;
    case 'decimal':
    case 'integer':
      return 1;
    case 'character':
      return column.length === '5' ? '10:00' : DIA;
    default:
      return `${marca} ${column.propertyName}`.slice(0, Number(column.length) || undefined);
  }
}

/** A row of every exported table that is this person's, with keys of its own. */
async function sembrar(persona: Persona, marca: string, desde: number): Promise<void> {
  const { dataSource } = t.application;
  const idDe = (tabla: string) => (tabla === 'persona' ? persona.id : desde + tablas.indexOf(tabla));
  const filaDe = (tabla: string, metadata: EntityMetadata): Record<string, unknown> => {
    const { metadataOf: de, terceros = [] } = exportadas[tabla] as (typeof exportadas)[string];
    const fila: Record<string, unknown> = {};
    for (const column of metadata.columns) fila[column.propertyName] = valorDe(column, marca);
    for (const { columns, referencedEntityMetadata: lleva } of metadata.foreignKeys)
      for (const column of columns)
        if (tablas.includes(lleva.tableName)) fila[column.propertyName] = idDe(lleva.tableName);
        else if (column.isNullable) fila[column.propertyName] = null;
    for (const tercero of terceros)
      for (const columna of columnasDe(tercero)) {
        const length = Number(metadata.findColumnWithPropertyName(columna)?.length) || 0;
        if (columna === tercero.identificacion) fila[columna] = AJENO;
        else if (length >= OCULTO.length) fila[columna] = OCULTO;
      }
    for (const origen of de) {
      if ('identificacion' in origen) fila[origen.identificacion] = persona.identificacion;
      if ('correo' in origen) fila[origen.correo] = persona.correo;
      if ('asunto' in origen) Object.assign(fila, { recurso: 'cliente', recursoId: String(persona.id) });
    }
    const propio = {
      plan_titular: { hasta: null },
      asignacion_ejecutivo: { mes: '2026-03' },
      consulta_buro: { contenido: null },
      auditoria: { posicion: null },
      // of a file that was never stored
      archivo: { clave: `documentos/${String(desde).padStart(48, '0')}` },
    };
    return { ...fila, ...propio[tabla as keyof typeof propio], id: idDe(tabla) };
  };
  for (const tabla of tablas) {
    if (tabla === 'persona') continue;
    const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === tabla) as EntityMetadata;
    await dataSource.manager.insert(metadata.target, filaDe(tabla, metadata));
  }
}

// The rows are made without looking at codes and states: what is exported depends on neither.
testOnEmbedded(
  'a person with a row in every table gets each of them, others who stand in them are masked, and nothing of another person',
  async () => {
    const { dataSource } = t.application;
    const uno = await crearPersona(dataSource.manager, { identificacion: '1710034065', correo: 'uno@ejemplo.ec' });
    const otro = await crearPersona(dataSource.manager, { identificacion: '1710034073', correo: 'otro@ejemplo.ec' });
    await dataSource.query('PRAGMA foreign_keys = OFF');
    await dataSource.query('PRAGMA ignore_check_constraints = ON');
    for (const trigger of await dataSource.query("SELECT name FROM sqlite_master WHERE type = 'trigger'"))
      await dataSource.query(`DROP TRIGGER "${trigger.name}"`);
    await sembrar(uno, 'QXQ', 1_000_000);
    await sembrar(otro, 'ZWZ', 2_000_000);
    const { zip, datos, texto } = await exportar(uno.identificacion);
    const ids = (tabla: string) => datos[tabla]?.map(({ id }) => id);
    for (const [i, tabla] of tablas.entries())
      expect([tabla, ids(tabla)]).toEqual([
        tabla,
        expect.arrayContaining([tabla === 'persona' ? uno.id : 1_000_000 + i]),
      ]);
    expect(texto).toContain('QXQ');
    expect(texto).not.toContain('ZWZ');
    expect(texto).not.toContain(otro.identificacion);
    expect(texto).not.toContain(OCULTO);
    expect(texto).not.toContain(AJENO);
    expect(texto).toContain('O••• T•••');
    // its file was never stored: the rest goes out all the same, and it is said
    expect(await leer(zip, 'LEEME.txt')).toMatch(/No se pudieron leer[\s\S]*archivos\/1/);
  },
);

test('who stands in the row of another gets his own columns of it and no other', async () => {
  const { manager } = t.application.dataSource;
  const plan = await planAdjudicado(t);
  const solicitudId = await crearSolicitud(manager, { id: plan.planId, titular: plan.titular });
  await manager.insert(Conyuge, {
    ...ejemploDe(formularioDeConyuge),
    solicitudId,
    identificacion: '1712345678',
    nombres: 'Lucía',
    apellidoPaterno: 'Güillín',
    apellidoMaterno: 'Peña',
    guardadaEn: MOMENTO,
    guardadaPor: null,
    version: 1,
  } as never);
  const suyo = await exportar('1712345678');
  expect(suyo.datos['conyuge']).toHaveLength(1);
  expect(suyo.datos['conyuge']?.[0]).toMatchObject({ identificacion: '1712345678', nombres: 'Lucía' });
  expect(Object.keys(suyo.datos['conyuge']?.[0] ?? {})).not.toContain('solicitudId');
  expect(suyo.datos['persona']).toEqual([]);
  expect(suyo.texto).not.toContain(plan.titular.identificacion);
  const delTitular = await exportar(plan.titular.identificacion);
  expect(delTitular.datos['conyuge']?.[0]).toMatchObject({ identificacion: '•••••••678', nombres: 'L•••' });
});

test('the files that were uploaded of him are in it as they were stored', async () => {
  const plan = await planConDocumentos(t);
  const jefatura = await t.as('jefatura');
  const bytes = await pdfDePrueba('Cédula de quien pide');
  const documento = await documentoDe(jefatura, plan.idCodigo, 'cedula');
  expect((await subir(jefatura, documento, bytes, { nombre: 'mi cédula.pdf' })).status).toBe(200);
  const { zip, datos } = await exportar(plan.titular.identificacion);
  const [archivo] = datos['archivo'] as [{ id: number; sha256: string; nombre: string }];
  expect(datos['documento_version']?.[0]).toMatchObject({ nombreOriginal: 'mi cédula.pdf', archivoId: archivo.id });
  expect(zip.has(`archivos/${String(archivo.id).padStart(6, '0')}-${archivo.nombre}`)).toBe(true);
});
