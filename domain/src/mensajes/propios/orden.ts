import { deNumero, formatearMonto } from '../../dinero';

/** Purchase orders: our own texts, where the specification gives none. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const orden = {
  noCorrespondeAlTipo: 'No corresponde a este tipo de carta',
  calculoDistinto: (dolares: number): string => `No coincide con lo calculado: ${formatearMonto(deNumero(dolares))}`,
  pagoNegativo: 'Las comisiones superan lo que se paga al concesionario',
  ordenYaAprobada: (quien: string, cuando: string): string => `La orden ya fue aprobada por ${quien} el ${cuando}`,
  ordenYaAnulada: (quien: string, cuando: string): string => `La orden ya fue anulada por ${quien} el ${cuando}`,
  ordenSinAprobar: 'La orden de compra todavía no está aprobada',
  ordenSoloDeVehiculo: 'Solo un medio de aprobación de MotorPlan lleva orden de compra',
  medioNoAprobadoAun: 'El medio de aprobación no está aprobado',
  planConOrden: 'Un plan ya está en otra orden de compra',
  ordenNumero: (n: number): string => `Orden No. ${n}`,
  ordenDe: (n: number, planes: string, cliente: string, quien: string): string =>
    `Orden No. ${n} de ${cliente} (${planes}), por ${quien}`,
  avisoDeOrdenAprobada: 'Orden de compra aprobada',
  avisoDeOrdenAnulada: 'Orden de compra anulada',
  medioContinuar: 'Continuar',
  ordenBuscar: 'Buscar por nombre o cédula',
  ordenCategoria: 'Categoría',
  ordenAnulacion: 'Anulación',
  ordenGrupos: (grupos: readonly string[]): string =>
    `${grupos.length === 1 ? 'Grupo' : 'Grupos'} ${grupos.join(', ')}`,
  ordenLaCreo: (quien: string, cuando: string): string => `Creada por ${quien} el ${cuando}`,
  ordenLaAprobo: (quien: string, cuando: string): string => `aprobada por ${quien} el ${cuando}`,
  ordenAlAprobar: 'Podrá generarse su documento y solicitarse el pago.',
  ordenAlAnular: 'Es definitivo. Sus planes y su medio de aprobación quedan libres para otra orden.',
  ordenVerDocumento: 'Ver orden de compra',
  ordenSinCarpetaAprobada: 'La carpeta no está aprobada por riesgo',
  ordenConPago: 'La orden tiene un pago aprobado y no se puede anular',
} as const;
