import { hash, type webcrypto } from 'node:crypto';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import * as asn1js from 'asn1js';
import {
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_ContentType_Data,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { CONTENT_TYPE, MESSAGE_DIGEST, SIGNING_CERTIFICATE_V2, SIGNING_TIME, TIMESTAMP } from './cms';

/** Who signs: his certificate and key, and the certificates between it and its root. */
export interface Signer {
  readonly certificate: Certificate;
  readonly key: webcrypto.CryptoKey;
  readonly chain: readonly Certificate[];
}

export interface Signing {
  readonly on: Date;
  /** Left out = PAdES. */
  readonly format?: string;
  /** Begin of the name of its field. */
  readonly field?: string;
  /** Of its visible box on the first page, in points; left out = none is seen. */
  readonly box?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** What the box shows: operators, from its lower left corner. */
  readonly face?: string;
  /** Gets a timestamp (RFC 3161) of the signature; left out = none. */
  readonly timestamp?: (signature: Uint8Array) => Promise<asn1js.AsnType>;
  /** What else the same update does. */
  readonly also?: (document: PDFDocument) => void;
}

/** Beside the certificates. */
const ROOM_FOR_SIGNATURE = 3000;
const ROOM_FOR_TIMESTAMP = 6000;
const name = (text: string): PDFName => PDFName.of(text);
const derOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema(true).toBER());

/** Changes a PDF by an incremental update. */
export async function updated(pdf: Uint8Array, change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    forIncrementalUpdate: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  change(document);
  return Buffer.from(await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
}

/** Signs a PDF (PAdES B-B) by an incremental update with a field, its box and a detached signature over all other bytes. */
export async function signPdf(pdf: Uint8Array, signer: Signer, signing: Signing): Promise<Buffer> {
  const certificates = Buffer.concat([signer.certificate, ...signer.chain].map(derOf)).length;
  const size = 2 * (certificates + ROOM_FOR_SIGNATURE + (signing.timestamp === undefined ? 0 : ROOM_FOR_TIMESTAMP));
  const bytes = await updated(pdf, (document) => addField(document, size, signing));
  const text = bytes.toString('latin1');
  const opens = text.lastIndexOf(`<${'0'.repeat(size)}>`);
  const closes = opens + size + 2;
  const at = text.lastIndexOf('/ByteRange');
  const [old = ''] = /\[[\d\s]+\]/.exec(text.slice(at)) ?? [];
  const range = `[0 ${opens} ${closes} ${bytes.length - closes}`.padEnd(old.length - 1);
  bytes.write(`${range}]`, text.indexOf(old, at), 'latin1');
  const der = await cmsOf(Buffer.concat([bytes.subarray(0, opens), bytes.subarray(closes)]), signer, signing);
  if (2 * der.length > size) throw new RangeError('the signature is longer than its place');
  bytes.write(der.toString('hex'), opens + 1, 'latin1');
  return bytes;
}

function addField(
  document: PDFDocument,
  size: number,
  { on, format, field: label = 'Firma', box, face, also }: Signing,
): void {
  const { context, catalog } = document;
  const page = document.getPage(0);
  const value = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: format ?? 'ETSI.CAdES.detached',
      ByteRange: [0, 1_111_111_111, 2_222_222_222, 3_333_333_333].map((one) => PDFNumber.of(one)),
      Contents: PDFHexString.of('0'.repeat(size)),
      M: PDFString.fromDate(on),
    }),
  );
  const [x1, y1, x2, y2] = box ?? [0, 0, 0, 0];
  const shown =
    face === undefined
      ? {}
      : {
          AP: {
            N: context.register(
              context.flateStream(face, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, x2 - x1, y2 - y1] }),
            ),
          },
        };
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: 132 },
      ...shown,
      T: PDFString.of(`${label}${context.largestObjectNumber}`),
      Rect: [x1, y1, x2, y2],
      V: value,
      P: page.ref,
    }),
  );
  const form = catalog.lookupMaybe(name('AcroForm'), PDFDict);
  const fields = form?.lookup(name('Fields'), PDFArray).asArray() ?? [];
  catalog.set(name('AcroForm'), context.obj({ Fields: [...fields, field], SigFlags: 3 }));
  context.pdfFileDetails.useObjectStreams = false;
  const annots = page.node.Annots()?.asArray() ?? [];
  page.node.set(name('Annots'), context.obj([...annots, field]));
  also?.(document);
}

/** A detached signature with the attribute that binds its certificate, DER. */
async function cmsOf(
  data: Uint8Array,
  { certificate, key, chain }: Signer,
  { on, timestamp }: Signing,
): Promise<Buffer> {
  const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });
  const list = (...value: asn1js.BaseBlock[]) => new asn1js.Sequence({ value: value as never });
  const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });
  const own = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: id_ContentType_Data })),
        attribute(SIGNING_TIME, new asn1js.UTCTime({ valueDate: on })),
        attribute(MESSAGE_DIGEST, octets(hash('sha256', data, 'buffer'))),
        attribute(SIGNING_CERTIFICATE_V2, list(list(list(octets(hash('sha256', derOf(certificate), 'buffer')))))),
      ],
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_ContentType_Data }),
    signerInfos: [own],
    certificates: [certificate, ...chain],
  });
  await signed.sign(key, 0, 'SHA-256');
  if (timestamp !== undefined)
    own.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(TIMESTAMP, await timestamp(own.signature.valueBlock.valueHexView))],
    });
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
}
