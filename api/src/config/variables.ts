import {
  ingresosConContrasena,
  listaDeRoles,
  modosDePolitica,
  type PasoDelCaso,
  reglasDelPaso,
} from '@adjudica/domain';
import { z } from 'zod';
import { KEY_BYTES } from '../crypto/cipher';
import { checkBureauUrl, checkDatabaseUrl, mailServer, publicOrigin, storageAddress } from './addresses';
import {
  algunosDe,
  archivo,
  carpeta,
  clave,
  direccion,
  entero,
  fideicomiso,
  lista,
  patron,
  programa,
  secreto,
  siNo,
  tabla,
  texto,
  unoDe,
} from './kinds';

/** Effect of an unmet rule when a folder is approved. */
const politica = unoDe(...modosDePolitica);
/** Rules of a step of a case, separated by commas. */
const reglasDe = (paso: PasoDelCaso) => algunosDe(...reglasDelPaso(paso));

/**
 * Every environment variable of the program; `npm run gen` writes `docs/data/ajustes.md` from it. Nothing else reads the environment for a setting.
 */
export const variables = z.object({
  NODE_ENV: unoDe('development', 'production', 'test')
    .prefault('development')
    .describe('`production` demands `JWT_SECRET` and `DATA_KEY` and refuses demo users'),
  PORT: entero(0, 65_535).prefault('3000').describe('the API is under `/api/v1`, its description at `/api/docs`'),
  HOST: patron(/^[\w.:-]{1,255}$/, 'address or name', 'se espera una dirección o un nombre')
    .optional()
    .describe('address to listen on; without it all'),
  DATA_DIR: texto(1000)
    .prefault('datos')
    .describe('everything local: embedded database, files, outbox, generated secrets, uploads on their way'),
  DATABASE_URL: direccion(checkDatabaseUrl)
    .optional()
    .describe(
      '`mssql://user:password@host:1433/database?encrypt=true`, or the path of the embedded file; without it a file in `DATA_DIR`',
    ),
  STORAGE_URL: direccion(storageAddress)
    .optional()
    .describe('`s3://key:secret@host:port/bucket/prefix`, or a folder; without it one in `DATA_DIR`'),
  SMTP_URL: direccion(mailServer)
    .optional()
    .describe('`smtp://` or `smtps://user:password@host:port`; without it a folder of messages in `DATA_DIR`'),
  MAIL_FROM: patron(
    /^(?:[^<>\p{Cc}]{0,120}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'mail address',
    'se espera un correo',
  )
    .prefault('Adjudica <no-responder@adjudica.example>')
    .describe('sender'),
  PUBLIC_URL: direccion(publicOrigin)
    .optional()
    .describe('where people find the screens; without it mails bear no link and papers no QR'),
  JWT_SECRET: secreto(32)
    .optional()
    .describe(
      'signs the sessions; changing it ends all of them. **Required in production**, else made once and kept in `DATA_DIR`',
    ),
  DATA_KEY: clave(KEY_BYTES)
    .optional()
    .describe(
      '`openssl rand -base64 32` (operar.md, "The key of the data"). **Required in production**, else made once and kept in `DATA_DIR`',
    ),
  BRAND_NAME: texto(80).prefault('Adjudica').describe('name on screens and documents'),
  BRAND_COMPANY: texto(120)
    .prefault('Planes de Ahorro Programado S.A.')
    .describe('the company; **required in production**'),
  BRAND_RUC: patron(/^\d{13}$/, '13 digits', 'debe tener 13 dígitos')
    .prefault('1790000000001')
    .describe('its RUC; **required in production**'),
  BRAND_CITY: texto(80).prefault('Quito').describe('its city; **required in production**'),
  BRAND_ADDRESS: texto(150)
    .prefault('Av. Amazonas N36-152 y Naciones Unidas')
    .describe('its address, where contracts notify it; **required in production**'),
  BRAND_MAIL: patron(/^[^\s<>@]+@[^\s<>@]+$/, 'mail address', 'se espera un correo')
    .prefault('legal@adjudica.example')
    .describe('its mail, where contracts notify it and answers to mails arrive; **required in production**'),
  TRUST_01: fideicomiso
    .optional()
    .describe(
      'trust of the guarantee F of MotorPlan; without it no such contract or pledge is written, but for demo data',
    ),
  TRUST_02: fideicomiso.optional().describe('the same of CasaPlan'),
  SEGUNDO_FACTOR_ACTOS: lista(
    /^[A-Za-z-]{1,40}(?::[A-Za-z-]{1,40})?$/,
    'acts',
    'se esperan actos, como aprobar u orden-de-compra:aprobar',
  )
    .optional()
    .describe('acts that ask for a code: `aprobar` of every record, `orden-de-compra:aprobar` of one, with commas'),
  SEGUNDO_FACTOR_MINUTOS: entero(1, 480).prefault('10').describe('how long a code counts for them, in its session'),
  OIDC_ISSUER: patron(/^https?:\/\/[^\s?#]{1,300}$/, 'address', 'se espera una dirección https://… sin ? ni #')
    .optional()
    .describe('operar.md, "Log-in of the company"; needs `OIDC_CLIENT_ID`, `OIDC_ROLES` and `PUBLIC_URL`'),
  OIDC_CLIENT_ID: texto(200).optional().describe('client registered there'),
  OIDC_CLIENT_SECRET: secreto(8).optional().describe('without one the client is public, proven by PKCE alone'),
  OIDC_SCOPES: texto(200).prefault('openid profile email').describe('what is asked for'),
  OIDC_CLAIM_USUARIO: texto(100)
    .prefault('preferred_username')
    .describe('names the user at the first log-in; what stands before an `@` counts'),
  OIDC_CLAIM_GRUPOS: texto(100).prefault('groups').describe('holds the groups'),
  OIDC_ROLES: tabla(listaDeRoles, 'groups', 'se espera grupo=Rol; grupo=Rol, con roles que existen')
    .optional()
    .describe('`group=Role; group=Role`: the first that fits decides, at each log-in'),
  OIDC_CREAR_USUARIOS: siNo.prefault('false').describe('`true`: who is in such a group and has no user gets one'),
  OIDC_CONTRASENAS: unoDe(...ingresosConContrasena)
    .prefault('todos')
    .describe('who may log in with a password as well'),
  TRUST_PROXY: entero(0, 5).prefault('0').describe("proxies in front, so that limits count the client's address"),
  RATE_LIMIT_PER_MINUTE: entero(0, 10_000_000)
    .prefault('12000')
    .describe('requests per address and minute; 0: no limit'),
  BUSQUEDAS_POR_HORA: entero(0, 1_000_000)
    .prefault('300')
    .describe('searches of one user within an hour; 0: no limit (operar.md, "Who reads too much")'),
  BUSQUEDAS_SIN_FICHA_POR_HORA: entero(0, 1_000_000)
    .prefault('60')
    .describe('the same for users who may not read clients'),
  CLIENTES_POR_HORA: entero(0, 1_000_000)
    .prefault('150')
    .describe('different clients, plans or other records opened within an hour'),
  DOCUMENTOS_POR_HORA: entero(0, 1_000_000).prefault('600').describe('different documents opened within an hour'),
  EXPORTACIONES_POR_HORA: entero(0, 1_000_000).prefault('40').describe('lists taken away as Excel within an hour'),
  METRICS_TOKEN: secreto(16)
    .optional()
    .describe(
      '`/metrics` asks for `Authorization: Bearer <token>`; without it only this machine is answered, not through a proxy',
    ),
  LOG_LEVEL: unoDe('fatal', 'error', 'warn', 'info', 'debug', 'silent')
    .prefault('info')
    .describe('logs on standard output: route templates, never values'),
  SLOW_STATEMENT_MS: entero(0, 600_000)
    .prefault('1000')
    .describe('a statement that takes longer is logged and counted; 0: none'),
  CHROMIUM_PATH: programa.optional().describe('browser for the PDFs; without it one is looked for'),
  CHROMIUM_TIMEOUT_MS: entero(500, 120_000).prefault('15000').describe('a browser silent for longer is replaced'),
  FIRMAS_DIR: carpeta
    .optional()
    .describe(
      'roots of certification entities and revocation lists (operar.md, "Electronic signatures"); without it no root is known',
    ),
  FIRMAS_OCSP: unoDe('no', 'publica', 'interna')
    .prefault('no')
    .describe(
      'whether the OCSP responder that a certificate names is asked for its revocation: `publica` on the public network alone, `interna` also in private networks',
    ),
  SELLO_P12: archivo
    .optional()
    .describe('the company’s electronic seal (operar.md, "The company’s seal"); without it papers are issued unsealed'),
  SELLO_CLAVE: secreto(1).optional().describe('password of `SELLO_P12`'),
  DISK_FREE_MB: entero(0, 10_000_000)
    .prefault('500')
    .describe('with less in `DATA_DIR` `/health/ready` says `degradado`'),
  WEBHOOK_RED_INTERNA: siNo
    .optional()
    .describe(
      '`true`: messages about events also to this machine and private networks; false in production, true otherwise; in production https alone',
    ),
  BUREAU_URL: direccion(checkBureauUrl)
    .optional()
    .describe('credit bureau (`buro.md`); without it nothing is asked; `npm start` starts a made-up one'),
  BUREAU_TOKEN: secreto(1).optional().describe('bearer token for it'),
  BUREAU_TIMEOUT_MS: entero(100, 30_000).prefault('8000').describe('of one try; a question takes at most two'),
  BUREAU_PRUEBA: siNo.prefault('false').describe("screens say 'Buró de prueba'; refused in production"),
  BUREAU_SIMULATOR_PORT: entero(0, 65_535).prefault('0').describe('of the made-up bureau; 0: any'),
  BURO_EXIGE_CONSENTIMIENTO: siNo
    .prefault('false')
    .describe('`true`: nobody is asked about without the date of consent'),
  SOLO_PROPIOS: siNo
    .prefault('false')
    .describe('`true`: an executive writes only the plans assigned to him or to nobody'),
  CUATRO_OJOS: siNo.prefault('true').describe('`false`: who made a record may approve it'),
  ORDEN_IMPIDE: reglasDe('orden')
    .prefault('ninguna')
    .describe(
      'rules that refuse to approve an order when they are not met; the others ask for a confirmation with a reason, which is kept',
    ),
  PAGO_IMPIDE: reglasDe('pago').prefault('carpeta').describe('the same for a payment'),
  PAGARE_IMPIDE: reglasDe('pagare').prefault('unidad,personas,montos,papeles').describe('the same for a note'),
  CONTRATO_IMPIDE: reglasDe('contrato').prefault('unidad,personas,montos,papeles').describe('the same for a contract'),
  CARTA_IMPIDE: reglasDe('carta').prefault('ninguna').describe('the same for an exit letter'),
  ENTREGA_IMPIDE: reglasDe('entrega').prefault('carpeta').describe('the same for a delivery'),
  APROBAR_PUNTAJE: politica
    .prefault('avisa')
    .describe('a folder below 800 without exception: `avisa` asks for a confirmation that is kept, `impide` refuses'),
  APROBAR_VIGENCIA: politica
    .prefault('avisa')
    .describe('the same where what the score was calculated from has changed'),
  APROBAR_BURO: politica.prefault('avisa').describe('the same where the bureau was not asked within the days below'),
  APROBAR_BURO_DIAS: entero(0, 3650).prefault('90').describe('days that an answer of the bureau counts'),
  APROBAR_GARANTIAS: politica.prefault('avisa').describe('the same where the guarantees were not reviewed'),
  APROBAR_DOCUMENTOS: politica
    .prefault('avisa')
    .describe('the same where a document of the folder is missing or was rejected'),
  APROBAR_LISTAS: politica
    .prefault('avisa')
    .describe('the same where a person of the plan is in a control list, or may be; only where a list is loaded'),
  MEDIO_DESVIO: entero(0, 1000)
    .prefault('15')
    .describe('per cent by which an approved value may differ from list price and application unasked'),
  DESCONTAR_FERIADOS: siNo.prefault('false').describe('`true`: holidays of the catalogue are no business days'),
  MENSAJE_DE_TAREAS: siNo.prefault('false').describe('`true`: the home of risk says how many tasks there are today'),
  RESUMEN_DIARIO: siNo
    .prefault('true')
    .describe('from 07:00 of each business day, a mail to who has tasks of today or unread notices'),
  BARRIDO_ARCHIVOS: siNo
    .prefault('true')
    .describe('`false`: no stored file is moved or removed: a test server on a copy of the data'),
  ANCLA_RETENCION_DIAS: entero(0, 36_500)
    .prefault('0')
    .describe('days for which the store refuses to remove an anchor of the audit (S3 with Object Lock)'),
  DERECHO_TITULAR_DIAS: entero(1, 90).prefault('15').describe('days in which a person is answered about his data'),
  RETENCION_AUTOMATICA: siNo
    .prefault('false')
    .describe('`true`: what is past its time is removed each night from 01:00 to 05:00'),
  RETENCION_ACCESOS_DIAS: entero(0, 36_500)
    .prefault('1825')
    .describe('days that it is kept who read what; 0: for ever'),
  RETENCION_BORRADORES_DIAS: entero(1, 365)
    .prefault('30')
    .describe('days that a draft is kept after it was last written'),
  RETENCION_BURO_DIAS: entero(0, 36_500)
    .prefault('1095')
    .describe('days that a report of the bureau is kept about somebody without a running case; 0: for ever'),
  RETENCION_DOCUMENTOS_DIAS: entero(0, 36_500)
    .prefault('3650')
    .describe('days that uploaded documents of a withdrawn plan are kept; 0: for ever'),
  CUARENTENA_DIAS: entero(1, 3650).prefault('30').describe('days that a file which no row names stays in quarantine'),
});
