/** What the product knows for the reports of the control bodies: a layout's fields choose from here, and from nothing else. */

export const organismos = [
  { codigo: 'SC', nombre: 'Superintendencia de Compañías' },
  { codigo: 'UAFE', nombre: 'UAFE' },
] as const;
export type Organismo = (typeof organismos)[number]['codigo'];

export const nombreDeOrganismo = (organismo: string): string =>
  organismos.find(({ codigo }) => codigo === organismo)?.nombre ?? organismo;

type TipoDeDato = 'texto' | 'entero' | 'monto' | 'fecha';
interface FuenteDeReporte {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: TipoDeDato;
}

const dato = <const C extends string>(codigo: C, nombre: string, tipo: TipoDeDato = 'texto') => ({
  codigo,
  nombre,
  tipo,
});

const deEmpresa = [
  dato('rucEmpresa', 'RUC de la empresa'),
  dato('empresa', 'Nombre de la empresa'),
  dato('periodo', 'Período del reporte'),
] as const;
const dePersona = [
  dato('tipoIdentificacion', 'Tipo de identificación (C, R, P)'),
  dato('identificacion', 'Identificación'),
  dato('nombreCompleto', 'Apellidos y nombres'),
  dato('apellidos', 'Apellidos'),
  dato('nombres', 'Nombres'),
  dato('nacionalidad', 'Nacionalidad (código del país)'),
  dato('fechaNacimiento', 'Fecha de nacimiento', 'fecha'),
  dato('direccion', 'Dirección'),
  dato('telefono', 'Teléfono'),
  dato('correo', 'Correo electrónico'),
] as const;

/** By body: one row a contract, or one a person. */
export const fuentesDeReporte = {
  SC: [
    ...deEmpresa,
    dato('contrato', 'Código del contrato (plan)'),
    dato('producto', 'Producto'),
    dato('grupo', 'Grupo'),
    dato('puesto', 'Puesto en el grupo'),
    dato('inicioDelGrupo', 'Inicio del grupo', 'fecha'),
    dato('titularDesde', 'Titular desde', 'fecha'),
    ...dePersona,
    dato('ciudad', 'Ciudad del contrato'),
    dato('estadoPlan', 'Estado del contrato'),
    dato('bien', 'Bien objeto del contrato'),
    dato('valorBien', 'Valor del bien', 'monto'),
    dato('inscripcion', 'Inscripción pagada', 'monto'),
    dato('cuotas', 'Número de cuotas', 'entero'),
    dato('valorCuota', 'Valor de la cuota', 'monto'),
    dato('cuotasPagadas', 'Cuotas pagadas', 'entero'),
    dato('cuotasVencidas', 'Cuotas vencidas', 'entero'),
    dato('pagado', 'Total pagado', 'monto'),
    dato('saldo', 'Saldo por pagar', 'monto'),
    dato('fechaAdjudicacion', 'Fecha de adjudicación', 'fecha'),
    dato('adjudicadoPor', 'Adjudicado por (Sorteo, Oferta)'),
    dato('cuotasOfertadas', 'Cuotas ofertadas', 'entero'),
    dato('ofertaPagada', 'Oferta pagada', 'monto'),
    dato('fechaEntrega', 'Fecha de entrega del bien', 'fecha'),
  ],
  UAFE: [
    ...deEmpresa,
    ...dePersona,
    dato('actividad', 'Actividad económica (código UAFE)'),
    dato('contratos', 'Contratos de la persona'),
    dato('operaciones', 'Número de operaciones del mes', 'entero'),
    dato('monto', 'Monto de las operaciones del mes', 'monto'),
    dato('primera', 'Fecha de la primera operación', 'fecha'),
    dato('ultima', 'Fecha de la última operación', 'fecha'),
    dato('superaUmbral', 'Supera el umbral (S, N)'),
    dato('inusual', 'Operación inusual reportada (S, N)'),
    dato('motivoInusual', 'Motivo de la operación inusual'),
    dato('pep', 'Persona expuesta políticamente (S, N)'),
  ],
} as const satisfies Readonly<Record<Organismo, readonly FuenteDeReporte[]>>;

type FuenteDe<O extends Organismo> = (typeof fuentesDeReporte)[O][number]['codigo'];
/** A row's facts: amounts in cents, dates 'YYYY-MM-DD', `null` = not known. */
export type HechosDeFila<O extends Organismo = Organismo> = O extends Organismo
  ? Readonly<Record<FuenteDe<O>, string | number | null>>
  : never;

export const fuenteDe = (organismo: Organismo, codigo: string): FuenteDeReporte | undefined =>
  (fuentesDeReporte[organismo] as readonly FuenteDeReporte[]).find((fuente) => fuente.codigo === codigo);

/** How a value is written, and what it is to a spreadsheet. */
export const formatosDeCampo = [
  { codigo: 'texto', nombre: 'Texto', de: ['texto', 'entero'] },
  { codigo: 'mayusculas', nombre: 'Texto en mayúsculas', de: ['texto'] },
  { codigo: 'entero', nombre: 'Número entero', de: ['entero'] },
  { codigo: 'monto', nombre: 'Monto', de: ['monto'] },
  { codigo: 'decimal', nombre: 'Monto como texto (1234.50)', de: ['monto'] },
  { codigo: 'fecha', nombre: 'Fecha (dd/mm/aaaa)', de: ['fecha'] },
  { codigo: 'aaaammdd', nombre: 'Fecha como texto (aaaammdd)', de: ['fecha'] },
] as const satisfies readonly { codigo: string; nombre: string; de: readonly TipoDeDato[] }[];
export type FormatoDeCampo = (typeof formatosDeCampo)[number]['codigo'];

export const formatosPara = (tipo: TipoDeDato) =>
  formatosDeCampo.filter(({ de }) => (de as readonly TipoDeDato[]).includes(tipo));
