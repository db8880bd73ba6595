import { estadosDeVehiculo } from '../codigos';
import { partesDe } from '../fechas';
import { type Campo, crearFormulario, estaVacio, type Formulario, type Resultado } from '../formulario';
import type { DefinicionDeLista } from '../lista';
import { mensajes } from '../mensajes';
import type { ContextoDeFechas } from '../piezas';
import { LIMITES } from '../texto';
import type {
  DatosDeDispositivo,
  DatosDeFicha,
  DatosDeInmueble,
  DatosDeMedio,
  DatosDePoliza,
  DatosDeVehiculo,
} from './tipos';

const { MED, propios } = mensajes;

/** MED-529 */
export const MAXIMO_DE_PLANES = 4;
/** Product of vehicles; the other one is of property. */
export const PRODUCTO_DE_VEHICULOS = '01';

const costo = (etiqueta: string): Campo<DatosDeMedio, unknown> => ({
  etiqueta,
  seccion: 'costos',
  tipo: 'monto',
  minimo: 0,
  mensaje: mensajes.CLI.valorMinimo0,
  requerido: propios.campoObligatorio,
});

/** THE table of the approval (MED-504…510). Of the five costs only the tax has a minimum of 1 (decisiones.md). */
export const formularioDeMedio = crearFormulario<DatosDeMedio, unknown>({
  valor: {
    etiqueta: 'Valor del bien',
    seccion: 'bien',
    tipo: 'monto',
    minimo: 1,
    mensaje: MED.valorMayorACero,
    requerido: MED.valorMayorACero,
  },
  desgravamen: costo('Desgravamen'),
  avaluo: costo('Avalúo'),
  costosLegales: costo('Costos legales'),
  escrituras: costo('Escrituras'),
  impuestoTimbres: {
    ...costo('Impuesto y timbres'),
    tipo: 'monto',
    minimo: 1,
    mensaje: MED.valorMayorACero,
    requerido: MED.valorMayorACero,
  },
  pagoAnticipado: {
    etiqueta: 'Pago anticipado',
    seccion: 'pago',
    tipo: 'monto',
    minimo: 0,
    mensaje: mensajes.CLI.valorMinimo0,
    requerido: propios.campoObligatorio,
  },
  observaciones: {
    etiqueta: 'Observaciones',
    seccion: 'observaciones',
    tipo: 'parrafo',
    maximo: LIMITES.comentario,
  },
});

/** MED-512, MED-513: years of a vehicle, both included. */
export const aniosDeVehiculo = (hoy: string): { minimo: number; maximo: number } => {
  const { anio } = partesDe(hoy);
  return { minimo: anio - 6, maximo: anio + 1 };
};

const seccion = 'ficha';
/** Key of a row that a selector offers; that it exists is checked where the rows are. */
const llave = (etiqueta: string) =>
  ({
    etiqueta,
    seccion,
    tipo: 'entero',
    minimo: 1,
    maximo: 2_147_483_647,
    mensaje: propios.opcionInvalida,
    requerido: propios.campoObligatorio,
  }) as const;
const codigoLibre = (etiqueta: string, maximo: number): Campo<DatosDeVehiculo, ContextoDeFechas> => ({
  etiqueta,
  seccion,
  tipo: 'texto',
  maximo,
  mayusculas: true,
});

/** MED-511…513, MED-526, MED-527. Number plate and serial numbers are taken as people write them: a new vehicle has no plate yet. */
export const formularioDeVehiculo = crearFormulario<DatosDeVehiculo, ContextoDeFechas>({
  marcaId: { ...llave('Marca'), alCambiar: () => ({ modeloId: null }) },
  modeloId: llave('Modelo'),
  claseCodigo: {
    etiqueta: 'Clase',
    seccion,
    tipo: 'catalogo',
    recurso: 'tipo-vehiculo',
    maximo: 20,
    requerido: propios.campoObligatorio,
  },
  tipo: { etiqueta: 'Tipo', seccion, tipo: 'texto', maximo: LIMITES.textoCorto },
  estadoBien: {
    etiqueta: 'Estado',
    seccion,
    tipo: 'opcion',
    opciones: estadosDeVehiculo,
    requerido: propios.campoObligatorio,
  },
  anio: {
    etiqueta: 'Año',
    seccion,
    tipo: 'entero',
    minimo: 1900,
    maximo: 2200,
    limites: ({ hoy }) => aniosDeVehiculo(hoy),
    mensaje: MED.antiguedad,
    mensajeMaximo: MED.anioIncorrecto,
    requerido: propios.campoObligatorio,
  },
  color: { etiqueta: 'Color', seccion, tipo: 'texto', maximo: 40, sugerencias: 'color-vehiculo' },
  chasis: codigoLibre('Chasis', 30),
  serieMotor: codigoLibre('Serie del motor', 30),
  placa: codigoLibre('Placa', 10),
  paisOrigen: { etiqueta: 'País de origen', seccion, tipo: 'catalogo', recurso: 'pais', maximo: 2 },
});

