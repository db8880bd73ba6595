import { ImportacionFila } from '../../entities/importacion-fila.entity';
import type { Acuerdo, ColumnaDeDestino, Contexto, Padre } from './destino';
import { delTramo, distinto, ejecutar, fuente, tabla } from './sql';

export const presentesDe = ({ columnas }: Padre, { presentes }: Pick<Contexto, 'presentes'>): ColumnaDeDestino[] =>
  columnas.filter(({ de }) => de?.some((columna) => presentes.has(columna)));

/** Conditions that hold for a row whose shared row would change. */
export const cambiosDelPadre = (padre: Padre, contexto: Contexto): string[] =>
  presentesDe(padre, contexto).map(({ columna, expresion, esTexto = false }) =>
    distinto(expresion, `${padre.alias}.${columna}`, esTexto),
  );

/** What the rows of one file say of the same shared row, they all say alike. */
export const acuerdosDelPadre = (padre: Padre, archivo: Pick<Contexto, 'presentes'>): Acuerdo[] =>
  presentesDe(padre, archivo).map(({ columna, de: [enElArchivo = columna] = [], expresion, esTexto = false }) => ({
    columna: enElArchivo,
    mensaje: padre.contradiccion,
    clave: padre.clave.expresion,
    valor: expresion,
    esTexto,
  }));

/** Changes and creates the shared rows of one slice. */
export async function escribirPadres(padre: Padre, contexto: Contexto): Promise<void> {
  const { manager, tramo } = contexto;
  const { clave, columnas } = padre;
  const into = tabla(manager, padre.entity);
  const nuevas = [clave, ...columnas].map(({ columna, expresion }) => `${expresion} AS nueva_${columna}`).join(', ');
  const filas = `SELECT DISTINCT ${nuevas} FROM ${tabla(manager, ImportacionFila)} f WHERE ${delTramo(tramo)}`;
  const cambiables = presentesDe(padre, contexto);
  if (cambiables.length > 0) {
    const set = cambiables.map(({ columna }) => `${columna} = c.nueva_${columna}`);
    const cambia = cambiables.map(({ columna, esTexto = false }) => distinto(`c.nueva_${columna}`, columna, esTexto));
    await ejecutar(
      manager,
      `UPDATE ${into} SET ${set.join(', ')} FROM ${fuente(filas)} WHERE ${clave.columna} = c.nueva_${clave.columna} AND (${cambia.join(' OR ')})`,
    );
  }
  const todas = [clave, ...columnas].map(({ columna }) => columna);
  await ejecutar(
    manager,
    `INSERT INTO ${into} (${todas.join(', ')}) SELECT ${todas.map((c) => `c.nueva_${c}`).join(', ')} FROM (${filas}) c
      WHERE NOT EXISTS (SELECT 1 FROM ${into} x WHERE x.${clave.columna} = c.nueva_${clave.columna})`,
  );
}
