import {
  ErrorDeNegocio,
  esDeAutenticador,
  esErrorDeNegocio,
  esquemaDeCodigo,
  propios,
  validar,
} from '@adjudica/domain';
import { recoveryFingerprint } from '../../auth/recovery-codes';
import { totpStep } from '../../auth/totp';
import { type Cipher, CipherError } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { SegundoFactor } from '../../entities/segundo-factor.entity';
import type { Intentos } from './intentos';
import type { SegundoFactorStore } from './segundo-factor.store';

/** Notifies a user in the transaction of the cause. */
export interface Avisos {
  avisar(tx: Tx, usuarioIds: readonly number[], aviso: { titulo: string; texto: string }): Promise<void>;
}

const incorrecto = { code: 'codigo-incorrecto', texto: propios.codigoIncorrecto } as const;
const usado = { code: 'codigo-usado', texto: propios.codigoYaUsado } as const;
type Rechazo = typeof incorrecto | typeof usado;

/** Judges authenticator and recovery codes: each is accepted once, and wrong ones are counted. */
export class Codigos {
  constructor(
    private readonly store: SegundoFactorStore,
    private readonly cipher: Cipher,
    private readonly intentos: Intentos,
    private readonly avisos: Avisos,
  ) {}

  /** Runs an attempt at a code; without a code nothing is counted. @throws 429 after too many wrong ones of this user, from any address. */
  async counted<T>(usuarioId: number, codigo: string | undefined, work: () => Promise<T>): Promise<T> {
    if (codigo === undefined) return work();
    const intento = await this.intentos.ofCode(usuarioId);
    try {
      const done = await work();
      intento.forgive();
      return done;
    } catch (error) {
      if (esErrorDeNegocio(error)) await intento.failed();
      else intento.forgive();
      throw error;
    }
  }

  /** @returns whether a code was required, and right. @throws 401. */
  async atLogin(tx: Tx, usuarioId: number, codigo: string | undefined): Promise<boolean> {
    const factor = await this.store.confirmed(usuarioId, tx.manager);
    if (factor === null) return false;
    if (codigo === undefined)
      throw new ErrorDeNegocio('noAutenticado', 'segundo-factor-requerido', propios.segundoFactorRequerido);
    const { success, data } = esquemaDeCodigo.safeParse({ codigo });
    const rechazo = success ? await this.take(tx, factor, data.codigo) : incorrecto;
    if (rechazo !== null) throw new ErrorDeNegocio('noAutenticado', rechazo.code, rechazo.texto);
    return true;
  }

  /** For a user with a session. @throws 409 no authenticator, 422. */
  async inSession(tx: Tx, codigo: string): Promise<void> {
    const factor = await this.store.confirmed(tx.actor.id, tx.manager);
    if (factor === null) throw inactivo();
    const rechazo = await this.take(tx, factor, codigo);
    if (rechazo !== null) throw enSuCampo(rechazo);
  }

  /** The first code of an unconfirmed authenticator. @returns its step. @throws 422. */
  first(factor: SegundoFactor, codigo: string, now: Date): number {
    const paso = esDeAutenticador(codigo) ? this.stepOf(factor, codigo, now) : null;
    if (paso === null) throw enSuCampo(incorrecto);
    return paso;
  }

  private async take(tx: Tx, factor: SegundoFactor, codigo: string): Promise<Rechazo | null> {
    if (!esDeAutenticador(codigo)) return this.takeRecovery(tx, factor.usuarioId, codigo);
    const paso = this.stepOf(factor, codigo, tx.now);
    if (paso === null) return incorrecto;
    return (await this.store.takeStep(tx.manager, factor.id, paso)) ? null : usado;
  }

  private async takeRecovery(tx: Tx, usuarioId: number, codigo: string): Promise<Rechazo | null> {
    if (!(await this.store.takeCode(tx.manager, usuarioId, recoveryFingerprint(codigo), tx.now))) return incorrecto;
    const quedan = await this.store.codesLeft(usuarioId, tx.manager);
    await this.avisos.avisar(tx, [usuarioId], {
      titulo: propios.codigoDeRecuperacionUsado,
      texto: propios.codigoDeRecuperacionUsadoTexto(quedan),
    });
    await tx.audit({
      accion: 'usar-codigo-de-recuperacion',
      recurso: 'usuario',
      recursoId: usuarioId,
      despues: { quedan },
    });
    return null;
  }

  /** A secret under a lost key accepts no code; recovery codes still work. */
  private stepOf(factor: SegundoFactor, codigo: string, now: Date): number | null {
    try {
      return totpStep(this.cipher.open(factor.secreto, PLACES.segundoFactor(factor)), codigo, now);
    } catch (error) {
      if (error instanceof CipherError) return null;
      throw error;
    }
  }
}

export const inactivo = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'segundo-factor-inactivo', propios.segundoFactorInactivo);

const enSuCampo = ({ code, texto }: Rechazo): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { codigo: texto } });

/** As typed. @throws 422. */
export const leerCodigo = (body: object): string => validar(esquemaDeCodigo, body).codigo;
