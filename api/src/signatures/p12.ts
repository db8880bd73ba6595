import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import {
  type AuthenticatedSafe,
  type CertBag,
  Certificate,
  PFX,
  type PKCS8ShroudedKeyBag,
  type PrivateKeyInfo,
  type SafeContents,
} from 'pkijs';
import type { Signer } from './sign';

/** Why a .p12 can't be used. */
export type MotivoDeP12 = 'ilegible' | 'clave' | 'antiguo' | 'incompleto' | 'llave';
export class P12Error extends Error {
  constructor(readonly motivo: MotivoDeP12) {
    super(motivo);
  }
}

const SHROUDED_KEY = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE = '1.2.840.113549.1.12.10.1.3';

/** Key and certificates of a PKCS #12 file whose contents are encrypted with AES (PBES2). @throws P12Error. */
export async function readP12(bytes: Uint8Array, secret: string): Promise<Signer> {
  const password = new Uint8Array(Buffer.from(secret, 'utf8')).buffer;
  const { certificates, keys } = await contentsOf(bytes, password);
  for (const key of keys)
    for (const certificate of certificates) {
      const der = Buffer.from(certificate.toSchema(true).toBER());
      if (!new X509Certificate(der).checkPrivateKey(key)) continue;
      const chain = certificates.filter((one) => one !== certificate && !one.issuer.isEqual(one.subject));
      return { certificate, key: await signingKey(key), chain };
    }
  throw new P12Error('incompleto');
}

async function contentsOf(
  bytes: Uint8Array,
  password: ArrayBuffer,
): Promise<{ certificates: Certificate[]; keys: KeyObject[] }> {
  let pfx: PFX;
  try {
    pfx = PFX.fromBER(new Uint8Array(bytes));
  } catch {
    throw new P12Error('ilegible');
  }
  // whether the password is right, and nothing was changed since
  await pfx.parseInternalValues({ password, checkIntegrity: true }).catch(() => {
    throw new P12Error('clave');
  });
  const certificates: Certificate[] = [];
  const keys: KeyObject[] = [];
  try {
    const safe = pfx.parsedValue?.authenticatedSafe as AuthenticatedSafe;
    await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) });
    for (const { value } of safe.parsedValue.safeContents as { value: SafeContents }[])
      for (const { bagId, bagValue } of value.safeBags)
        if (bagId === CERTIFICATE) {
          const { parsedValue } = bagValue as CertBag;
          if (parsedValue instanceof Certificate) certificates.push(parsedValue);
        } else if (bagId === SHROUDED_KEY) {
          const bag = bagValue as PKCS8ShroudedKeyBag & { parseInternalValues(parameters: object): Promise<void> };
          await bag.parseInternalValues({ password });
          const der = Buffer.from((bag.parsedValue as PrivateKeyInfo).toSchema().toBER());
          keys.push(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
        }
  } catch {
    // the password was right: 3DES or RC2, which this library does not decrypt
    throw new P12Error('antiguo');
  }
  return { certificates, keys };
}

const RSA_BITS = 2048;

/** @throws P12Error for a key that is no more safe. */
async function signingKey(key: KeyObject): Promise<Signer['key']> {
  const { asymmetricKeyType: type, asymmetricKeyDetails: { modulusLength = 0, namedCurve = '' } = {} } = key;
  if (type === 'rsa' && modulusLength >= RSA_BITS)
    return key.toCryptoKey({ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, false, ['sign']);
  if (type === 'ec' && namedCurve === 'prime256v1')
    return key.toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  throw new P12Error('llave');
}
