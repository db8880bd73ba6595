import { propios } from '@adjudica/domain';
import { ImportacionFila } from '../../../entities/importacion-fila.entity';
import { ClaveDeLista, Cotejo, EntradaDeLista } from '../../../entities/lista-control.entity';
import { type Contexto, type Destino, origen } from '../destino';
import { delArchivo, delTramo, ejecutar, fuente, numerados, tabla, texto, unirElementos } from '../sql';
import { propia } from './propia';

const llave = `t.lista = ${texto('lista')} AND t.persona = ${texto('persona')}`;

/** Persons of the file's lists who are not in it. */
function pierde({ manager, filas: rows }: Contexto): string {
  const entradas = tabla(manager, EntradaDeLista);
  const listas = `SELECT ${texto('lista')} FROM ${rows} WHERE ${delArchivo}`;
  return `((SELECT COUNT(*) FROM ${entradas} entrada WHERE entrada.lista IN (${listas}))
    - (SELECT COUNT(*) FROM ${rows} JOIN ${entradas} t ON ${llave} WHERE ${delArchivo}))`;
}

/** The file of a list is the list: who is not in it leaves it, and everybody is looked for again. */
export const listasDeControl: Destino = {
  tipo: 'listas-control',
  entity: EntradaDeLista,
  celdas: { persona: [EntradaDeLista, 'persona'], claves: [ClaveDeLista, 'clave'] },
  conVersion: false,
  cruces: [],
  llave,
  acuerdos: [{ columna: 'tipo', mensaje: propios.listaDeDosTipos, clave: texto('lista'), valor: texto('tipo') }],
  columnas: [
    propia('lista'),
    propia('tipo'),
    { columna: 'persona', expresion: texto('persona') },
    propia('nombre'),
    propia('identificacion'),
    propia('detalle'),
    { columna: 'importacionId', expresion: 'f.importacionId' },
  ],
  avisos: (contexto) => [
    {
      columna: 'lista',
      si: `f.id = (SELECT MIN(otraFila.id) FROM ${tabla(contexto.manager, ImportacionFila)} otraFila WHERE otraFila.importacionId = @0) AND ${pierde(contexto)} > 0`,
      dato: pierde(contexto),
      mensaje: propios.listaPierde,
    },
  ],
  async antes({ manager, tramo }, clasificadas) {
    await ejecutar(
      manager,
      tramo,
      `DELETE FROM ${tabla(manager, ClaveDeLista)} WHERE entradaId IN (SELECT c.destinoId FROM (${clasificadas}) c WHERE c.accion = 'M')`,
    );
  },
  async despues({ manager, tramo, filas: rows }) {
    const claves = tabla(manager, ClaveDeLista);
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${claves} (clave, entradaId) SELECT elementos.value, t.id
         FROM ${rows}
         JOIN ${tabla(manager, EntradaDeLista)} t ON ${llave}
         ${unirElementos(manager, 'claves', [ClaveDeLista, 'clave'])}
        WHERE ${delTramo()} AND NOT EXISTS (SELECT 1 FROM ${claves} clave WHERE clave.entradaId = t.id)`,
    );
  },
  async cadaTramo(contexto) {
    const { manager, tramo } = contexto;
    const vistas = `SELECT t.id AS destinoId, f.importacionId AS archivo ${origen(listasDeControl, contexto)}`;
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${tabla(manager, EntradaDeLista)} SET importacionId = c.archivo FROM ${fuente(vistas)} WHERE id = c.destinoId`,
    );
  },
  async alTerminar(manager, importacionId) {
    const entradas = tabla(manager, EntradaDeLista);
    const fuera = `SELECT entrada.id FROM ${entradas} entrada WHERE entrada.importacionId <> @0
      AND entrada.lista IN (SELECT deEstaImportacion.lista FROM ${entradas} deEstaImportacion WHERE deEstaImportacion.importacionId = @0)`;
    await manager.query(
      `DELETE FROM ${tabla(manager, ClaveDeLista)} WHERE entradaId IN (${fuera})`,
      numerados(importacionId),
    );
    await manager.query(
      `DELETE FROM ${tabla(manager, EntradaDeLista)} WHERE id IN (${fuera})`,
      numerados(importacionId),
    );
    await manager.query(`DELETE FROM ${tabla(manager, Cotejo)}`);
  },
};