export const tiposDeInmueble = [
  { codigo: 'CASA', nombre: 'Casa' },
  { codigo: 'DEPARTAMENTO', nombre: 'Departamento' },
  { codigo: 'TERRENO', nombre: 'Terreno' },
  { codigo: 'LOCAL', nombre: 'Local comercial' },
  { codigo: 'OFICINA', nombre: 'Oficina' },
] as const;

/** decisiones.md: type, province, canton, address, area, registry; the value is the approval's. */
export const formularioDeInmueble = crearFormulario<DatosDeInmueble, ContextoDeFechas>({
  tipoInmueble: {
    etiqueta: 'Tipo de inmueble',
    seccion,
    tipo: 'opcion',
    opciones: tiposDeInmueble,
    requerido: propios.campoObligatorio,
  },
  provinciaCodigo: {
    etiqueta: 'Provincia',
    seccion,
    tipo: 'catalogo',
    recurso: 'provincia',
    maximo: 2,
    requerido: propios.campoObligatorio,
    alCambiar: () => ({ cantonCodigo: null }),
  },
  cantonCodigo: {
    etiqueta: 'Cantón',
    seccion,
    tipo: 'catalogo',
    recurso: 'canton',
    maximo: 4,
    requerido: propios.campoObligatorio,
  },
  direccion: {
    etiqueta: 'Dirección',
    seccion,
    tipo: 'texto',
    maximo: LIMITES.direccion,
    requerido: propios.campoObligatorio,
  },
  area: { etiqueta: 'Área (m²)', seccion, tipo: 'monto', minimo: 0, unidad: 'm²' },
  registro: { etiqueta: 'Registro de la propiedad', seccion, tipo: 'texto', maximo: 40 },
});

type FormularioDeFicha = Formulario<Partial<DatosDeFicha>, ContextoDeFechas>;

/** The sheet that a product has. */
export const formularioDeFicha = (producto: string): FormularioDeFicha =>
  (producto === PRODUCTO_DE_VEHICULOS ? formularioDeVehiculo : formularioDeInmueble) as unknown as FormularioDeFicha;

export const fichaVacia = (): DatosDeFicha => ({ ...formularioDeVehiculo.vacio(), ...formularioDeInmueble.vacio() });

const algoDePoliza = (poliza: DatosDePoliza): boolean => Object.values(poliza).some((valor) => !estaVacio(valor));
const dePoliza = { seccion: 'poliza', requerido: propios.campoObligatorio, requeridoSi: algoDePoliza } as const;

/** MED-505: company, policy, from, to, premium; once one of them is given, all are. */
export const formularioDePoliza = crearFormulario<DatosDePoliza, unknown>({
  aseguradora: { ...dePoliza, etiqueta: 'Aseguradora', tipo: 'texto', maximo: LIMITES.nombre },
  numero: { ...dePoliza, etiqueta: 'Número de póliza', tipo: 'texto', maximo: 40, mayusculas: true },
  desde: { ...dePoliza, etiqueta: 'Desde', tipo: 'fecha', rango: () => ({}), mensaje: propios.fechaInvalida },
  hasta: { ...dePoliza, etiqueta: 'Hasta', tipo: 'fecha', rango: () => ({}), mensaje: propios.fechaInvalida },
  prima: { ...dePoliza, etiqueta: 'Prima', tipo: 'monto', minimo: 0, mensaje: mensajes.CLI.valorMinimo0 },
});

/** It ends after it begins; empty = nothing is wrong. */
export const erroresDePoliza = ({ desde, hasta }: Pick<DatosDePoliza, 'desde' | 'hasta'>): Record<string, string> =>
  desde !== null && hasta !== null && hasta <= desde ? { hasta: propios.polizaHasta } : {};

/** The same as a whole. */
export function revisarPoliza(entrada: unknown): Resultado<DatosDePoliza> {
  const resultado = formularioDePoliza.revisar(entrada, undefined);
  if ('errores' in resultado) return resultado;
  const errores = erroresDePoliza(resultado.valores);
  return Object.keys(errores).length === 0 ? resultado : { errores };
}

/** MED-505: a device and what it costs in this approval. */
export const formularioDeDispositivo = crearFormulario<DatosDeDispositivo, unknown>({
  id: { ...llave('Dispositivo'), seccion: 'dispositivo' },
  valor: {
    etiqueta: 'Valor del dispositivo',
    seccion: 'dispositivo',
    tipo: 'monto',
    minimo: 0,
    mensaje: mensajes.CLI.valorMinimo0,
    requerido: propios.campoObligatorio,
  },
});

/** MED-500, MED-542: newest first. `q`: words of the name, or the beginning of a cédula or of a plan's code; `ejecutivo`: id or 'yo'. */
export const listaDeMedios: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'cedula', 'nombreCliente', 'producto', 'valor', 'total', 'fecha', 'enviadoEn', 'decididoEn'],
  filtros: { estado: 'texto', q: 'texto', producto: 'texto', cliente: 'texto', plan: 'texto', ejecutivo: 'texto' },
};
