import { type EntityMetadata, getMetadataArgsStorage } from 'typeorm';
import { factsOf } from '../../columns/facts';
import { testOnEmbedded } from '../../testing/engines';
import { describeEntities } from '../../testing/entities';
import { asuntoDe, columnasDe, excusadas, exportadas, omitidas } from './titular.clases';

/** What may name somebody, or be part of what he wrote. */
const PERSONALES = ['texto', 'identificacion', 'telefono', 'correo', 'json', 'vacio', 'usuario'];

const esDeCatalogo = ({ target }: EntityMetadata): boolean =>
  getMetadataArgsStorage().tables.some((tabla) => tabla.target === target && tabla.schema === 'catalogo');

// Fails for whoever adds a table and does not say whether it is somebody's.
testOnEmbedded('every table is exported to whom it is about, or there is a reason why not', async () => {
  const todas = await describeEntities();
  const tablas = todas.map(({ tableName }) => tableName);
  const deCatalogo = todas.filter(esDeCatalogo).map(({ tableName }) => tableName);
  const dichas = [...Object.keys(exportadas), ...Object.keys(excusadas)];
  expect(tablas.filter((tabla) => !dichas.includes(tabla) && !deCatalogo.includes(tabla))).toEqual([]);
  expect(dichas.filter((tabla) => !tablas.includes(tabla))).toEqual([]);
  expect(Object.keys(exportadas).filter((tabla) => tabla in excusadas)).toEqual([]);
});

// Fails for whoever excuses a table that leads to a person or to a plan of one.
testOnEmbedded(
  'a table that leads to a person is not excused, but for the words of his name, notices to the staff and what the law keeps from him',
  async () => {
    const leads = (await describeEntities())
      .filter((una) => una.tableName in excusadas || esDeCatalogo(una))
      .filter(({ foreignKeys }) =>
        foreignKeys.some(({ referencedEntityMetadata: { tableName } }) => tableName in exportadas),
      )
      .map(({ tableName }) => tableName);
    expect(leads.sort()).toEqual(
      ['notificacion', 'operacion_inusual', 'persona_token'].filter((tabla) => leads.includes(tabla)),
    );
  },
);

testOnEmbedded(
  'of every column of text in an exported table it is said whose it is, once, and no other is said',
  async () => {
    const metadatas = new Map((await describeEntities()).map((metadata) => [metadata.tableName, metadata]));
    const dudas: string[] = [];
    for (const [tabla, exportada] of Object.entries(exportadas)) {
      const columnas = metadatas.get(tabla)?.columns.map(({ propertyName }) => propertyName) ?? [];
      const facts = factsOf(metadatas.get(tabla)?.target);
      const dichas = [
        ...columnas.filter((columna) => facts.get(columna)?.de === 'titular'),
        ...omitidas(exportada),
        ...(exportada.terceros ?? []).flatMap(columnasDe),
      ];
      dudas.push(...dichas.filter((una, i) => dichas.indexOf(una) !== i).map((una) => `${tabla}.${una} twice`));
      dudas.push(...dichas.filter((una) => !columnas.includes(una)).map((una) => `${tabla}.${una} is no column`));
      for (const columna of columnas) {
        const clase = facts.get(columna)?.clase;
        if (clase !== undefined && PERSONALES.includes(clase) && !dichas.includes(columna))
          dudas.push(`${tabla}.${columna} (${clase}): de: 'titular', or terceros or omite of its table here`);
      }
      for (const origen of exportada.metadataOf) {
        const de = 'de' in origen ? origen.de : 'nombradaEn' in origen ? origen.nombradaEn : null;
        const antes = Object.keys(exportadas).slice(0, Object.keys(exportadas).indexOf(tabla));
        if (de !== null && !antes.includes(de)) dudas.push(`${tabla} comes before ${de}`);
      }
    }
    expect(dudas).toEqual([]);
    expect(Object.values(asuntoDe).filter((tabla) => !(tabla in exportadas))).toEqual([]);
  },
);
