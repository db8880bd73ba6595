import { hash, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Signing as Signed, signPdf, updated } from '../signatures/sign';

const { subtle } = webcrypto;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const RSA_PSS = {
  ...{ name: 'RSA-PSS', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
} as const;

export interface Issued {
  readonly certificate: pkijs.Certificate;
  readonly keys: webcrypto.CryptoKeyPair;
  /** What a signature carries beside its own certificate. */
  readonly chain: readonly pkijs.Certificate[];
}
interface Holder {
  readonly nombre: string;
  readonly cedula?: string;
  /** Where the cédula stands; left out = in the serial number of the subject. */
  readonly oid?: string;
  readonly from?: string;
  readonly to?: string;
  /** Left out = the root. */
  readonly by?: Issued;
  /** It issues others. */
  readonly ca?: boolean;
  /** What it may be used for besides (object identifiers). */
  readonly uses?: readonly string[];
  /** Address of the responder that knows whether it was revoked. */
  readonly ocsp?: string;
  readonly algorithm?: 'ECDSA' | 'RSA-PSS';
}

const names = (nombre: string, serial?: string): pkijs.RelativeDistinguishedNames =>
  new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1js.Utf8String({ value: nombre }) as never }),
      ...(serial === undefined
        ? []
        : [
            new pkijs.AttributeTypeAndValue({
              type: '2.5.4.5',
              value: new asn1js.PrintableString({ value: serial }) as never,
            }),
          ]),
    ],
  });

/** A certification authority of the tests. */
export class Certifier {
  private serial = 1;

  private constructor(readonly root: Issued) {}

  static async create(nombre: string): Promise<Certifier> {
    const keys = (await subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
    const certificate = await signedCertificate({
      ...{ subject: names(nombre), issuer: names(nombre), serial: 1, keys, by: keys, ca: true },
      ...{ from: '2020-01-01', to: '2040-01-01', extensions: [] },
    });
    return new Certifier({ certificate, keys, chain: [] });
  }

  async issue(holder: Holder): Promise<Issued> {
    const { nombre, cedula, oid, from = '2025-01-01', to = '2028-01-01', by = this.root, ca = false } = holder;
    const { uses = [], ocsp, algorithm = 'ECDSA' } = holder;
    const kind = algorithm === 'ECDSA' ? ALGORITHM : RSA_PSS;
    const keys = (await subtle.generateKey(kind, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
    this.serial += 1;
    const subject = names(nombre, oid === undefined ? cedula : undefined);
    const extensions = [
      ...(oid === undefined || cedula === undefined ? [] : [extension(oid, new asn1js.Utf8String({ value: cedula }))]),
      ...(uses.length === 0
        ? []
        : [extension('2.5.29.37', new pkijs.ExtKeyUsage({ keyPurposes: [...uses] }).toSchema())]),
      ...(ocsp === undefined ? [] : [extension('1.3.6.1.5.5.7.1.1', responderAt(ocsp))]),
    ];
    const certificate = await signedCertificate({
      ...{ subject, issuer: by.certificate.subject, serial: this.serial, keys, by: by.keys, ca },
      ...{ from, to, extensions },
    });
    return { certificate, keys, chain: [by.certificate, ...by.chain] };
  }

  /** A list of revoked certificates, DER. */
  async revocations(revoked: readonly Issued[], { on, until }: { on: string; until: string }): Promise<Buffer> {
    const list = new pkijs.CertificateRevocationList({
      issuer: this.root.certificate.subject,
      version: 1,
      thisUpdate: time(on),
      nextUpdate: time(until),
      ...(revoked.length > 0 && {
        revokedCertificates: revoked.map(
          ({ certificate }) =>
            new pkijs.RevokedCertificate({ userCertificate: certificate.serialNumber, revocationDate: time(on) }),
        ),
      }),
    });
    await list.sign(this.root.keys.privateKey, 'SHA-256');
    return Buffer.from(list.toSchema(true).toBER());
  }

  get pem(): string {
    const base64 = Buffer.from(this.root.certificate.toSchema(true).toBER()).toString('base64');
    return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  }
}

const extension = (extnID: string, value: { toBER(): ArrayBuffer }): pkijs.Extension =>
  new pkijs.Extension({ extnID, extnValue: value.toBER() });
const responderAt = (value: string) =>
  new pkijs.InfoAccess({
    accessDescriptions: [
      new pkijs.AccessDescription({
        accessMethod: '1.3.6.1.5.5.7.48.1',
        accessLocation: new pkijs.GeneralName({ type: 6, value }),
      }),
    ],
  }).toSchema();

const time = (day: string): pkijs.Time => new pkijs.Time({ type: 0, value: new Date(`${day}T00:00:00Z`) });

async function signedCertificate(of: {
  subject: pkijs.RelativeDistinguishedNames;
  issuer: pkijs.RelativeDistinguishedNames;
  serial: number;
  keys: webcrypto.CryptoKeyPair;
  by: webcrypto.CryptoKeyPair;
  ca: boolean;
  from: string;
  to: string;
  extensions: pkijs.Extension[];
}): Promise<pkijs.Certificate> {
  const { subject, issuer, keys } = of;
  const certificate = new pkijs.Certificate({
    ...{ version: 2, subject, issuer, serialNumber: new asn1js.Integer({ value: of.serial }) },
    ...{ notBefore: time(of.from), notAfter: time(of.to) },
    extensions: [
      new pkijs.Extension({
        ...{ extnID: '2.5.29.19', critical: true },
        extnValue: new pkijs.BasicConstraints({ cA: of.ca }).toSchema().toBER(),
      }),
      ...of.extensions,
    ],
  });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(of.by.privateKey, 'SHA-256');
  return pkijs.Certificate.fromBER(certificate.toSchema(true).toBER());
}

interface Stamp {
  readonly by: Issued;
  readonly on: string;
  /** What it says to have stamped; left out = the signature. */
  readonly over?: Uint8Array;
}

/** A timestamp (RFC 3161) of these bytes. */
export async function stamped(bytes: Uint8Array, { by: { certificate, keys, chain }, on }: Stamp) {
  const info = new pkijs.TSTInfo({
    ...{ version: 1, policy: '1.2.3.4.1', serialNumber: new asn1js.Integer({ value: 1 }), genTime: new Date(on) },
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
      hashedMessage: new asn1js.OctetString({ valueHex: new Uint8Array(hash('sha256', bytes, 'buffer')) }),
    }),
  });
  const { issuer, serialNumber } = certificate;
  const encapContentInfo = new pkijs.EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.9.16.1.4' });
  // set afterwards: the constructor cuts it into pieces, which DER has not
  encapContentInfo.eContent = new asn1js.OctetString({ valueHex: info.toSchema().toBER() });
  const token = new pkijs.SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [new pkijs.SignerInfo({ version: 1, sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }) })],
    certificates: [certificate, ...chain],
  });
  await token.sign(keys.privateKey, 0, 'SHA-256');
  return new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.SIGNED_DATA,
    content: token.toSchema(true),
  }).toSchema();
}

