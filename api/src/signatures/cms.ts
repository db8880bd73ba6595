import { hash, webcrypto } from 'node:crypto';
import { instanteDe } from '@adjudica/domain';
import * as asn1js from 'asn1js';
import {
  Certificate,
  CertificateChainValidationEngine,
  ContentInfo,
  CryptoEngine,
  type ExtKeyUsage,
  SignedData,
  type SignerInfo,
  setEngine,
  TSTInfo,
} from 'pkijs';
import { identificationOf, nameOf, type Trust } from './certificates';
import { type AskResponder, askedOf } from './ocsp';
import { FirmaRechazada } from './reasons';

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as never }));

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const DATA = '1.2.840.113549.1.7.1';
const TIMESTAMP_DATA = '1.2.840.113549.1.9.16.1.4';
export const CONTENT_TYPE = '1.2.840.113549.1.9.3';
export const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
export const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
export const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
export const TIMESTAMP = '1.2.840.113549.1.9.16.2.14';
const FOR_TIMESTAMPS = '1.3.6.1.5.5.7.3.8';

/** Digests that still prove something, as Node calls them. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const SIGNATURES = new Set([
  ...['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.10'], // RSA, RSA-PSS
  ...['1.2.840.113549.1.1.11', '1.2.840.113549.1.1.12', '1.2.840.113549.1.1.13'], // RSA with SHA-2
  ...['1.2.840.10045.4.3.2', '1.2.840.10045.4.3.3', '1.2.840.10045.4.3.4'], // ECDSA with SHA-2
]);

/** A signature that was found good. */
export interface FirmaComprobada {
  /** Common name of the certificate. */
  readonly nombre: string;
  /** Cédula or passport; `null` = the certificate does not say. */
  readonly identificacion: string | null;
  /** Who issued the certificate, and its serial number in hexadecimal. */
  readonly emisor: string;
  readonly serie: string;
  /** ISO; as the signer's program says, or as an accredited timestamp does. */
  readonly firmadaEn: string;
  readonly conSello: boolean;
  /** Name of the root that is kept as trusted; `null` = none is kept. */
  readonly raiz: string | null;
  /** Revocation lists that are kept, or its responder, say that it was not revoked on the day of the signature. */
  readonly revocacionComprobada: boolean;
}

export interface Circumstances {
  readonly trust: Trust;
  /** Asks responders; `null` = nobody is asked. */
  readonly ask: AskResponder | null;
  readonly now: Date;
  /** When the paper was issued: nobody signed it before. */
  readonly issued: Date;
  /** Of the signature's dictionary, where the signature itself names no time. */
  readonly claimed: Date | null;
  /** The format asks for the attribute that binds the certificate. */
  readonly bound: boolean;
}

/** How far clocks may differ. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** Checks a detached signature over `signed`. @throws FirmaRechazada. */
export async function checkSignature(der: Uint8Array, signed: Buffer, about: Circumstances): Promise<FirmaComprobada> {
  const data = signedDataOf(der);
  const [signer, ...others] = data.signerInfos;
  if (signer === undefined || others.length > 0 || data.encapContentInfo.eContent !== undefined) throw unreadable();
  const certificate = certificateOf(data, signer);
  const quien = nameOf(certificate.subject);
  const refuse = (motivo: FirmaRechazada['motivo'], sobre = quien) => new FirmaRechazada(motivo, sobre);
  const digest = DIGESTS[signer.digestAlgorithm.algorithmId];
  if (digest === undefined || !SIGNATURES.has(signer.signatureAlgorithm.algorithmId)) throw refuse('algoritmo');
  if (!isBound(signer, certificate, about.bound)) throw refuse('falsa');
  if (
    contentTypeOf(signer) !== DATA ||
    !octetsOf(attribute(signer, MESSAGE_DIGEST)).equals(hash(digest, signed, 'buffer'))
  )
    throw refuse('alterado');
  if (!(await isSignedBy(data, signed))) throw refuse('falsa');

  const said = timeOf(attribute(signer, SIGNING_TIME)) ?? about.claimed;
  const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === TIMESTAMP)?.values[0];
  const sello = token === undefined ? null : await stampOf(token, signer, about, quien);
  const time = sello ?? said ?? about.now;
  const [earliest, latest] = [about.issued.getTime() - TOLERANCE_MS, about.now.getTime() + TOLERANCE_MS];
  if (time.getTime() < earliest || time.getTime() > latest) throw refuse('hora');
  if (time < certificate.notBefore.value || time > certificate.notAfter.value) throw refuse('caducado');

  const { path, reason } = await pathOf(data, certificate, about.trust, time);
  if (path === null)
    throw reason === 'caducado' ? refuse(reason) : refuse(reason, rootName(data, certificate, about.trust));
  const { revoked, covered } = await revocationOf(path, about, time, sello);
  if (revoked) throw refuse('revocado');
  return {
    nombre: quien,
    identificacion: identificationOf(certificate),
    emisor: nameOf(certificate.issuer),
    serie: Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString('hex'),
    firmadaEn: instanteDe(time),
    conSello: sello !== null,
    raiz: path.length === 0 ? null : nameOf((path.at(-1) as Certificate).subject),
    revocacionComprobada: covered,
  };
}

