import { readFile } from 'node:fs/promises';
import { formatearFecha, hoyEn } from '@adjudica/domain';
import { ConfigError } from '../config-error';
import { nameOf } from './certificates';
import { type MotivoDeP12, P12Error, readP12 } from './p12';
import { type Signer, type Signing, signPdf } from './sign';

/** Its end is announced for so long (`/health/ready`). */
const ANNOUNCED_MS = 30 * 24 * 60 * 60_000;

/** The company's electronic seal: certificate and key of a .p12 file, in the memory of the process alone. */
export class Seal {
  private constructor(private readonly signer: Signer) {}

  /** @throws ConfigError, one line. */
  static async open({ file, secret }: { readonly file: string; readonly secret: string }, now: Date): Promise<Seal> {
    const seal = new Seal(
      await readP12(await readFile(file), secret).catch((error: unknown) => {
        if (!(error instanceof P12Error)) throw error;
        throw new ConfigError(`SELLO_P12: ${REASONS[error.motivo]}`);
      }),
    );
    if (!seal.holds(now)) throw new ConfigError(`SELLO_P12: ${seal.validity}`);
    return seal;
  }

  /** Whose seal it is. */
  get name(): string {
    return nameOf(this.signer.certificate.subject);
  }

  holds(now: Date): boolean {
    const { notBefore, notAfter } = this.signer.certificate;
    return now >= notBefore.value && now <= notAfter.value;
  }

  /** Whether its last days have begun. */
  endsSoon(now: Date): boolean {
    return !this.holds(new Date(now.getTime() + ANNOUNCED_MS));
  }

  /** 'el certificado de ADJUDICA S.A. vale del 01/01/2026 al 31/12/2027' */
  get validity(): string {
    const { notBefore, notAfter } = this.signer.certificate;
    const [from, to] = [notBefore.value, notAfter.value].map((day) => formatearFecha(hoyEn(day)));
    return `el certificado de ${this.name} vale del ${from} al ${to}`;
  }

  apply(pdf: Uint8Array, signing: Pick<Signing, 'on' | 'box' | 'face'>): Promise<Buffer> {
    return signPdf(pdf, this.signer, { ...signing, field: 'Sello' });
  }
}

const REASONS: Readonly<Record<MotivoDeP12, string>> = {
  ilegible: 'el archivo está dañado o no es un .p12',
  clave: 'SELLO_CLAVE no es su contraseña, o el archivo está dañado',
  antiguo:
    'el archivo usa un cifrado antiguo (3DES o RC2); docs/operar.md, "The company’s seal", dice cómo convertirlo',
  incompleto: 'no contiene una clave privada con su certificado',
  llave: 'su clave no es RSA de 2048 bits o más, ni P-256',
};
