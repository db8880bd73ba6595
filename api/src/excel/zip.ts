import { crc32 } from 'node:zlib';
import { ErrorDeNegocio } from '@adjudica/domain';
import type { Entry, ZipFile } from 'yauzl';

const MAX_ENTRIES = 2000;

export const invalidWorkbook = (cause?: unknown): ErrorDeNegocio =>
  new ErrorDeNegocio('tipoNoAceptado', 'archivo-no-xlsx', 'El archivo no es un libro de Excel (XLSX) válido.', {
    cause,
  });

export const tooLarge = (cause?: unknown): ErrorDeNegocio =>
  new ErrorDeNegocio('demasiadoGrande', 'archivo-muy-expandido', 'El contenido del archivo es demasiado grande.', {
    cause,
  });

/** An untrusted ZIP in memory. Declared sizes are not trusted: inflated bytes are counted, and checksums verified (yauzl does not). */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private left: number,
  ) {}

  /** @throws for an encrypted or split ZIP, a name outside its folder, more than 2,000 entries. */
  static async open(file: Buffer, maxInflated: number): Promise<Archive> {
    const { fromBufferPromise } = await import('yauzl');
    const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: false });
    if (zip.entryCount > MAX_ENTRIES) throw new Error('too many entries');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new Error('an entry is encrypted');
      entries.set(entry.fileName, entry);
    }
    return new Archive(zip, entries, maxInflated);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * UTF-8 text of an entry, inflated as a stream with one chunk in memory; empty if the entry is missing. @param atMost bytes, for parts that are
   * kept in memory
   */
  async *text(name: string, atMost = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let checksum = 0;
    let allowed = atMost;
    const chunks: AsyncIterable<Buffer> = await this.zip.openReadStreamPromise(entry);
    for await (const chunk of chunks) {
      this.left -= chunk.length;
      allowed -= chunk.length;
      if (this.left < 0 || allowed < 0) throw tooLarge();
      checksum = crc32(chunk, checksum);
      yield decoder.decode(chunk, { stream: true });
    }
    if (checksum !== entry.crc32) throw new Error('the checksum differs');
    yield decoder.decode();
  }
}
