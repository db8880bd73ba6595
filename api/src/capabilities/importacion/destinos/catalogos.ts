import { ActividadUafe, Feriado, Notario } from '../../catalogo/catalogo.entity';
import type { Destino } from '../destino';
import { conDefecto, texto } from '../sql';
import { propia } from './propia';

export const notarios: Destino = {
  tipo: 'notarios',
  entity: Notario,
  conVersion: false,
  cruces: [],
  llave: `t.nombre = ${texto('nombre')}`,
  columnas: [
    { columna: 'nombre', expresion: texto('nombre') },
    propia('tipo', conDefecto(texto('tipo'), "'ASAMBLEA'")),
    { columna: 'activo', expresion: '1' },
  ],
};

/** CLI-078. Activities that the file lacks stay: clients may hold their codes. */
export const actividadesUafe: Destino = {
  tipo: 'actividades-uafe',
  entity: ActividadUafe,
  id: 'codigo',
  conVersion: false,
  cruces: [],
  llave: `t.codigo = ${texto('codigo')}`,
  columnas: [{ columna: 'codigo', expresion: texto('codigo') }, propia('nombre')],
};

export const feriados: Destino = {
  tipo: 'feriados',
  entity: Feriado,
  conVersion: false,
  cruces: [],
  llave: `t.fecha = ${texto('fecha')}`,
  columnas: [{ columna: 'fecha', expresion: texto('fecha') }, propia('nombre')],
};
