import { deflateSync } from 'node:zlib';

/** PDFs written byte by byte, as no library would. */
export interface PdfParts {
  header?: string;
  /** Object number → content between 'obj' and 'endobj'. Defaults: 1 catalogue, 2 page tree, 3 page, 4 contents. */
  objects?: Readonly<Record<number, string | Buffer>>;
  /** Added to the dictionaries of catalogue and page. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Instead of 'startxref … %%EOF'. */
  end?: string;
}

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

export function stream(content: Buffer | string, dict = ''): Buffer {
  const body = typeof content === 'string' ? latin1(content) : content;
  return Buffer.concat([latin1(`<< /Length ${body.length} ${dict} >>\nstream\n`), body, latin1('\nendstream')]);
}

export const flate = (content: Buffer | string, dict = ''): Buffer =>
  stream(deflateSync(typeof content === 'string' ? latin1(content) : content), `/Filter /FlateDecode ${dict}`);

/** Objects in an object stream. `pack`: the bytes of the stream and its filter. */
export function objectStream(
  objects: Readonly<Record<number, string>>,
  {
    type = '/Type /ObjStm',
    dict = '',
    pack = (body: string): Buffer => deflateSync(latin1(body)),
    filter = '/FlateDecode',
  } = {},
): Buffer {
  const entries = Object.entries(objects);
  const texts = entries.map(([, text]) => text);
  const head = entries
    .map(([number], at) => `${number} ${texts.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)}`)
    .join(' ');
  const body = `${head} ${texts.join(' ')}`;
  return stream(pack(body), `${type} /N ${entries.length} /First ${head.length + 1} /Filter ${filter} ${dict}`);
}

export function pdf({
  header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n',
  objects = {},
  catalog = '',
  page = '',
  trailer = '',
  end,
}: PdfParts = {}): Buffer {
  const all: Record<number, string | Buffer> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> ${page} >>`,
    4: stream('BT /F1 12 Tf 50 700 Td (Solicitud) Tj ET'),
    ...objects,
  };
  const parts = [latin1(header)];
  const offsets: [number, number][] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [number, body] of Object.entries(all)) {
    offsets.push([Number(number), length]);
    add(
      Buffer.concat([latin1(`${number} 0 obj\n`), Buffer.isBuffer(body) ? body : latin1(body), latin1('\nendobj\n')]),
    );
  }
  const xref = length;
  const entries = offsets.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = Math.max(...offsets.map(([number]) => number)) + 1;
  add(latin1(`xref\n0 1\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`));
  add(latin1(end ?? `startxref\n${xref}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A second revision after the first, as written by a signature. */
export function revised(first: Buffer, objects: Readonly<Record<number, string | Buffer>>): Buffer {
  const parts = Object.entries(objects).map(([number, body]) =>
    Buffer.concat([latin1(`${number} 0 obj\n`), Buffer.isBuffer(body) ? body : latin1(body), latin1('\nendobj\n')]),
  );
  return Buffer.concat([
    first,
    ...parts,
    latin1(`trailer\n<< /Size 99 /Root 1 0 R /Prev 9 >>\nstartxref\n${first.length}\n%%EOF\n`),
  ]);
}

/** A ZIP of one stored file. */
export function zip(name = 'a.txt', content = 'hola'): Buffer {
  const data = latin1(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(data.length, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([local, latin1(name), data, central, latin1(name), end]);
}
