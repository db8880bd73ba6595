import { readFile } from 'node:fs/promises';
import { SISTEMA } from '../auth/actor';
import type { Application } from '../compose';
import { Archivo } from '../entities/archivo.entity';
import { Papeles } from './papeles';

/** What a payment asks for, and what a delivery leaves. */
export const EN_PAPEL = ['cedula', 'proforma', 'contrato'] as const;
export const PRUEBAS = ['actaEntrega', 'fotoEntrega'] as const;
type Papel = (typeof EN_PAPEL)[number] | (typeof PRUEBAS)[number];
/** Code of a document → its file, one for all plans: each says what it stands for and that it is of the demo. */
export type PapelesGuardados = ReadonlyMap<Papel, number>;

/** The files that all plans of the past name. */
export async function guardarPapeles({ storage, unitOfWork, clock }: Application): Promise<PapelesGuardados> {
  const papeles = new Papeles();
  try {
    const guardados: [Papel, Omit<Archivo, 'id'>][] = [];
    for (const codigo of [...EN_PAPEL, ...PRUEBAS]) {
      const esFoto = codigo === 'fotoEntrega';
      const { path, originalname, size, sha256 } = esFoto
        ? await papeles.jpeg('Entrega')
        : await papeles.pdf({ nombre: NOMBRES[codigo], persona: 'Documento de muestra', idCodigo: '' });
      const tipo = esFoto ? 'image/jpeg' : 'application/pdf';
      const { key: clave } = await storage.put(await readFile(path), { type: tipo, folder: 'documentos/entregas' });
      const fila = {
        clave,
        nombre: originalname,
        tipo,
        longitud: size,
        sha256,
        sha256Recibido: null,
        creadoPor: null,
        creadoEn: clock.now(),
      };
      guardados.push([codigo, fila]);
    }
    return await unitOfWork.run(SISTEMA, async ({ manager }) => {
      const ids = new Map<Papel, number>();
      for (const [codigo, fila] of guardados)
        ids.set(codigo, (await manager.insert(Archivo, fila)).identifiers[0]?.['id'] as number);
      return ids;
    });
  } finally {
    papeles.close();
  }
}

const NOMBRES: Readonly<Record<Exclude<Papel, 'fotoEntrega'>, string>> = {
  cedula: 'Cédula de identidad',
  proforma: 'Proforma del vehículo',
  contrato: 'Contrato',
  actaEntrega: 'Acta de entrega',
};
