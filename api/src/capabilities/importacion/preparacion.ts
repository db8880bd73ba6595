import type { ColumnaDeImportacion, TipoDeImportacion } from '@adjudica/domain';
import {
  aDecimal,
  aniosDeVehiculo,
  type Centavos,
  departamentoDe,
  formatearFecha,
  hoyEn,
  mensajesDeImportacion as m,
  mensajes,
  normalizar,
  type Rol,
  rangoDeEdad,
  sumarMeses,
  tipoProbable,
} from '@adjudica/domain';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Canton, Parroquia, Provincia } from '../../entities/catalogo.entity';
import { Concesionario, Dispositivo } from '../../entities/concesionario.entity';
import { ClaseVehiculo, PrecioVehiculo } from '../../entities/vehiculo.entity';
import { tokensDePersona } from '../persona';
import { instanteSql } from './sql';

/** A valid row as staged: texts and null, amounts as exact decimal text, plus computed values. */
export type Datos = Record<string, string | string[] | null>;
type Faltas = { columna: string; mensaje: string }[];
type Valor = Readonly<Record<string, unknown>>;
/** A cell with its own error is empty here: it has been reported. */
type Preparacion = (valor: Valor, datos: Datos) => Faltas;

const ninguna: Preparacion = () => [];

/** Look-ups of a type, made once before the file is read. */
export async function preparacionDe(
  tipo: TipoDeImportacion,
  dataSource: DataSource,
  ahora: Date,
): Promise<Preparacion> {
  const instante = instanteSql(ahora);
  switch (tipo) {
    case 'personas':
      return personas(await lugaresDe(dataSource), hoyEn(ahora));
    case 'grupos':
      return grupos(hoyEn(ahora));
    case 'planes':
      return planes;
    case 'usuarios':
      return (valor, datos) => {
        datos.idDepartamento = valor.role === null ? null : departamentoDe(valor.role as Rol);
        datos.instante = instante;
        return [];
      };
    case 'marcas-modelos':
      return modelos(await clasesDe(dataSource));
    case 'precios-vehiculo':
      return precios(
        await grafiasDe(dataSource, PrecioVehiculo, 'concesionario'),
        aniosDeVehiculo(hoyEn(ahora)).maximo,
      );
    case 'dispositivos':
      return conGrafias(instante, {
        nombre: await grafiasDe(dataSource, Dispositivo, 'nombre'),
        concesionario: await grafiasDe(dataSource, Concesionario, 'nombreComercial'),
      });
    case 'ejecutivos-concesionario':
      return conGrafias(instante, { concesionario: await grafiasDe(dataSource, Concesionario, 'nombreComercial') });
    case 'concesionarios':
      return conGrafias(instante, { nombreComercial: await grafiasDe(dataSource, Concesionario, 'nombreComercial') });
    case 'listas-control':
      return (valor, datos) => {
        datos.claves = valor.claves as string[];
        return [];
      };
    default:
      return ninguna;
  }
}

export function datosDe(columnas: readonly ColumnaDeImportacion[], valor: Valor): Datos {
  const tipos = new Map(columnas.map(({ nombre, tipo }) => [nombre, tipo]));
  const datos: Datos = {};
  for (const [nombre, celda] of Object.entries(valor)) {
    if (celda === null || celda === undefined) datos[nombre] = null;
    else if (tipos.get(nombre) === 'monto') datos[nombre] = aDecimal(celda as Centavos);
    else if (typeof celda === 'boolean') datos[nombre] = celda ? '1' : '0';
    else datos[nombre] = String(celda);
  }
  return datos;
}

/** Staged text of a row. Empty cells have no key: every engine reads that as NULL, but not every one a JSON null. */
export const enJson = (datos: object): string =>
  JSON.stringify(datos, (_nombre, valor: unknown) => (valor === null ? undefined : valor));

/** 'A' active, 'C' in cession; other one-letter codes are kept (EST-522: greyed). */
const ESTADOS_DE_PLAN: Readonly<Record<string, string>> = { activo: 'A', activa: 'A', cesion: 'C', 'en cesion': 'C' };

const planes: Preparacion = (valor, datos) => {
  const identificacion = valor.identificacion as string | null;
  datos.tipoId = identificacion === null ? null : tipoProbable(identificacion);
  const escrito = valor.estadoPlan as string | null;
  if (escrito === null) return [];
  const estado = ESTADOS_DE_PLAN[normalizar(escrito)] ?? escrito.toUpperCase();
  if (!/^[A-Z]$/.test(estado)) return [{ columna: 'estadoPlan', mensaje: m.estadoPlan }];
  datos.estadoPlan = estado;
  return [];
};

/** An earlier group, or one far in the future, is a typing error. */
const PRIMER_GRUPO = '1990-01-01';
const ANIOS_POR_VENIR = 2;

const grupos =
  (hoy: string): Preparacion =>
  ({ fechaInicio }) => {
    const hasta = sumarMeses(hoy, ANIOS_POR_VENIR * 12);
    const inicio = fechaInicio as string | null;
    return inicio === null || (inicio >= PRIMER_GRUPO && inicio <= hasta)
      ? []
      : [{ columna: 'fechaInicio', mensaje: m.fechaDeInicio(formatearFecha(PRIMER_GRUPO), formatearFecha(hasta)) }];
  };

interface Lugar {
  codigo: string;
  dentroDe: string;
}
type Lugares = Record<'provincias' | 'cantones' | 'parroquias', Map<string, Lugar[]>>;

