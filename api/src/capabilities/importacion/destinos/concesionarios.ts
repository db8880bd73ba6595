import { mensajesDeImportacion as m } from '@adjudica/domain';
import { Concesionario, Dispositivo, EjecutivoConcesionario } from '../../../entities/concesionario.entity';
import type { ColumnaDeDestino, Cruce, Destino } from '../destino';
import { conDefecto, monto, tabla, texto } from '../sql';
import { propia } from './propia';

const estado = propia('estado', conDefecto(texto('estado'), "'A'"));
const suConcesionario = (si?: string): Cruce => ({
  alias: 'concesionario',
  entity: Concesionario,
  en: `concesionario.nombreComercial = ${texto('concesionario')}`,
  exigido: { columna: 'concesionario', mensaje: m.concesionarioNoExiste, ...(si === undefined ? {} : { si }) },
});
const creadoEn: ColumnaDeDestino = { columna: 'guardadaEn', expresion: texto('instante') };
const dueno: ColumnaDeDestino = { columna: 'concesionarioId', expresion: 'concesionario.id' };

/** Dealers missing in the file stay, because orders reference them; estado I deactivates one. */
export const concesionarios: Destino = {
  tipo: 'concesionarios',
  entity: Concesionario,
  celdas: { instante: [Concesionario, 'guardadaEn'] },
  cruces: [],
  llave: `t.nombreComercial = ${texto('nombreComercial')}`,
  columnas: [
    { columna: 'nombreComercial', expresion: texto('nombreComercial') },
    ...['razonSocial', 'ruc', 'codigo', 'correo', 'telefono', 'direccion'].map((columna) => propia(columna)),
    propia('negociacion', monto('negociacion')),
    estado,
    creadoEn,
  ],
};

export const ejecutivosDeConcesionario: Destino = {
  tipo: 'ejecutivos-concesionario',
  entity: EjecutivoConcesionario,
  celdas: { concesionario: [Concesionario, 'nombreComercial'], instante: [EjecutivoConcesionario, 'guardadaEn'] },
  cruces: [suConcesionario()],
  llave: `t.concesionarioId = concesionario.id AND t.nombre = ${texto('nombre')} AND t.departamento = ${texto('departamento')}`,
  columnas: [
    dueno,
    { columna: 'nombre', expresion: texto('nombre') },
    { columna: 'departamento', expresion: texto('departamento') },
    propia('correo'),
    propia('telefono'),
    estado,
    creadoEn,
  ],
};

const sinConcesionario = `${texto('concesionario')} IS NULL`;
const deNombre = (alias: string): string => `${alias}.nombre = ${texto('nombre')}`;

/** Approvals keep name and price of their device. A row without dealer means the device of that name without one, or the only one. */
export const dispositivos: Destino = {
  tipo: 'dispositivos',
  entity: Dispositivo,
  celdas: { concesionario: [Concesionario, 'nombreComercial'], instante: [Dispositivo, 'guardadaEn'] },
  cruces: [
    suConcesionario(`${texto('concesionario')} IS NOT NULL`),
    {
      alias: 'dispositivo',
      entity: Dispositivo,
      en: ({ manager }) =>
        `${deNombre('dispositivo')} AND (dispositivo.concesionarioId = concesionario.id OR (${sinConcesionario} AND (dispositivo.concesionarioId IS NULL
          OR NOT EXISTS (SELECT 1 FROM ${tabla(manager, Dispositivo)} otro WHERE ${deNombre('otro')} AND otro.id <> dispositivo.id))))`,
    },
  ],
  llave: 't.id = dispositivo.id',
  columnas: [
    dueno,
    { columna: 'nombre', expresion: texto('nombre') },
    propia('valor', monto('valor')),
    estado,
    creadoEn,
  ],
  rechazos: ({ manager }) => [
    {
      columna: 'concesionario',
      mensaje: m.dispositivoDeVarios,
      si: `${sinConcesionario} AND t.id IS NULL AND EXISTS (SELECT 1 FROM ${tabla(manager, Dispositivo)} otro WHERE ${deNombre('otro')})`,
    },
  ],
};