/** A .p12 file of somebody's key and certificates, as OpenSSL 3 writes them. */
export async function p12Of({ certificate, keys, chain }: Issued, secret: string): Promise<Buffer> {
  const password = new Uint8Array(Buffer.from(secret)).buffer;
  const sealed = {
    password,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256 },
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: 100,
  } as never;
  const key = new pkijs.PKCS8ShroudedKeyBag({
    parsedValue: pkijs.PrivateKeyInfo.fromBER(await subtle.exportKey('pkcs8', keys.privateKey)),
  });
  await (key as unknown as { makeInternalValues(parameters: object): Promise<void> }).makeInternalValues(sealed);
  const contents = (...bags: readonly [string, unknown][]) =>
    new pkijs.SafeContents({
      safeBags: bags.map(([bagId, bagValue]) => new pkijs.SafeBag({ bagId, bagValue: bagValue as never })),
    });
  const safe = new pkijs.AuthenticatedSafe({
    parsedValue: {
      safeContents: [
        { privacyMode: 0, value: contents(['1.2.840.113549.1.12.10.1.2', key]) },
        {
          privacyMode: 1,
          value: contents(
            ...[certificate, ...chain].map(
              (one) => ['1.2.840.113549.1.12.10.1.3', new pkijs.CertBag({ parsedValue: one })] as [string, unknown],
            ),
          ),
        },
      ],
    },
  });
  await safe.makeInternalValues({ safeContents: [{}, sealed] });
  const pfx = new pkijs.PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await pfx.makeInternalValues({
    ...{ password, iterations: 100 },
    ...{ pbkdf2HashAlgorithm: 'SHA-256', hmacHashAlgorithm: 'SHA-256' },
  });
  return Buffer.from(pfx.toSchema().toBER());
}

interface Signing extends Omit<Signed, 'on' | 'timestamp'> {
  readonly on: string;
  readonly stamp?: Stamp;
}

/** Signs a PDF as programs do. */
export const signed = (
  pdf: Uint8Array,
  { certificate, keys: { privateKey: key }, chain }: Issued,
  { on, stamp, ...signing }: Signing,
): Promise<Buffer> =>
  signPdf(
    pdf,
    { certificate, key, chain },
    {
      ...{ ...signing, on: new Date(on) },
      ...(stamp !== undefined && { timestamp: (signature) => stamped(stamp.over ?? signature, stamp) }),
    },
  );
export { updated };

/** The same file, whose last signature says that it covers less. */
export function rangeMoved(pdf: Buffer): Buffer {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const at = text.lastIndexOf('/ByteRange');
  const [range = '', opens, closes, rest] = /\[0 (\d+) (\d+) (\d+)\s*\]/.exec(text.slice(at)) ?? [];
  const moved = `[0 ${opens} ${Number(closes) + 20} ${Number(rest) - 20}`.padEnd(range.length - 1);
  bytes.write(`${moved}]`, text.indexOf(range, at), 'latin1');
  return bytes;
}