/** A timestamp of the whole document. @throws FirmaRechazada when it is over other bytes. */
export async function checkDocumentTimestamp(der: Uint8Array, signed: Buffer): Promise<void> {
  if ((await readStamp(der, signed)) === null) throw new FirmaRechazada('sello-de-tiempo');
}

const unreadable = (): FirmaRechazada => new FirmaRechazada('ilegible');

function signedDataOf(der: Uint8Array): SignedData {
  try {
    // bytes behind the structure fill the space that was kept for it
    const { result, offset } = asn1js.fromBER(new Uint8Array(der));
    if (offset === -1) throw unreadable();
    const content = new ContentInfo({ schema: result });
    if (content.contentType !== SIGNED_DATA) throw unreadable();
    return new SignedData({ schema: content.content });
  } catch (cause) {
    throw cause instanceof FirmaRechazada ? cause : unreadable();
  }
}

const certificatesOf = ({ certificates = [] }: SignedData): Certificate[] =>
  certificates.filter((one): one is Certificate => one instanceof Certificate);

function certificateOf(data: SignedData, { sid }: SignerInfo): Certificate {
  const found = certificatesOf(data).find(
    ({ issuer, serialNumber }) => sid.issuer?.isEqual(issuer) && sid.serialNumber?.isEqual(serialNumber),
  );
  if (found === undefined) throw unreadable();
  return found;
}

type Attributed = Pick<SignerInfo, 'signedAttrs'>;
const attribute = ({ signedAttrs }: Attributed, oid: string): asn1js.AsnType | undefined =>
  signedAttrs?.attributes.find(({ type }) => type === oid)?.values[0];
const octetsOf = (value: unknown): Buffer =>
  value instanceof asn1js.OctetString ? Buffer.from(value.valueBlock.valueHexView) : Buffer.alloc(0);
const contentTypeOf = (signer: SignerInfo): string | null => {
  const value = attribute(signer, CONTENT_TYPE);
  return value instanceof asn1js.ObjectIdentifier ? value.valueBlock.toString() : null;
};
const timeOf = (value: unknown): Date | null =>
  value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime ? value.toDate() : null;

/** The signed attributes name the certificate by its hash, so that no other can be put in its place. */
function isBound(signer: SignerInfo, certificate: Certificate, asked: boolean): boolean {
  const der = Buffer.from(certificate.toSchema(true).toBER());
  const first = (value: unknown): unknown => (value instanceof asn1js.Sequence ? value.valueBlock.value[0] : undefined);
  const second = attribute(signer, SIGNING_CERTIFICATE_V2);
  const id = first(first(second ?? attribute(signer, SIGNING_CERTIFICATE)));
  if (!(id instanceof asn1js.Sequence)) return !asked;
  const [algorithm] = id.valueBlock.value;
  const named = algorithm instanceof asn1js.Sequence ? first(algorithm) : undefined;
  const plain = second === undefined ? 'sha1' : 'sha256';
  const digest = named instanceof asn1js.ObjectIdentifier ? DIGESTS[named.valueBlock.toString()] : plain;
  const kept = id.valueBlock.value.find((part) => part instanceof asn1js.OctetString);
  return digest !== undefined && octetsOf(kept).equals(hash(digest, der, 'buffer'));
}

async function isSignedBy(data: SignedData, signed: Uint8Array): Promise<boolean> {
  try {
    return await data.verify({ signer: 0, data: new Uint8Array(signed).buffer });
  } catch {
    return false;
  }
}

