import type { IngresoConContrasena } from '@adjudica/domain';
import { Body, Controller, Example, Get, Post, Response, Route, Tags } from '@tsoa/runtime';
import type { Problema } from '../../http/problem';
import type { IngresoConEmpresa } from './oidc.service';
import type {
  IngresoDeEmpresa,
  IngresoIniciado,
  PaseConCodigo,
  RetornoDeEmpresa,
  SalidaDeEmpresa,
  SesionIniciada,
} from './sesion.dto';

const SIN_CONFIGURAR = 'No hay ingreso con la cuenta de la empresa';
const iniciada: SesionIniciada = {
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
};

@Route('auth/oidc')
@Tags('Sesión')
export class IngresoConEmpresaController extends Controller {
  constructor(
    private readonly ingreso: IngresoConEmpresa,
    private readonly contrasenas: IngresoConContrasena,
  ) {
    super();
  }

  /** @summary Cómo se ingresa: con la cuenta de la empresa, y quiénes con contraseña. */
  @Get()
  @Example<IngresoDeEmpresa>({ activo: true, contrasenas: 'administradores' })
  async estado(): Promise<IngresoDeEmpresa> {
    return this.ingreso.estado(this.contrasenas);
  }

  /** @summary Dónde se termina también la sesión de la cuenta de la empresa. */
  @Get('salida')
  @Example<SalidaDeEmpresa>({ url: 'https://cuentas.empresa.example/logout?client_id=adjudica' })
  async salida(): Promise<SalidaDeEmpresa> {
    return this.ingreso.salida();
  }

  /**
   * OpenID Connect, código de autorización con PKCE. El navegador guarda la transacción en su pestaña y va a la dirección.
   * @summary Empezar el ingreso con la cuenta de la empresa.
   */
  @Post('iniciar')
  @Response<Problema>(404, SIN_CONFIGURAR)
  @Example<IngresoIniciado>({
    url: 'https://cuentas.empresa.example/auth?client_id=adjudica&response_type=code&code_challenge_method=S256',
    transaccion: 'v1.0a1b2c3d.…',
  })
  async iniciar(): Promise<IngresoIniciado> {
    return this.ingreso.iniciar();
  }

  /**
   * A quien tiene un segundo factor responde 401 `segundo-factor-requerido` con un pase para `completar`.
   * @summary Iniciar sesión con lo que trajo el navegador al volver.
   */
  @Post('canjear')
  @Response<Problema>(403, 'El usuario no existe, está desactivado o ningún grupo suyo da un rol')
  @Response<Problema>(404, SIN_CONFIGURAR)
  @Example<SesionIniciada>(iniciada)
  async canjear(@Body() body: RetornoDeEmpresa): Promise<SesionIniciada> {
    return this.ingreso.canjear(body);
  }

  /** @summary Iniciar sesión con el código de quien volvió y tiene un segundo factor. */
  @Post('completar')
  @Response<Problema>(403, 'El usuario está desactivado')
  @Response<Problema>(404, SIN_CONFIGURAR)
  @Example<SesionIniciada>(iniciada)
  async completar(@Body() body: PaseConCodigo): Promise<SesionIniciada> {
    return this.ingreso.completar(body);
  }
}
