import { correosFallidos } from './correo';
import { eventosFallidos, eventosSinReceptor } from './suscripcion';

/** Parts of `/health/ready` that do not work, or only in part. */

export const salud = {
  sinRespuesta: (segundos: number): string => `No respondió en ${segundos} segundos`,
  baseDeDatos: 'La base de datos no responde: nada funciona',
  migracionesPendientes: (n: number): string => `Faltan ${n} migraciones: ejecute npm run db -- migrate`,
  migracionesAjenas: (n: number): string => `La base tiene ${n} migraciones de otra versión del programa`,
  archivos: 'El almacén de archivos no responde o rechaza la clave: no se suben ni se descargan documentos',
  correo: 'El servidor de correo no responde: los avisos esperan y salen después',
  disco: (mb: number): string => `Quedan ${mb} MB libres en la carpeta de datos: pronto no se podrá guardar`,
  discoIlegible: 'No se puede leer la carpeta de datos',
  pdf: 'El navegador no responde o no está instalado: no se generan PDF, lo demás funciona',
  bandeja: (minutos: number): string => `Hay correos que esperan desde hace ${minutos} minutos`,
  bandejaFallidos: (n: number): string => `${correosFallidos(n)}: la pantalla «Correos» dice por qué y los reenvía`,
  eventosSinReceptor: (n: number): string =>
    `${eventosSinReceptor(n)}: la pantalla «Suscripciones a eventos» dice cuáles`,
  eventosFallidos: (n: number): string =>
    `${eventosFallidos(n)}: la pantalla «Envíos de eventos» dice por qué y los reenvía`,
  ingreso:
    'El servicio de cuentas de la empresa no responde: solo se ingresa con contraseña; las sesiones abiertas siguen',
  selloVencido: 'El certificado del sello electrónico no está vigente: los documentos se emiten sin sello',
  selloPorVencer: (vigencia: string): string => `El sello electrónico está por vencer: ${vigencia}`,
  auditoria: 'La auditoría no se sella: compruebe los permisos de la conexión',
} as const;
