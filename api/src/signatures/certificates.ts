import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as asn1js from 'asn1js';
import { Certificate, CertificateRevocationList, type RelativeDistinguishedNames } from 'pkijs';

/** What the administrator keeps: roots of certification entities, certificates between them and the signers, and lists of revoked ones. */
export interface Trust {
  readonly roots: readonly Certificate[];
  readonly between: readonly Certificate[];
  readonly revocations: readonly CertificateRevocationList[];
}

const CERTIFICATES = new Set(['.pem', '.crt', '.cer', '.der']);

/** Reads the folder anew, so that a list that a timer renews counts at once; without a folder nothing is trusted. @throws naming the unreadable file. */
export async function readTrust(folder: string | undefined): Promise<Trust> {
  const trust = {
    roots: [] as Certificate[],
    between: [] as Certificate[],
    revocations: [] as CertificateRevocationList[],
  };
  if (folder === undefined) return trust;
  for (const file of (await readdir(folder)).sort()) {
    const kind = extname(file).toLowerCase();
    if (kind !== '.crl' && !CERTIFICATES.has(kind)) continue;
    try {
      for (const der of derOf(await readFile(join(folder, file))))
        if (kind === '.crl') trust.revocations.push(CertificateRevocationList.fromBER(der));
        else {
          const certificate = Certificate.fromBER(der);
          (certificate.issuer.isEqual(certificate.subject) ? trust.roots : trust.between).push(certificate);
        }
    } catch (cause) {
      throw new Error(`FIRMAS_DIR: ${file} can't be read as what its name says`, { cause });
    }
  }
  return trust;
}

/** Of a DER file the file itself, of a PEM file each of its parts. */
function derOf(bytes: Buffer): Uint8Array<ArrayBuffer>[] {
  const text = bytes.toString('latin1');
  if (!text.includes('-----BEGIN ')) return [new Uint8Array(bytes)];
  return text
    .split('-----BEGIN ')
    .slice(1)
    .map((part) => {
      const [, base64 = ''] = /^[A-Z0-9 ]{1,30}-----([A-Za-z0-9+/=\s]*)-----END /.exec(part) ?? [];
      return new Uint8Array(Buffer.from(base64, 'base64'));
    });
}

const NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const SERIAL = '2.5.4.5';

const partOf = ({ typesAndValues }: RelativeDistinguishedNames, oid: string): string | null => {
  const value: unknown = typesAndValues.find(({ type }) => type === oid)?.value.valueBlock.value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};
export const nameOf = (names: RelativeDistinguishedNames): string =>
  partOf(names, NAME) ?? partOf(names, ORGANIZATION) ?? '';

/**
 * Arcs under which the accredited entities put what a certificate says of its holder: `.3.1` cédula or passport, `.3.11` RUC. One more entity is one
 * more line.
 */
const ARCS = [
  '1.3.6.1.4.1.37947', // Banco Central del Ecuador
  '1.3.6.1.4.1.37746', // Security Data
  '1.3.6.1.4.1.43745.1', // Consejo de la Judicatura
  '1.3.6.1.4.1.47286.102', // Uanataca
  '1.3.6.1.4.1.18332', // ANF
] as const;
const OF_THE_PERSON = new Set(ARCS.map((arc) => `${arc}.3.1`));
const OF_THE_TAXPAYER = new Set(ARCS.map((arc) => `${arc}.3.11`));

/** Cédula or passport of the holder; `null` = the certificate does not say. Of a RUC of a natural person the cédula in it. */
export function identificationOf({ subject, extensions = [] }: Certificate): string | null {
  const said = (oids: ReadonlySet<string>): string | null => {
    const extension = extensions.find(({ extnID }) => oids.has(extnID));
    return extension === undefined ? null : textOf(extension.extnValue.valueBlock.valueHexView);
  };
  const written = said(OF_THE_PERSON) ?? partOf(subject, SERIAL)?.replace(/^[A-Z]{5}-/, '') ?? said(OF_THE_TAXPAYER);
  if (written === null) return null;
  const cedula = /^(\d{10})(?:001)?$/.exec(written)?.[1];
  return cedula ?? (/^(?=.*\d)[A-Z0-9]{5,15}$/.test(written) && said(OF_THE_PERSON) !== null ? written : null);
}

/** Some entities write a string of ASN.1, others its letters alone. */
function textOf(bytes: Uint8Array): string | null {
  const { result, offset } = asn1js.fromBER(new Uint8Array(bytes));
  const value: unknown = offset === bytes.length ? (result as asn1js.Utf8String).valueBlock.value : undefined;
  const text = (typeof value === 'string' ? value : Buffer.from(bytes).toString('latin1')).trim().toUpperCase();
  return text === '' ? null : text;
}
