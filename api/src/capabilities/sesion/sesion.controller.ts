import { Body, Controller, Example, Get, Post, Request, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { addressOf } from '../../http/limits';
import type { CambioDeContrasena, Credenciales, SesionActual, SesionIniciada } from './sesion.dto';
import type { SesionService } from './sesion.service';

@Route('auth')
@Tags('Sesión')
export class SesionController extends Controller {
  constructor(private readonly sesion: SesionService) {
    super();
  }

  /** @summary Iniciar sesión. Diez intentos fallidos en quince minutos bloquean al usuario en esa dirección. */
  @Post()
  @Example<SesionIniciada>({
    access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9…',
    user: {
      idSaad: 7,
      usuario: 'asistente',
      nombre: 'Ana',
      apellido: 'Cevallos',
      role: 'Asistente Asamblea',
      idDepartamento: '002',
      debeCambiarContrasena: false,
    },
  })
  async iniciar(@Request() request: ExpressRequest, @Body() body: Credenciales): Promise<SesionIniciada> {
    return this.sesion.iniciar(body, addressOf(request));
  }

  /** @summary Usuario, permisos y prefijo de la sesión actual. */
  @Get('sesion')
  @Security('bearer', ['sesion:propia'])
  async actual(@Request() request: AuthenticatedRequest): Promise<SesionActual> {
    return this.sesion.actual(request.user);
  }

  /** @summary Cerrar sesión: el token deja de servir. */
  @Post('salir')
  @Security('bearer', ['sesion:propia'])
  @SuccessResponse(204)
  async salir(@Request() request: AuthenticatedRequest): Promise<void> {
    return this.sesion.salir(request.user);
  }

  /** @summary Cambiar la contraseña propia; las demás sesiones del usuario terminan. */
  @Post('contrasena')
  @Security('bearer', ['sesion:propia'])
  @SuccessResponse(204)
  async cambiarContrasena(@Request() request: AuthenticatedRequest, @Body() body: CambioDeContrasena): Promise<void> {
    return this.sesion.cambiarContrasena(request.user, body);
  }
}
