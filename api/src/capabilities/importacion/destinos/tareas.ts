import { mensajesDeImportacion as m } from '@adjudica/domain';
import { TareaAccion, TareaTipo } from '../../../entities/tarea.entity';
import type { Destino } from '../destino';
import { conDefecto, delArchivo, entero, tabla, texto } from '../sql';
import { propia } from './propia';

/** Kinds and results missing in the file stay, because tasks reference them; activo NO deactivates a kind. */
export const tiposDeTarea: Destino = {
  tipo: 'tipos-tarea',
  entity: TareaAccion,
  celdas: {
    codigo: [TareaTipo, 'codigo'],
    nombre: [TareaTipo, 'nombre'],
    role: [TareaTipo, 'role'],
    activo: [TareaTipo, 'activo'],
    accion: [TareaAccion, 'nombre'],
  },
  conVersion: false,
  padre: {
    alias: 'tareaTipo',
    entity: TareaTipo,
    en: `tareaTipo.codigo = ${texto('codigo')}`,
    clave: { columna: 'codigo', expresion: texto('codigo') },
    columnas: [propia('nombre'), propia('role'), propia('activo', conDefecto(entero('activo'), '1'))],
    contradiccion: m.tareaDeDosFormas,
  },
  cruces: [],
  llave: `t.tipoId = tareaTipo.id AND t.orden = ${entero('orden')}`,
  columnas: [
    { columna: 'tipoId', expresion: 'tareaTipo.id' },
    { columna: 'orden', expresion: entero('orden') },
    { columna: 'nombre', de: ['accion'], expresion: texto('accion') },
    propia('cierre'),
  ],
  /** A kind without a closing result would never end its tasks. Results missing in the file count too. */
  rechazos: ({ manager, filas: rows }) => {
    const delMismo = `FROM ${rows} WHERE ${delArchivo}`;
    return [
      {
        columna: 'cierre',
        mensaje: m.tareaSinCierre,
        si: `${texto('codigo')} NOT IN (SELECT ${texto('codigo')} ${delMismo} AND ${texto('cierre')} = 'S')
          AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, TareaAccion)} tareaAccion WHERE tareaAccion.tipoId = tareaTipo.id AND tareaAccion.cierre = 'S'
            AND tareaAccion.orden NOT IN (SELECT ${entero('orden')} ${delMismo} AND ${texto('codigo')} = tareaTipo.codigo))`,
      },
    ];
  },
};
