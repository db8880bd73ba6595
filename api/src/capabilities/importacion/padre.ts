import { type Acuerdo, type ColumnaDeDestino, type Contexto, cambia, type Padre } from './destino';
import { delTramo, ejecutar, fuente, tabla } from './sql';

export const presentesDe = ({ columnas }: Padre, { presentes }: Pick<Contexto, 'presentes'>): ColumnaDeDestino[] =>
  columnas.filter(({ de }) => de?.some((columna) => presentes.has(columna)));

/** Conditions for a row that would change its parent row. */
export const cambiosDelPadre = (padre: Padre, contexto: Contexto): string[] =>
  presentesDe(padre, contexto).map((columna) =>
    cambia(contexto.manager, padre.entity, columna, `${padre.alias}.${columna.columna}`),
  );

/** Rows of one file with the same parent must agree on it. */
export const acuerdosDelPadre = (padre: Padre, archivo: Pick<Contexto, 'presentes'>): Acuerdo[] =>
  presentesDe(padre, archivo).map(({ columna, de: [enElArchivo = columna] = [], expresion }) => ({
    columna: enElArchivo,
    mensaje: padre.contradiccion,
    clave: padre.clave.expresion,
    valor: expresion,
  }));

/** Updates and inserts the parent rows of one slice. */
export async function escribirPadres(padre: Padre, contexto: Contexto): Promise<void> {
  const { manager, tramo, filas: rows } = contexto;
  const { clave, columnas } = padre;
  const into = tabla(manager, padre.entity);
  const nuevas = [clave, ...columnas].map(({ columna, expresion }) => `${expresion} AS nueva_${columna}`).join(', ');
  const dichas = `SELECT DISTINCT ${nuevas} FROM ${rows} WHERE ${delTramo()}`;
  const cambiables = presentesDe(padre, contexto);
  if (cambiables.length > 0) {
    const set = cambiables.map(({ columna }) => `${columna} = c.nueva_${columna}`);
    const cambios = cambiables.map(({ columna }) =>
      cambia(manager, padre.entity, { columna, expresion: `c.nueva_${columna}` }, columna),
    );
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${into} SET ${set.join(', ')} FROM ${fuente(dichas)} WHERE ${clave.columna} = c.nueva_${clave.columna} AND (${cambios.join(' OR ')})`,
    );
  }
  const todas = [clave, ...columnas].map(({ columna }) => columna);
  await ejecutar(
    manager,
    tramo,
    `INSERT INTO ${into} (${todas.join(', ')}) SELECT ${todas.map((c) => `c.nueva_${c}`).join(', ')} FROM (${dichas}) c
      WHERE NOT EXISTS (SELECT 1 FROM ${into} padre WHERE padre.${clave.columna} = c.nueva_${clave.columna})`,
  );
}
