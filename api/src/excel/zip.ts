import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ErrorDeNegocio } from '@adjudica/domain';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const invalid = (cause?: unknown): ErrorDeNegocio =>
  new ErrorDeNegocio('tipoNoAceptado', 'archivo-no-xlsx', 'El archivo no es un libro de Excel (XLSX) válido.', {
    cause,
  });

/** Directory of a ZIP held in memory. Refuses what is no plain ZIP: encrypted, split, or with more than 2,000 entries. */
export function readDirectory(file: Buffer): Map<string, ZipEntry> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > file.length) throw invalid();
  const count = file.readUInt16LE(end + 10);
  if (count > 2000) throw invalid();
  const entries = new Map<string, ZipEntry>();
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw invalid();
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (file.readUInt16LE(at + 8) & 1) throw invalid();
    entries.set(name, {
      name,
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** What may come out of one archive; shared by its entries. The sizes that an archive declares are not believed. */
export class Budget {
  constructor(private left: number) {}

  spend(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0)
      throw new ErrorDeNegocio(
        'demasiadoGrande',
        'archivo-muy-expandido',
        'El contenido del archivo es demasiado grande.',
      );
  }
}

/** Text of an entry, inflated while it is read: at no time more than a chunk is in memory. */
export async function* entryText(file: Buffer, entry: ZipEntry, budget: Budget): AsyncGenerator<string> {
  const header = entry.offset;
  if (header + 30 > file.length || file.readUInt32LE(header) !== 0x04034b50) throw invalid();
  const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
  const packed = file.subarray(start, start + entry.packed);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of inflated(packed, entry.method)) {
      budget.spend(chunk.length);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (cause) {
    if (cause instanceof ErrorDeNegocio) throw cause;
    throw invalid(cause);
  }
}

function inflated(packed: Buffer, method: number): AsyncIterable<Buffer> {
  if (method === 0) return Readable.from([packed]);
  if (method !== 8) throw invalid();
  const inflate = createInflateRaw();
  inflate.end(packed);
  return inflate;
}

export { invalid as invalidWorkbook };
