import { ingresosConContrasena, listaDeRoles, modosDePolitica } from '@adjudica/domain';
import { KEY_BYTES } from '../crypto/cipher';
import { checkBureauUrl, checkDatabaseUrl, mailServer, publicOrigin, storageAddress } from './addresses';
import { clave, direccion, entero, lista, patron, programa, secreto, siNo, tabla, texto, unoDe } from './kinds';
import type { Settings } from './options';

/** What an unmet rule does when a folder is approved. */
const politica = unoDe(...modosDePolitica);

/**
 * Every variable of the environment that the program reads: adding one is one entry here and one row in `docs/operar.md`, which a test
 * compares. Nothing else reads the environment for a setting.
 */
export const variables = {
  NODE_ENV: {
    kind: unoDe('development', 'production', 'test'),
    fallback: 'development',
    text: 'production exige los secretos y no admite usuarios de demostración',
  },
  PORT: { kind: entero(0, 65_535), fallback: '3000', text: 'puerto de la API y de las pantallas; 0: uno libre' },
  HOST: {
    kind: patron(/^[\w.:-]{1,255}$/, 'address or name', 'se espera una dirección o un nombre'),
    text: 'dirección en la que escucha',
  },
  DATA_DIR: { kind: texto(1000), fallback: 'datos', text: 'carpeta de todo lo local' },
  DATABASE_URL: { kind: direccion('address', checkDatabaseUrl), text: 'base de datos' },
  STORAGE_URL: { kind: direccion('address', storageAddress), text: 'almacén de archivos' },
  SMTP_URL: { kind: direccion('address', mailServer), text: 'servidor de correo' },
  MAIL_FROM: {
    kind: patron(
      /^(?:[^<>\p{Cc}]{0,120}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'mail address',
      'se espera un correo',
    ),
    fallback: 'Adjudica <no-responder@adjudica.example>',
    text: 'remitente de los avisos',
  },
  PUBLIC_URL: { kind: direccion('address', publicOrigin), text: 'dirección pública, para los enlaces de los correos' },
  JWT_SECRET: { kind: secreto(32), text: 'firma las sesiones' },
  DATA_KEY: { kind: clave(KEY_BYTES), text: 'sella lo que solo este programa lee' },
  BRAND_NAME: { kind: texto(80), fallback: 'Adjudica', text: 'nombre del producto' },
  BRAND_COMPANY: { kind: texto(120), fallback: 'Planes de Ahorro Programado S.A.', text: 'nombre de la empresa' },
  BRAND_RUC: {
    kind: patron(/^\d{13}$/, '13 digits', 'debe tener 13 dígitos'),
    fallback: '1790000000001',
    text: 'RUC de la empresa',
  },
  BRAND_CITY: { kind: texto(80), fallback: 'Quito', text: 'ciudad de la empresa' },
  SEGUNDO_FACTOR_ACTOS: {
    kind: lista(
      /^[A-Za-z-]{1,40}(?::[A-Za-z-]{1,40})?$/,
      'acts',
      'se esperan actos, como aprobar u orden-de-compra:aprobar',
    ),
    text: 'actos que piden un código del autenticador; vacío: ninguno',
  },
  SEGUNDO_FACTOR_MINUTOS: {
    kind: entero(1, 480),
    fallback: '10',
    text: 'minutos que vale un código para esos actos',
  },
  OIDC_ISSUER: {
    kind: patron(/^https?:\/\/[^\s?#]{1,300}$/, 'address', 'se espera una dirección https://… sin ? ni #'),
    text: 'emisor del ingreso con la cuenta de la empresa (OpenID Connect)',
  },
  OIDC_CLIENT_ID: { kind: texto(200), text: 'cliente registrado en el emisor' },
  OIDC_CLIENT_SECRET: { kind: secreto(8), text: 'secreto del cliente' },
  OIDC_SCOPES: { kind: texto(200), fallback: 'openid profile email', text: 'lo que se pide al emisor' },
  OIDC_CLAIM_USUARIO: { kind: texto(100), fallback: 'preferred_username', text: 'dato que nombra al usuario' },
  OIDC_CLAIM_GRUPOS: { kind: texto(100), fallback: 'groups', text: 'dato que trae sus grupos' },
  OIDC_ROLES: {
    kind: tabla(listaDeRoles, 'groups', 'se espera grupo=Rol; grupo=Rol, con roles que existen'),
    text: 'rol que da cada grupo; el primero de la tabla que tenga el usuario decide',
  },
  OIDC_CREAR_USUARIOS: { kind: siNo, fallback: 'false', text: 'quien no tiene usuario recibe uno al ingresar' },
  OIDC_CONTRASENAS: {
    kind: unoDe(...ingresosConContrasena),
    fallback: 'todos',
    text: 'quiénes ingresan también con contraseña',
  },
  TRUST_PROXY: { kind: entero(0, 5), fallback: '0', text: 'proxys delante' },
  RATE_LIMIT_PER_MINUTE: {
    kind: entero(0, 10_000_000),
    fallback: '12000',
    text: 'solicitudes por dirección y minuto; 0: sin límite',
  },
  BUSQUEDAS_POR_HORA: {
    kind: entero(0, 1_000_000),
    fallback: '300',
    text: 'búsquedas de un usuario en una hora; 0: sin límite',
  },
  BUSQUEDAS_SIN_FICHA_POR_HORA: {
    kind: entero(0, 1_000_000),
    fallback: '60',
    text: 'búsquedas en una hora de quien no puede abrir clientes; 0: sin límite',
  },
  CLIENTES_POR_HORA: {
    kind: entero(0, 1_000_000),
    fallback: '150',
    text: 'clientes distintos que un usuario abre en una hora; 0: sin límite',
  },
  DOCUMENTOS_POR_HORA: {
    kind: entero(0, 1_000_000),
    fallback: '600',
    text: 'documentos distintos que un usuario abre en una hora; 0: sin límite',
  },
  EXPORTACIONES_POR_HORA: {
    kind: entero(0, 1_000_000),
    fallback: '40',
    text: 'listas que un usuario descarga en una hora; 0: sin límite',
  },
  METRICS_TOKEN: { kind: secreto(16), text: 'clave del monitoreo' },
  LOG_LEVEL: {
    kind: unoDe('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    fallback: 'info',
    text: 'qué se escribe en el registro',
  },
  SLOW_STATEMENT_MS: {
    kind: entero(0, 600_000),
    fallback: '1000',
    text: 'una sentencia que tarda más milisegundos se anota en el registro; 0: ninguna',
  },
  CHROMIUM_PATH: { kind: programa, text: 'navegador para los PDF' },
  CHROMIUM_TIMEOUT_MS: {
    kind: entero(500, 120_000),
    fallback: '15000',
    text: 'un navegador que calla más milisegundos se reemplaza',
  },
  DISK_FREE_MB: {
    kind: entero(0, 10_000_000),
    fallback: '500',
    text: 'con menos espacio libre en DATA_DIR, /health/ready dice degradado',
  },
  WEBHOOK_RED_INTERNA: {
    kind: siNo,
    text: 'los avisos de eventos también van a direcciones de la red interna; en producción no, si no se dice',
  },
  BUREAU_URL: { kind: direccion('address', checkBureauUrl), text: 'buró de crédito' },
  BUREAU_TOKEN: { kind: secreto(1), text: 'clave para el buró de crédito' },
  BUREAU_TIMEOUT_MS: { kind: entero(100, 30_000), fallback: '8000', text: 'espera de un intento, en milisegundos' },
  BUREAU_PRUEBA: { kind: siNo, fallback: 'false', text: 'las pantallas dicen que los datos son ficticios' },
  BUREAU_SIMULATOR_PORT: { kind: entero(0, 65_535), fallback: '0', text: 'puerto del buró de prueba; 0: uno libre' },
  BURO_EXIGE_CONSENTIMIENTO: { kind: siNo, fallback: 'false', text: 'sin la fecha de autorización no se consulta' },
  SOLO_PROPIOS: { kind: siNo, fallback: 'false', text: 'un ejecutivo escribe solo en los planes suyos o de nadie' },
  CUATRO_OJOS: { kind: siNo, fallback: 'true', text: 'nadie aprueba una orden que creó' },
  ORDEN_EXIGE_CARPETA: {
    kind: siNo,
    fallback: 'false',
    text: 'ninguna orden de compra se aprueba sin carpeta aprobada',
  },
  PAGO_EXIGE_CARPETA: {
    kind: siNo,
    fallback: 'true',
    text: 'ninguna solicitud de pago se aprueba sin carpeta aprobada',
  },
  SALIDA_EXIGE_CONTRATO: { kind: siNo, fallback: 'false', text: 'nada sale sin pagaré y contrato aprobados' },
  APROBAR_PUNTAJE: { kind: politica, fallback: 'avisa', text: 'puntaje menor que 800 sin excepción al aprobar' },
  APROBAR_VIGENCIA: { kind: politica, fallback: 'avisa', text: 'puntaje con datos que ya cambiaron al aprobar' },
  APROBAR_BURO: { kind: politica, fallback: 'avisa', text: 'buró sin consulta reciente al aprobar' },
  APROBAR_BURO_DIAS: { kind: entero(0, 3650), fallback: '90', text: 'días que vale una consulta al buró para aprobar' },
  APROBAR_GARANTIAS: { kind: politica, fallback: 'avisa', text: 'garantías sin revisar al aprobar' },
  APROBAR_DOCUMENTOS: { kind: politica, fallback: 'avisa', text: 'documentos incompletos al aprobar' },
  MEDIO_DESVIO: {
    kind: entero(0, 1000),
    fallback: '15',
    text: 'por ciento en que el valor de un medio puede apartarse de lista y solicitud sin confirmarlo',
  },
  DESCONTAR_FERIADOS: { kind: siNo, fallback: 'false', text: 'los feriados del catálogo no son días hábiles' },
  MENSAJE_DE_TAREAS: { kind: siNo, fallback: 'false', text: 'el inicio de riesgo dice sus tareas de hoy (RIE-502)' },
  RESUMEN_DIARIO: { kind: siNo, fallback: 'true', text: 'un correo cada día hábil a quien tiene algo pendiente' },
  BARRIDO_ARCHIVOS: { kind: siNo, fallback: 'true', text: 'aparta los archivos que ninguna fila nombra' },
  ANCLA_RETENCION_DIAS: {
    kind: entero(0, 36_500),
    fallback: '0',
    text: 'días que el almacén no deja borrar un ancla de la auditoría; 0: sin candado (solo S3 con Object Lock)',
  },
  DERECHO_TITULAR_DIAS: {
    kind: entero(1, 90),
    fallback: '15',
    text: 'días para responder a una persona sobre sus datos, desde que ingresó su solicitud (LOPDP)',
  },
  RETENCION_AUTOMATICA: { kind: siNo, fallback: 'false', text: 'cada noche se quita lo que cumplió su plazo' },
  RETENCION_ACCESOS_DIAS: {
    kind: entero(0, 36_500),
    fallback: '1825',
    text: 'días que se conserva quién leyó qué; 0: siempre',
  },
  RETENCION_BORRADORES_DIAS: {
    kind: entero(1, 365),
    fallback: '30',
    text: 'días que se conserva un borrador desde que se escribió por última vez',
  },
  RETENCION_BURO_DIAS: {
    kind: entero(0, 36_500),
    fallback: '1095',
    text: 'días que se conserva un informe del buró sin un trámite en curso; 0: siempre',
  },
  RETENCION_DOCUMENTOS_DIAS: {
    kind: entero(0, 36_500),
    fallback: '3650',
    text: 'días que se conservan los documentos de un plan retirado; 0: siempre',
  },
  CUARENTENA_DIAS: { kind: entero(1, 3650), fallback: '30', text: 'días en cuarentena de un archivo sin fila' },
} as const satisfies Settings;
