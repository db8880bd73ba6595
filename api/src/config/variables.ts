import { ingresosConContrasena, listaDeRoles, modosDePolitica } from '@adjudica/domain';
import { z } from 'zod';
import { KEY_BYTES } from '../crypto/cipher';
import { checkBureauUrl, checkDatabaseUrl, mailServer, publicOrigin, storageAddress } from './addresses';
import { clave, direccion, entero, lista, patron, programa, secreto, siNo, tabla, texto, unoDe } from './kinds';

/** What an unmet rule does when a folder is approved. */
const politica = unoDe(...modosDePolitica);

/**
 * Every variable of the environment that the program reads: adding one is one entry here and one row in `docs/operar.md`, which a test
 * compares. Nothing else reads the environment for a setting.
 */
export const variables = z.object({
  NODE_ENV: unoDe('development', 'production', 'test')
    .prefault('development')
    .describe('production exige los secretos y no admite usuarios de demostración'),
  PORT: entero(0, 65_535).prefault('3000').describe('puerto de la API y de las pantallas; 0: uno libre'),
  HOST: patron(/^[\w.:-]{1,255}$/, 'address or name', 'se espera una dirección o un nombre')
    .optional()
    .describe('dirección en la que escucha'),
  DATA_DIR: texto(1000).prefault('datos').describe('carpeta de todo lo local'),
  DATABASE_URL: direccion(checkDatabaseUrl).optional().describe('base de datos'),
  STORAGE_URL: direccion(storageAddress).optional().describe('almacén de archivos'),
  SMTP_URL: direccion(mailServer).optional().describe('servidor de correo'),
  MAIL_FROM: patron(
    /^(?:[^<>\p{Cc}]{0,120}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'mail address',
    'se espera un correo',
  )
    .prefault('Adjudica <no-responder@adjudica.example>')
    .describe('remitente de los avisos'),
  PUBLIC_URL: direccion(publicOrigin).optional().describe('dirección pública, para los enlaces de los correos'),
  JWT_SECRET: secreto(32).optional().describe('firma las sesiones'),
  DATA_KEY: clave(KEY_BYTES).optional().describe('sella lo que solo este programa lee'),
  BRAND_NAME: texto(80).prefault('Adjudica').describe('nombre del producto'),
  BRAND_COMPANY: texto(120).prefault('Planes de Ahorro Programado S.A.').describe('nombre de la empresa'),
  BRAND_RUC: patron(/^\d{13}$/, '13 digits', 'debe tener 13 dígitos')
    .prefault('1790000000001')
    .describe('RUC de la empresa'),
  BRAND_CITY: texto(80).prefault('Quito').describe('ciudad de la empresa'),
  SEGUNDO_FACTOR_ACTOS: lista(
    /^[A-Za-z-]{1,40}(?::[A-Za-z-]{1,40})?$/,
    'acts',
    'se esperan actos, como aprobar u orden-de-compra:aprobar',
  )
    .optional()
    .describe('actos que piden un código del autenticador; vacío: ninguno'),
  SEGUNDO_FACTOR_MINUTOS: entero(1, 480).prefault('10').describe('minutos que vale un código para esos actos'),
  OIDC_ISSUER: patron(/^https?:\/\/[^\s?#]{1,300}$/, 'address', 'se espera una dirección https://… sin ? ni #')
    .optional()
    .describe('emisor del ingreso con la cuenta de la empresa (OpenID Connect)'),
  OIDC_CLIENT_ID: texto(200).optional().describe('cliente registrado en el emisor'),
  OIDC_CLIENT_SECRET: secreto(8).optional().describe('secreto del cliente'),
  OIDC_SCOPES: texto(200).prefault('openid profile email').describe('lo que se pide al emisor'),
  OIDC_CLAIM_USUARIO: texto(100).prefault('preferred_username').describe('dato que nombra al usuario'),
  OIDC_CLAIM_GRUPOS: texto(100).prefault('groups').describe('dato que trae sus grupos'),
  OIDC_ROLES: tabla(listaDeRoles, 'groups', 'se espera grupo=Rol; grupo=Rol, con roles que existen')
    .optional()
    .describe('rol que da cada grupo; el primero de la tabla que tenga el usuario decide'),
  OIDC_CREAR_USUARIOS: siNo.prefault('false').describe('quien no tiene usuario recibe uno al ingresar'),
  OIDC_CONTRASENAS: unoDe(...ingresosConContrasena)
    .prefault('todos')
    .describe('quiénes ingresan también con contraseña'),
  TRUST_PROXY: entero(0, 5).prefault('0').describe('proxys delante'),
  RATE_LIMIT_PER_MINUTE: entero(0, 10_000_000)
    .prefault('12000')
    .describe('solicitudes por dirección y minuto; 0: sin límite'),
  BUSQUEDAS_POR_HORA: entero(0, 1_000_000)
    .prefault('300')
    .describe('búsquedas de un usuario en una hora; 0: sin límite'),
  BUSQUEDAS_SIN_FICHA_POR_HORA: entero(0, 1_000_000)
    .prefault('60')
    .describe('búsquedas en una hora de quien no puede abrir clientes; 0: sin límite'),
  CLIENTES_POR_HORA: entero(0, 1_000_000)
    .prefault('150')
    .describe('clientes distintos que un usuario abre en una hora; 0: sin límite'),
  DOCUMENTOS_POR_HORA: entero(0, 1_000_000)
    .prefault('600')
    .describe('documentos distintos que un usuario abre en una hora; 0: sin límite'),
  EXPORTACIONES_POR_HORA: entero(0, 1_000_000)
    .prefault('40')
    .describe('listas que un usuario descarga en una hora; 0: sin límite'),
  METRICS_TOKEN: secreto(16).optional().describe('clave del monitoreo'),
  LOG_LEVEL: unoDe('fatal', 'error', 'warn', 'info', 'debug', 'silent')
    .prefault('info')
    .describe('qué se escribe en el registro'),
  SLOW_STATEMENT_MS: entero(0, 600_000)
    .prefault('1000')
    .describe('una sentencia que tarda más milisegundos se anota en el registro; 0: ninguna'),
  CHROMIUM_PATH: programa.optional().describe('navegador para los PDF'),
  CHROMIUM_TIMEOUT_MS: entero(500, 120_000)
    .prefault('15000')
    .describe('un navegador que calla más milisegundos se reemplaza'),
  DISK_FREE_MB: entero(0, 10_000_000)
    .prefault('500')
    .describe('con menos espacio libre en DATA_DIR, /health/ready dice degradado'),
  WEBHOOK_RED_INTERNA: siNo
    .optional()
    .describe('los avisos de eventos también van a direcciones de la red interna; en producción no, si no se dice'),
  BUREAU_URL: direccion(checkBureauUrl).optional().describe('buró de crédito'),
  BUREAU_TOKEN: secreto(1).optional().describe('clave para el buró de crédito'),
  BUREAU_TIMEOUT_MS: entero(100, 30_000).prefault('8000').describe('espera de un intento, en milisegundos'),
  BUREAU_PRUEBA: siNo.prefault('false').describe('las pantallas dicen que los datos son ficticios'),
  BUREAU_SIMULATOR_PORT: entero(0, 65_535).prefault('0').describe('puerto del buró de prueba; 0: uno libre'),
  BURO_EXIGE_CONSENTIMIENTO: siNo.prefault('false').describe('sin la fecha de autorización no se consulta'),
  SOLO_PROPIOS: siNo.prefault('false').describe('un ejecutivo escribe solo en los planes suyos o de nadie'),
  CUATRO_OJOS: siNo.prefault('true').describe('nadie aprueba una orden que creó'),
  ORDEN_EXIGE_CARPETA: siNo.prefault('false').describe('ninguna orden de compra se aprueba sin carpeta aprobada'),
  PAGO_EXIGE_CARPETA: siNo.prefault('true').describe('ninguna solicitud de pago se aprueba sin carpeta aprobada'),
  SALIDA_EXIGE_CONTRATO: siNo.prefault('false').describe('nada sale sin pagaré y contrato aprobados'),
  APROBAR_PUNTAJE: politica.prefault('avisa').describe('puntaje menor que 800 sin excepción al aprobar'),
  APROBAR_VIGENCIA: politica.prefault('avisa').describe('puntaje con datos que ya cambiaron al aprobar'),
  APROBAR_BURO: politica.prefault('avisa').describe('buró sin consulta reciente al aprobar'),
  APROBAR_BURO_DIAS: entero(0, 3650).prefault('90').describe('días que vale una consulta al buró para aprobar'),
  APROBAR_GARANTIAS: politica.prefault('avisa').describe('garantías sin revisar al aprobar'),
  APROBAR_DOCUMENTOS: politica.prefault('avisa').describe('documentos incompletos al aprobar'),
  MEDIO_DESVIO: entero(0, 1000)
    .prefault('15')
    .describe('por ciento en que el valor de un medio puede apartarse de lista y solicitud sin confirmarlo'),
  DESCONTAR_FERIADOS: siNo.prefault('false').describe('los feriados del catálogo no son días hábiles'),
  MENSAJE_DE_TAREAS: siNo.prefault('false').describe('el inicio de riesgo dice sus tareas de hoy (RIE-502)'),
  RESUMEN_DIARIO: siNo.prefault('true').describe('un correo cada día hábil a quien tiene algo pendiente'),
  BARRIDO_ARCHIVOS: siNo.prefault('true').describe('aparta los archivos que ninguna fila nombra'),
  ANCLA_RETENCION_DIAS: entero(0, 36_500)
    .prefault('0')
    .describe('días que el almacén no deja borrar un ancla de la auditoría; 0: sin candado (solo S3 con Object Lock)'),
  DERECHO_TITULAR_DIAS: entero(1, 90)
    .prefault('15')
    .describe('días para responder a una persona sobre sus datos, desde que ingresó su solicitud (LOPDP)'),
  RETENCION_AUTOMATICA: siNo.prefault('false').describe('cada noche se quita lo que cumplió su plazo'),
  RETENCION_ACCESOS_DIAS: entero(0, 36_500)
    .prefault('1825')
    .describe('días que se conserva quién leyó qué; 0: siempre'),
  RETENCION_BORRADORES_DIAS: entero(1, 365)
    .prefault('30')
    .describe('días que se conserva un borrador desde que se escribió por última vez'),
  RETENCION_BURO_DIAS: entero(0, 36_500)
    .prefault('1095')
    .describe('días que se conserva un informe del buró sin un trámite en curso; 0: siempre'),
  RETENCION_DOCUMENTOS_DIAS: entero(0, 36_500)
    .prefault('3650')
    .describe('días que se conservan los documentos de un plan retirado; 0: siempre'),
  CUARENTENA_DIAS: entero(1, 3650).prefault('30').describe('días en cuarentena de un archivo sin fila'),
});
