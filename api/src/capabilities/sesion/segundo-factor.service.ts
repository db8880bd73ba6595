import {
  CODIGOS_DE_RECUPERACION,
  ErrorDeNegocio,
  esquemaDeContrasena,
  esquemaDeRestablecimiento,
  instanteDe,
  mensajes,
  propios,
  validar,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import { verifyPassword } from '../../auth/passwords';
import { grouped, newRecoveryCode, recoveryFingerprint } from '../../auth/recovery-codes';
import { newTotpSecret, totpUri } from '../../auth/totp';
import type { Cipher } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import { squareSvg } from '../../pdf/barcode';
import { notFound } from '../../request/version';
import type { UsuarioStore } from '../usuario';
import { type Avisos, type Codigos, inactivo, leerCodigo } from './codigos';
import type { Intentos } from './intentos';
import type { SegundoFactorStore } from './segundo-factor.store';
import type {
  AutenticadorPorConfirmar,
  CodigoPropio,
  CodigosDeRecuperacion,
  ContrasenaPropia,
  EstadoDeSegundoFactor,
  RestablecimientoDeSegundoFactor,
} from './sesion.dto';
import type { SesionStore } from './sesion.store';

interface Stores {
  readonly factores: SegundoFactorStore;
  readonly usuarios: UsuarioStore;
  readonly sesiones: SesionStore;
}

/** What judging codes and limiting attempts needs. */
interface Juicio {
  readonly codigos: Codigos;
  readonly intentos: Intentos;
  readonly cipher: Cipher;
}

/** Enrolment of a user's own authenticator, its recovery codes and its removal; and the administrator's reset for users who lost both. */
export class SegundoFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly stores: Stores,
    private readonly juicio: Juicio,
    private readonly avisos: Avisos,
    private readonly marca: { readonly name: string },
  ) {}

  async estado(usuarioId: number): Promise<EstadoDeSegundoFactor> {
    const factor = await this.stores.factores.confirmed(usuarioId);
    if (factor === null || factor.confirmadoEn === null) return { activo: false, desde: null, codigosDisponibles: 0 };
    const codigosDisponibles = await this.stores.factores.codesLeft(usuarioId);
    return { activo: true, desde: instanteDe(factor.confirmadoEn), codigosDisponibles };
  }

  /** @throws 404 no such person. */
  async estadoDe(usuarioId: number): Promise<EstadoDeSegundoFactor> {
    if ((await this.stores.usuarios.byId(usuarioId)) === null) throw notFound();
    return this.estado(usuarioId);
  }

  /**
   * Creates a secret, in force once a code confirms it. Requires the password, so that an open screen does not suffice to enrol another telephone.
   * @throws 409 one is active, 422 the password, 429.
   */
  async iniciar(actor: Actor, body: ContrasenaPropia): Promise<AutenticadorPorConfirmar> {
    const { contrasena } = validar(esquemaDeContrasena, body);
    await this.checkPassword(actor, contrasena);
    const secreto = newTotpSecret();
    await this.unitOfWork.run(actor, async (tx) => {
      if ((await this.stores.factores.confirmed(actor.id, tx.manager)) !== null) throw yaActivo();
      await this.stores.factores.begin(tx.manager, {
        usuarioId: actor.id,
        secreto: this.juicio.cipher.seal(secreto, PLACES.segundoFactor({ usuarioId: actor.id })),
        creadoEn: tx.now,
      });
      await tx.audit({ accion: 'iniciar-segundo-factor', recurso: 'usuario', recursoId: actor.id });
    });
    const uri = totpUri(secreto, this.marca.name, actor.usuario);
    return { secretoDeAutenticador: secreto, uri, qr: squareSvg(uri) };
  }

  /** From now on each log-in requires a code; other sessions, begun without one, end. @throws 409, 422, 429. */
  async confirmar(actor: Actor, body: CodigoPropio): Promise<CodigosDeRecuperacion> {
    const codigo = leerCodigo(body);
    const { factores, sesiones } = this.stores;
    return this.withCode(actor, codigo, async (tx) => {
      const factor = await factores.of(actor.id, tx.manager);
      if (factor === null)
        throw new ErrorDeNegocio('conflicto', 'segundo-factor-sin-iniciar', propios.segundoFactorSinIniciar);
      if (factor.confirmadoEn !== null) throw yaActivo();
      const paso = this.juicio.codigos.first(factor, codigo, tx.now);
      if (!(await factores.confirm(tx.manager, factor.id, paso, tx.now))) throw yaActivo();
      await sesiones.revoke(tx.manager, actor.id, tx.now, { except: actor.sesionId });
      await sesiones.markFactor(tx.manager, actor.sesionId, tx.now);
      const codigos = await this.newCodes(tx);
      await this.tell(tx, 'activar-segundo-factor', propios.segundoFactorActivado, propios.segundoFactorActivadoTexto);
      return codigos;
    });
  }

  /** A code before an act that requires one. @throws 409, 422, 429. */
  async comprobar(actor: Actor, body: CodigoPropio): Promise<void> {
    const codigo = leerCodigo(body);
    await this.withCode(actor, codigo, async (tx) => {
      await this.juicio.codigos.inSession(tx, codigo);
      await this.stores.sesiones.markFactor(tx.manager, actor.sesionId, tx.now);
      await tx.audit({ accion: 'comprobar-segundo-factor', recurso: 'sesion', recursoId: actor.sesionId });
    });
  }

  /** Replaces the former ones. @throws 409, 422, 429. */
  async renovarCodigos(actor: Actor, body: CodigoPropio): Promise<CodigosDeRecuperacion> {
    const codigo = leerCodigo(body);
    return this.withCode(actor, codigo, async (tx) => {
      await this.juicio.codigos.inSession(tx, codigo);
      const codigos = await this.newCodes(tx);
      await this.tell(tx, 'renovar-codigos', propios.codigosRenovados, propios.codigosRenovadosTexto);
      return codigos;
    });
  }

  /** Ends the requirement of codes. @throws 409, 422, 429. */
  async quitar(actor: Actor, body: CodigoPropio): Promise<void> {
    const codigo = leerCodigo(body);
    await this.withCode(actor, codigo, async (tx) => {
      await this.juicio.codigos.inSession(tx, codigo);
      await this.stores.factores.remove(tx.manager, actor.id);
      await this.tell(tx, 'quitar-segundo-factor', propios.segundoFactorQuitado, propios.segundoFactorQuitadoTexto);
    });
  }

  /** For a user without telephone and codes: ends his sessions and notifies him with author and reason. @throws 404, 409 none, 422. */
  async restablecer(actor: Actor, usuarioId: number, body: RestablecimientoDeSegundoFactor): Promise<void> {
    const { motivo } = validar(esquemaDeRestablecimiento, body);
    if (usuarioId === actor.id) throw new ErrorDeNegocio('regla', 'segundo-factor-propio', propios.segundoFactorPropio);
    const { factores, sesiones, usuarios } = this.stores;
    await this.unitOfWork.run(actor, async (tx) => {
      if ((await usuarios.byId(usuarioId, tx.manager)) === null) throw notFound();
      if (!(await factores.remove(tx.manager, usuarioId))) throw inactivo();
      await sesiones.revoke(tx.manager, usuarioId, tx.now);
      await this.avisos.avisar(tx, [usuarioId], {
        titulo: propios.segundoFactorRestablecido,
        texto: propios.segundoFactorRestablecidoTexto(nombreDeActor(actor), motivo),
      });
      await tx.audit({
        accion: 'restablecer-segundo-factor',
        recurso: 'usuario',
        recursoId: usuarioId,
        despues: { motivo },
      });
    });
  }

  private withCode<T>(actor: Actor, codigo: string, act: (tx: Tx) => Promise<T>): Promise<T> {
    return this.juicio.codigos.counted(actor.id, codigo, () => this.unitOfWork.run(actor, act));
  }

  private async newCodes({ manager, actor }: Tx): Promise<CodigosDeRecuperacion> {
    const codigos = Array.from({ length: CODIGOS_DE_RECUPERACION }, newRecoveryCode);
    await this.stores.factores.replaceCodes(manager, actor.id, codigos.map(recoveryFingerprint));
    return { codigosDeRecuperacion: codigos.map(grouped) };
  }

  private async tell(tx: Tx, accion: string, titulo: string, texto: string): Promise<void> {
    await this.avisos.avisar(tx, [tx.actor.id], { titulo, texto });
    await tx.audit({ accion, recurso: 'usuario', recursoId: tx.actor.id });
  }

  private async checkPassword(actor: Actor, contrasena: string): Promise<void> {
    const intento = await this.juicio.intentos.inSession(actor.sesionId);
    const usuario = await this.stores.usuarios.byId(actor.id);
    if (usuario !== null && (await verifyPassword(usuario.claveHash, contrasena))) return intento.forgive();
    await intento.failed();
    const { contrasenaIncorrecta } = mensajes.AUT;
    throw new ErrorDeNegocio('regla', 'contrasena-incorrecta', contrasenaIncorrecta, {
      errors: { contrasena: contrasenaIncorrecta },
    });
  }
}

const yaActivo = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'segundo-factor-activo', propios.segundoFactorYaActivo);