/** The time of an accredited timestamp; `null` = its authority is not among the trusted ones. @throws FirmaRechazada when it is not of this signature. */
async function stampOf(
  token: { toBER(): ArrayBuffer },
  signer: SignerInfo,
  { trust }: Circumstances,
  quien: string,
): Promise<Date | null> {
  const stamp = await readStamp(new Uint8Array(token.toBER()), octetsOf(signer.signature)).catch(() => null);
  if (stamp === null) throw new FirmaRechazada('sello-de-tiempo', quien);
  const { data, time } = stamp;
  const authority = certificateOf(data, data.signerInfos[0] as SignerInfo);
  const use = authority.extensions?.find(({ extnID }) => extnID === '2.5.29.37')?.parsedValue as
    | ExtKeyUsage
    | undefined;
  if (trust.roots.length === 0 || !use?.keyPurposes.includes(FOR_TIMESTAMPS)) return null;
  return (await pathOf(data, authority, trust, time)).path === null ? null : time;
}

async function readStamp(der: Uint8Array, stamped: Uint8Array): Promise<{ data: SignedData; time: Date } | null> {
  const data = signedDataOf(der);
  const { eContentType, eContent } = data.encapContentInfo;
  if (eContentType !== TIMESTAMP_DATA || eContent === undefined || data.signerInfos.length !== 1) return null;
  if (!(await isSignedBy(data, stamped))) return null;
  return { data, time: TSTInfo.fromBER(new Uint8Array(eContent.getValue())).genTime };
}

/** From the certificate to a trusted root; empty where no roots are kept, `null` = there is none. */
async function pathOf(
  data: SignedData,
  certificate: Certificate,
  { roots, between }: Trust,
  checkDate: Date,
): Promise<{ path: Certificate[] | null; reason: 'caducado' | 'raiz-desconocida' }> {
  if (roots.length === 0) return { path: [], reason: 'raiz-desconocida' };
  const others = certificatesOf(data).filter((one) => one !== certificate);
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [...roots],
    certs: [...between, ...others, certificate],
    checkDate,
  });
  const { result, resultCode, certificatePath } = await engine
    .verify()
    .catch(() => ({ result: false, resultCode: -1, certificatePath: undefined }));
  const reason = resultCode === NOT_YET || resultCode === NO_MORE ? 'caducado' : 'raiz-desconocida';
  return { path: result && certificatePath ? certificatePath : null, reason };
}

/** Of the library: a certificate of the path is not valid yet, or no more. */
const NOT_YET = 8;
const NO_MORE = 9;

/** The topmost name that the certificates in the file lead to. */
function rootName(data: SignedData, certificate: Certificate, { between }: Trust): string {
  const known = [...certificatesOf(data), ...between];
  let top = certificate;
  for (let steps = 0; steps < known.length; steps++) {
    const above = known.find(({ subject }) => subject.isEqual(top.issuer));
    if (above === undefined || above === top) break;
    top = above;
  }
  return nameOf(top.issuer);
}

/**
 * What the kept lists say of a path, and where they do not cover the time, the responders that its certificates name. Without a trusted timestamp the
 * time is the signer's own word, so that a later revocation counts as well.
 */
async function revocationOf(
  path: readonly Certificate[],
  { trust: { revocations }, ask, now }: Circumstances,
  time: Date,
  sello: Date | null,
): Promise<{ revoked: boolean; covered: boolean }> {
  const counts = (on: Date): boolean => sello === null || on <= sello;
  let covered = path.length > 1;
  for (const [i, certificate] of path.slice(0, -1).entries()) {
    const issuerCertificate = path[i + 1] as Certificate;
    let known = false;
    for (const list of revocations) {
      if (!list.issuer.isEqual(certificate.issuer) || !(await list.verify({ issuerCertificate }).catch(() => false)))
        continue;
      const entry = list.revokedCertificates?.find(({ userCertificate }) =>
        userCertificate.isEqual(certificate.serialNumber),
      );
      if (entry !== undefined && counts(entry.revocationDate.value)) return { revoked: true, covered };
      known ||= list.nextUpdate === undefined || list.nextUpdate.value >= time;
    }
    const answer = known || ask === null ? null : await askedOf(certificate, path.slice(i + 1), { ask, now });
    if (answer !== null && answer.revokedOn !== null && counts(answer.revokedOn)) return { revoked: true, covered };
    known ||= answer !== null && answer.until >= time;
    covered &&= known;
  }
  return { revoked: false, covered };
}
