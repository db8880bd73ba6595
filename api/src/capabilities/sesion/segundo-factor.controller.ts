import {
  Body,
  Controller,
  Example,
  Get,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { SegundoFactorService } from './segundo-factor.service';
import type {
  AutenticadorPorConfirmar,
  CodigoPropio,
  CodigosDeRecuperacion,
  ContrasenaPropia,
  EstadoDeSegundoFactor,
  RestablecimientoDeSegundoFactor,
} from './sesion.dto';

const estado: EstadoDeSegundoFactor = { activo: true, desde: '2026-03-10T15:00:00.000Z', codigosDisponibles: 10 };
const SIN_SEGUNDO_FACTOR = 'El usuario no tiene un segundo factor';

@Route('auth/segundo-factor')
@Tags('Sesión')
@Security('bearer', ['sesion:propia'])
export class SegundoFactorController extends Controller {
  constructor(private readonly segundoFactor: SegundoFactorService) {
    super();
  }

  /** @summary Si se me pide un código además de la contraseña. */
  @Get()
  @Example<EstadoDeSegundoFactor>(estado)
  async estado(@Request() request: AuthenticatedRequest): Promise<EstadoDeSegundoFactor> {
    return this.segundoFactor.estado(request.user.id);
  }

  /**
   * La respuesta es la única que trae la clave. No se pide ningún código hasta que uno la confirme.
   * @summary Recibir la clave para un autenticador (RFC 6238).
   */
  @Post('iniciar')
  @Response<Problema>(409, 'Ya hay un segundo factor activo')
  @Example<AutenticadorPorConfirmar>({
    secretoDeAutenticador: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Adjudica:riesgo?issuer=Adjudica&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    qr: '<svg viewBox="0 0 57 57" xmlns="http://www.w3.org/2000/svg">…</svg>',
  })
  async iniciar(
    @Request() request: AuthenticatedRequest,
    @Body() body: ContrasenaPropia,
  ): Promise<AutenticadorPorConfirmar> {
    return this.segundoFactor.iniciar(request.user, body);
  }

  /**
   * La respuesta es la única que trae los códigos de recuperación. Las demás sesiones del usuario terminan.
   * @summary Activar el segundo factor con el primer código del autenticador.
   */
  @Post('confirmar')
  @Response<Problema>(409, 'No hay un autenticador por confirmar')
  async confirmar(
    @Request() request: AuthenticatedRequest,
    @Body() body: CodigoPropio,
  ): Promise<CodigosDeRecuperacion> {
    return this.segundoFactor.confirmar(request.user, body);
  }

  /**
   * Después de esto los actos que piden un segundo factor se hacen durante unos minutos (`SEGUNDO_FACTOR_MINUTOS`).
   * @summary Mostrar un código en esta sesión.
   */
  @Post('comprobar')
  @SuccessResponse(204)
  @Response<Problema>(409, SIN_SEGUNDO_FACTOR)
  async comprobar(@Request() request: AuthenticatedRequest, @Body() body: CodigoPropio): Promise<void> {
    return this.segundoFactor.comprobar(request.user, body);
  }

  /**
   * Los anteriores dejan de servir.
   * @summary Recibir códigos de recuperación nuevos.
   */
  @Post('renovar-codigos')
  @Response<Problema>(409, SIN_SEGUNDO_FACTOR)
  async renovarCodigos(
    @Request() request: AuthenticatedRequest,
    @Body() body: CodigoPropio,
  ): Promise<CodigosDeRecuperacion> {
    return this.segundoFactor.renovarCodigos(request.user, body);
  }

  /** @summary Quitar el segundo factor propio, con un código. */
  @Post('quitar')
  @SuccessResponse(204)
  @Response<Problema>(409, SIN_SEGUNDO_FACTOR)
  async quitar(@Request() request: AuthenticatedRequest, @Body() body: CodigoPropio): Promise<void> {
    return this.segundoFactor.quitar(request.user, body);
  }
}

@Route('usuario')
@Tags('Usuarios')
@Security('bearer', ['usuario:administrar'])
export class SegundoFactorDeUsuarioController extends Controller {
  constructor(private readonly segundoFactor: SegundoFactorService) {
    super();
  }

  /**
   * @summary Si a un usuario se le pide un código además de la contraseña.
   * @isInt id
   */
  @Get('{id}/segundo-factor')
  @Example<EstadoDeSegundoFactor>(estado)
  async estado(@Path() id: number): Promise<EstadoDeSegundoFactor> {
    return this.segundoFactor.estadoDe(id);
  }

  /**
   * Para quien perdió el teléfono y sus códigos. Sus sesiones terminan y recibe un aviso con el motivo.
   * @summary Quitar el segundo factor de un usuario.
   * @isInt id
   */
  @Post('{id}/restablecer-segundo-factor')
  @SuccessResponse(204)
  @Response<Problema>(409, SIN_SEGUNDO_FACTOR)
  async restablecer(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: RestablecimientoDeSegundoFactor,
  ): Promise<void> {
    return this.segundoFactor.restablecer(request.user, id, body);
  }
}
