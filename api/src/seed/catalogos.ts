import { feriadosDe } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import actividades from '../capabilities/catalogo/datos/actividades-uafe.json';
import bancos from '../capabilities/catalogo/datos/bancos.json';
import cantones from '../capabilities/catalogo/datos/cantones.json';
import ciudades from '../capabilities/catalogo/datos/ciudades.json';
import notarios from '../capabilities/catalogo/datos/notarios.json';
import paises from '../capabilities/catalogo/datos/paises.json';
import parroquias from '../capabilities/catalogo/datos/parroquias.json';
import provincias from '../capabilities/catalogo/datos/provincias.json';
import representantes from '../capabilities/catalogo/datos/representantes.json';
import parametrosDeRiesgo from '../capabilities/riesgo/datos/parametros-riesgo.json';
import { insertMany } from '../db/transaction/bulk';
import {
  ActividadUafe,
  Banco,
  Canton,
  Ciudad,
  Feriado,
  Notario,
  Pais,
  Parroquia,
  Producto,
  Provincia,
  Representante,
} from '../entities/catalogo.entity';
import { ParametroRiesgo } from '../entities/riesgo.entity';
import { completarCatalogos } from './catalogos-del-programa';
import { seedConcesionariosDeEjemplo } from './concesionarios';
import { seedVehiculosDeEjemplo } from './vehiculos';

const FIRST_HOLIDAY_YEAR = 2020;
const LAST_HOLIDAY_YEAR = 2035;

/** Catalogues of every installation, demo or not: products, departments, places, countries, banks, holidays. */
export async function seedCatalogos(manager: EntityManager): Promise<void> {
  await insertMany(manager, Producto, [
    { codigo: '01', nombre: 'Motor' },
    { codigo: '02', nombre: 'Casa' },
  ]);
  await insertMany(manager, Provincia, provincias);
  await insertMany(manager, Canton, cantones);
  await insertMany(
    manager,
    Parroquia,
    parroquias.map(({ codigo, nombre, cantonCodigo }) => ({ codigo, nombre, cantonCodigo })),
  );
  await insertMany(manager, Pais, paises);
  await insertMany(
    manager,
    Ciudad,
    ciudades.map(({ codigo, nombre }) => ({ codigo, nombre })),
  );
  await insertMany(
    manager,
    Banco,
    bancos.map(({ codigo, nombre }) => ({ codigo, nombre })),
  );
  const years = Array.from({ length: LAST_HOLIDAY_YEAR - FIRST_HOLIDAY_YEAR + 1 }, (_, i) => FIRST_HOLIDAY_YEAR + i);
  const holidays = new Map(years.flatMap((year) => feriadosDe(year)).map(({ fecha, nombre }) => [fecha, nombre]));
  await insertMany(
    manager,
    Feriado,
    [...holidays].map(([fecha, nombre]) => ({ fecha, nombre })),
  );
  await completarCatalogos(manager);
}

/** Sample lists until the company imports its own: notaries, UAFE activities, the risk matrix, vehicles, dealers, representatives. */
export async function seedMuestras(manager: EntityManager): Promise<void> {
  await insertMany(
    manager,
    Notario,
    notarios.map(({ nombre, tipo }) => ({ nombre, tipo, activo: true })),
  );
  await insertMany(
    manager,
    ActividadUafe,
    actividades.map(({ codigo, nombre }) => ({ codigo, nombre })),
  );
  await insertMany(
    manager,
    Representante,
    representantes.map(({ nombre, cedula, calidad }) => ({ nombre, cedula, calidad, activo: true })),
  );
  await seedParametrosDeRiesgo(manager);
  await seedVehiculosDeEjemplo(manager);
  await seedConcesionariosDeEjemplo(manager);
}

/** The example matrix of docs/parametros-riesgo.md, unless there is one. */
export async function seedParametrosDeRiesgo(manager: EntityManager): Promise<void> {
  if ((await manager.count(ParametroRiesgo, { take: 1 })) > 0) return;
  await insertMany(
    manager,
    ParametroRiesgo,
    parametrosDeRiesgo.map((parametro) => ({ ...parametro, activo: true })),
  );
}