/** By code and by name without case and accents. */
async function lugaresDe(dataSource: DataSource): Promise<Lugares> {
  const porNombre = async (entity: EntityTarget<ObjectLiteral>, padre?: string): Promise<Map<string, Lugar[]>> => {
    const lugares = new Map<string, Lugar[]>();
    for (const row of await dataSource.manager.find(entity)) {
      const lugar = { codigo: row.codigo as string, dentroDe: padre === undefined ? '' : (row[padre] as string) };
      for (const nombre of [lugar.codigo, normalizar(row.nombre as string)])
        lugares.set(nombre, [...(lugares.get(nombre) ?? []), lugar]);
    }
    return lugares;
  };
  const [provincias, cantones, parroquias] = await Promise.all([
    porNombre(Provincia),
    porNombre(Canton, 'provinciaCodigo'),
    porNombre(Parroquia, 'cantonCodigo'),
  ]);
  return { provincias, cantones, parroquias };
}

/** Codes of province, canton and parish from names or codes, each within its parent if given; and the search words. */
const personas =
  ({ provincias, cantones, parroquias }: Lugares, hoy: string): Preparacion =>
  (valor, datos) => {
    const nacimiento = valor.fechaNacimiento as string | null;
    const { desde, hasta } = rangoDeEdad(hoy);
    const faltas: Faltas =
      nacimiento === null || (nacimiento >= desde && nacimiento <= hasta)
        ? []
        : [{ columna: 'fechaNacimiento', mensaje: mensajes.propios.edadPermitida }];
    const buscar = (
      columna: string,
      lugares: Map<string, Lugar[]>,
      dentroDe: string | null,
      falta: string,
      ambigua: string,
    ): string | null => {
      const escrito = valor[columna] as string | null;
      if (escrito === null) return null;
      const candidatos = (lugares.get(normalizar(escrito)) ?? []).filter(
        (lugar) => dentroDe === null || lugar.dentroDe === dentroDe,
      );
      if (candidatos.length === 1) return (candidatos[0] as Lugar).codigo;
      faltas.push({ columna, mensaje: candidatos.length === 0 ? falta : ambigua });
      return null;
    };
    const provincia = buscar('provincia', provincias, null, m.provinciaNoExiste, m.provinciaNoExiste);
    const canton = buscar('canton', cantones, provincia, m.cantonNoExiste, m.cantonAmbiguo);
    datos.provinciaCodigo = provincia;
    datos.cantonCodigo = canton;
    datos.parroquiaCodigo = buscar('parroquia', parroquias, canton, m.parroquiaNoExiste, m.parroquiaAmbigua);
    const nombre = {
      nombres: (valor.nombres as string | null) ?? '',
      apellidoPaterno: (valor.apellidoPaterno as string | null) ?? '',
      apellidoMaterno: (valor.apellidoMaterno as string | null) ?? '',
    };
    const palabras = tokensDePersona(0, nombre);
    datos.tokens = palabras.map(({ token }) => token);
    datos.nombreNormalizado = palabras[0]?.nombreNormalizado ?? null;
    return faltas;
  };

/** Code of a class by code or name, without case and accents, and the names to choose from. */
async function clasesDe({ manager }: DataSource): Promise<{ codigos: Map<string, string>; nombres: string }> {
  const clases = await manager.find(ClaseVehiculo, { order: { nombre: 'ASC' } });
  const codigos = clases.flatMap(({ codigo, nombre }) =>
    [codigo, nombre].map((escrito): [string, string] => [normalizar(escrito), codigo]),
  );
  return { codigos: new Map(codigos), nombres: clases.map(({ nombre }) => nombre).join(', ') };
}

const modelos =
  ({ codigos, nombres }: Awaited<ReturnType<typeof clasesDe>>): Preparacion =>
  ({ clase }, datos) => {
    if (clase === null) return [];
    datos.claseCodigo = codigos.get(normalizar(clase as string)) ?? null;
    return datos.claseCodigo === null ? [{ columna: 'clase', mensaje: m.claseNoExiste(nombres) }] : [];
  };

/** The spelling already in use, here or in an earlier row: case and accents make no second entry. */
async function grafiasDe(
  { manager }: DataSource,
  entity: EntityTarget<ObjectLiteral>,
  columna: string,
): Promise<(nombre: string) => string> {
  const rows = await readMany<{ nombre: string }>(
    manager.createQueryBuilder().from(entity, 't').select(`t.${columna}`, 'nombre').distinct(),
  );
  const grafias = new Map(rows.map(({ nombre }) => [normalizar(nombre), nombre]));
  return (nombre) => {
    const plano = normalizar(nombre);
    const conocida = grafias.get(plano) ?? nombre;
    grafias.set(plano, conocida);
    return conocida;
  };
}

const precios =
  (grafia: (nombre: string) => string, ultimoAnio: number): Preparacion =>
  ({ concesionario, anio }, datos) => {
    if (concesionario !== null) datos.concesionario = grafia(concesionario as string);
    return Number(anio) > ultimoAnio ? [{ columna: 'anio', mensaje: mensajes.propios.maximo(ultimoAnio) }] : [];
  };

const conGrafias =
  (instante: string, grafias: Readonly<Record<string, (nombre: string) => string>>): Preparacion =>
  (valor, datos) => {
    datos.instante = instante;
    for (const [columna, grafia] of Object.entries(grafias)) {
      const nombre = valor[columna] as string | null;
      if (nombre !== null) datos[columna] = grafia(nombre);
    }
    return [];
  };
