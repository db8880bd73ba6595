import { ActividadUafe, Feriado, Notario } from '../../catalogo/catalogo.entity';
import { TipoDocumento } from '../../documento/documento.entity';
import { ParametroRiesgo } from '../../riesgo/riesgo.entity';
import type { Destino } from '../destino';
import { conDefecto, entero, texto } from '../sql';
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

/** Types that the file lacks stay: lists of plans hold them. One is taken out of use with activo NO. */
export const tiposDeDocumento: Destino = {
  tipo: 'tipos-documento',
  entity: TipoDocumento,
  conVersion: false,
  cruces: [],
  llave: `t.codigo = ${texto('codigo')}`,
  columnas: [
    { columna: 'codigo', expresion: texto('codigo') },
    propia('nombre'),
    propia('dueno', entero('dueno'), false),
    propia('condicionLaboral'),
    propia('condicionCivil'),
    propia('producto'),
    propia('obligatorio', entero('obligatorio'), false),
    propia('formato'),
    propia('orden', entero('orden'), false),
    propia('departamento'),
    propia('activo', conDefecto(entero('activo'), '1'), false),
  ],
};

/** Parameters that the file lacks stay: plans hold their evaluations. One is taken out of use with activo NO. */
export const parametrosDeRiesgo: Destino = {
  tipo: 'parametros-riesgo',
  entity: ParametroRiesgo,
  conVersion: false,
  cruces: [],
  llave: `t.codigo = ${texto('codigo')}`,
  columnas: [
    { columna: 'codigo', expresion: texto('codigo') },
    propia('nombre'),
    propia('detalle'),
    propia('valor', entero('valor'), false),
    propia('orden', entero('orden'), false),
    propia('regla'),
    propia('garantia', conDefecto(entero('garantia'), '0'), false),
    propia('activo', conDefecto(entero('activo'), '1'), false),
  ],
};
