import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import actividades from '../capabilities/catalogo/datos/actividades-uafe.json';
import { exportarCsv } from '../capabilities/importacion/exportacion';
import type { Application } from '../compose';
import { insertMany } from '../db/transaction/bulk';
import { ActividadUafe, Feriado, Notario } from '../entities/catalogo.entity';
import { Usuario } from '../entities/usuario.entity';
import { readCsv, workbook } from '../excel';
import { seedCatalogos, seedParametrosDeRiesgo } from './catalogos';
import { seedConcesionariosDeEjemplo } from './concesionarios';
import { seedDemo } from './demo';
import type { GuionDeGrupo } from './grupos';
import { seedListaDeControl } from './listas';
import { seedVehiculosDeEjemplo } from './vehiculos';

/** Fixed date of the committed examples; their next assembly can be called on any later day. */
const AHORA = new Date('2026-03-10T15:00:00.000Z');
const base = { mesesPlan: 60, antiguedad: 4, situacion: 'sinFecha' } as const;
const guion: readonly GuionDeGrupo[] = [
  { ...base, producto: '01', puestos: 30, monto: 18_000, valorCuota: 367.2, dia: 4 },
  { ...base, producto: '02', puestos: 20, monto: 48_000, valorCuota: 1000.8, dia: 6 },
];
/** Days of some cities or the company; national holidays are in every installation. */
const DIAS_DE_LA_COMPANIA = [
  { fecha: '2026-12-24', nombre: 'Cierre de la compañía por Nochebuena' },
  { fecha: '2026-12-31', nombre: 'Cierre de la compañía por fin de año' },
  { fecha: '2027-12-06', nombre: 'Fundación de Quito' },
];
/** Beyond the persons of any scale of the demo: both can be loaded together. */
const PRIMERA_PERSONA = 5_500_000;

/**
 * Writes docs/ejemplos: a CSV for each type, and workbooks for the types that people keep in Excel. Two groups of their own, accepted by an empty
 * installation and by the demo in order of their numbers. `application` is an empty, migrated database for the purpose.
 */
export async function escribirEjemplos(application: Application, carpeta: string): Promise<string[]> {
  await application.unitOfWork.run(SISTEMA, async ({ manager }) => {
    await seedCatalogos(manager);
    await manager.clear(Feriado);
    await manager.insert(Notario, { nombre: 'Dra. Cecilia Amparo Rivas Toledo', tipo: 'ASAMBLEA', activo: true });
    await insertMany(
      manager,
      ActividadUafe,
      actividades.map(({ codigo, nombre }) => ({ codigo, nombre })),
    );
    await insertMany(manager, Feriado, DIAS_DE_LA_COMPANIA);
    await seedParametrosDeRiesgo(manager);
    await seedVehiculosDeEjemplo(manager);
    await seedConcesionariosDeEjemplo(manager);
    await seedListaDeControl(manager, 'PEP de ejemplo');
    for (const [usuario, nombre, apellido] of [
      ['pmoreno', 'Paulina', 'Moreno'],
      ['rsalcedo', 'Ricardo', 'Salcedo'],
    ] as const)
      await manager.insert(Usuario, {
        usuario,
        nombre,
        apellido,
        correo: `${usuario}@adjudica.example`,
        role: 'Ejecutivo Adjudicaciones',
        idDepartamento: '002',
        claveHash: '-',
        activo: true,
        debeCambiarContrasena: true,
        creadoEn: AHORA,
        actualizadoEn: AHORA,
        version: 1,
      });
  });
  const otros = { guion, primerCodigo: 9001, personas: 44, primeraPersona: PRIMERA_PERSONA };
  await seedDemo((work) => application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
    ahora: AHORA,
    otros,
  });
  await rm(carpeta, { recursive: true, force: true });
  await mkdir(carpeta, { recursive: true });
  const written: string[] = [];
  for (const [i, tipo] of (Object.keys(importaciones) as TipoDeImportacion[]).entries()) {
    const name = join(carpeta, `${i + 1}-${tipo}`);
    const csv = () => Readable.from(exportarCsv(application.dataSource, tipo));
    await pipeline(csv(), createWriteStream(`${name}.csv`));
    await pipeline(await asWorkbook(tipo, csv()), createWriteStream(`${name}.xlsx`));
    written.push(`${name}.csv`, `${name}.xlsx`);
  }
  return written;
}

async function asWorkbook(tipo: TipoDeImportacion, csv: Readable): Promise<Readable> {
  const rows: (readonly string[])[] = [];
  for await (const { celdas } of readCsv(csv.map((text: string) => Buffer.from(text)))) rows.push(celdas);
  const [head = []] = rows.splice(0, 1);
  return workbook(
    {
      nombre: importaciones[tipo].titulo,
      columnas: head.map((titulo, i) => ({
        titulo,
        tipo: 'texto' as const,
        ancho: Math.max(12, titulo.length + 2),
        valor: (row: readonly string[]) => row[i] ?? '',
      })),
      filas: rows,
    },
    AHORA,
  );
}
