import { estadosDeVehiculo, PRODUCTO_DE_VEHICULOS, tiposDeInmueble } from '../codigos';
import { partesDe } from '../fechas';
import { estaVacio, type Formulario, type Resultado } from '../formulario';
import { MED, mensajes, propios } from '../mensajes';
import type { ContextoDeFechas } from '../piezas';
import { campo, type DatosDe, enCodigo, enSeccion, registro } from '../registro';
import { LIMITES } from '../texto';

/** MED-529 */
export const MAXIMO_DE_PLANES = 4;

const requerido = propios.campoObligatorio;
const mensaje = mensajes.CLI.valorMinimo0;
const alMenosUno = { mensaje: MED.valorMayorACero, requerido: MED.valorMayorACero } as const;

/** The approval (MED-504…510), in dollars. Of the five costs only the tax has a minimum of 1 (decisiones.md). */
export const formularioDeMedio = registro('medio-aprobacion', {
  valor: campo.monto('Valor del bien', 1, { ...alMenosUno, seccion: 'bien' }),
  ...enSeccion('costos', {
    desgravamen: campo.monto('Desgravamen', 0, { mensaje, requerido }),
    avaluo: campo.monto('Avalúo', 0, { mensaje, requerido }),
    costosLegales: campo.monto('Costos legales', 0, { mensaje, requerido }),
    escrituras: campo.monto('Escrituras', 0, { mensaje, requerido }),
    impuestoTimbres: campo.monto('Impuesto y timbres', 1, alMenosUno),
  }),
  pagoAnticipado: campo.monto('Pago anticipado', 0, { mensaje, requerido, seccion: 'pago' }),
  observaciones: campo.parrafo('Observaciones', LIMITES.comentario, { seccion: 'observaciones', de: 'titular' }),
});
export type TablaDeMedio = typeof formularioDeMedio.tabla;
export type DatosDeMedio = DatosDe<TablaDeMedio>;

/** MED-512, MED-513: years of a vehicle, both included. */
export const aniosDeVehiculo = (hoy: string): { minimo: number; maximo: number } => {
  const { anio } = partesDe(hoy);
  return { minimo: anio - 6, maximo: anio + 1 };
};

/** Key of a row that a selector offers; the API checks that it exists. */
const llave = { mensaje: propios.opcionInvalida, requerido } as const;
const LLAVES = [1, 2_147_483_647] as const;

/** What identifies one vehicle among others: of a new one it is known only after the order (unidad/). */
export const camposDeLaUnidad = {
  color: campo.texto('Color', 40, { sugerencias: 'color-vehiculo', clase: 'igual' }),
  chasis: campo.texto('Chasis', 30, { mayusculas: true, clase: 'identificacion', de: 'titular' }),
  serieMotor: campo.texto('Serie del motor', 30, { mayusculas: true, clase: 'identificacion', de: 'titular' }),
  placa: campo.texto('Placa', 10, { mayusculas: true, clase: 'identificacion', de: 'titular' }),
} as const;

/** MED-511…513, MED-526, MED-527. Number plate and serial numbers are optional text: a new vehicle has no plate yet. */
export const formularioDeVehiculo = registro('ficha', {
  marcaId: campo.entero('Marca', LLAVES, { ...llave, alCambiar: () => ({ modeloId: null }) }),
  modeloId: campo.entero('Modelo', LLAVES, llave),
  claseCodigo: campo.catalogo('Clase', 'tipo-vehiculo', 20, { requerido, ejemplo: 'AUTOMOVIL' }),
  /** As in its registration: 'Doble cabina'. */
  tipo: campo.texto('Tipo', LIMITES.textoCorto, { clase: 'igual' }),
  estadoBien: campo.opcion('Estado', estadosDeVehiculo, { requerido, columna: enCodigo(5) }),
  anio: campo.entero('Año', [1900, 2200], {
    limites: ({ hoy }: ContextoDeFechas) => aniosDeVehiculo(hoy),
    mensaje: MED.antiguedad,
    mensajeMaximo: MED.anioIncorrecto,
    requerido,
    ayuda: 'De seis años antes del actual al siguiente.',
  }),
  ...camposDeLaUnidad,
  paisOrigen: campo.catalogo('País de origen', 'pais', 2),
});
export type TablaDeVehiculo = typeof formularioDeVehiculo.tabla;

/** Of a property the entry may come with its deed (unidad/). */
export const camposDelRegistro = {
  registro: campo.texto('Registro de la propiedad', 40, { de: 'titular' }),
} as const;

/** decisiones.md: the sheet of a property, in place of the vehicle's for product 02; the value belongs to the approval. */
export const formularioDeInmueble = registro('ficha', {
  tipoInmueble: campo.opcion('Tipo de inmueble', tiposDeInmueble, { requerido, columna: enCodigo(20) }),
  provinciaCodigo: campo.catalogo('Provincia', 'provincia', 2, {
    requerido,
    alCambiar: () => ({ cantonCodigo: null }),
    ejemplo: '17',
  }),
  cantonCodigo: campo.catalogo('Cantón', 'canton', 4, { requerido, ejemplo: '1701' }),
  direccion: campo.texto('Dirección', LIMITES.direccion, { requerido, de: 'titular' }),
  area: campo.monto('Área (m²)', 0, { unidad: 'm²' }),
  ...camposDelRegistro,
});
export type TablaDeInmueble = typeof formularioDeInmueble.tabla;
/** All fields of a sheet of either kind; those of the other kind are `null`. */
export const tablaDeFicha = { ...formularioDeVehiculo.tabla, ...formularioDeInmueble.tabla };
export type TablaDeFicha = typeof tablaDeFicha;
export type DatosDeFicha = DatosDe<TablaDeFicha>;

type FormularioDeFicha = Formulario<Partial<DatosDeFicha>, ContextoDeFechas>;

/** The sheet of a product. */
export const formularioDeFicha = (producto: string): FormularioDeFicha =>
  (producto === PRODUCTO_DE_VEHICULOS ? formularioDeVehiculo : formularioDeInmueble) as unknown as FormularioDeFicha;

export const fichaVacia = (): DatosDeFicha => ({ ...formularioDeVehiculo.vacio(), ...formularioDeInmueble.vacio() });

const algoDePoliza = (poliza: Readonly<Record<'aseguradora' | 'numero' | 'desde' | 'hasta', string | null>>): boolean =>
  Object.values(poliza).some((valor) => !estaVacio(valor));
const dePoliza = { requerido, requeridoSi: algoDePoliza } as const;
const cuandoSea = () => ({});

/** MED-505: company, policy, from, to, premium; once one of them is given, all are. */
export const formularioDePoliza = registro('poliza', {
  aseguradora: campo.texto('Aseguradora', LIMITES.nombre, dePoliza),
  numero: campo.texto('Número de póliza', 40, { ...dePoliza, mayusculas: true }),
  desde: campo.fecha('Desde', cuandoSea, propios.fechaInvalida, dePoliza),
  hasta: campo.fecha('Hasta', cuandoSea, propios.fechaInvalida, dePoliza),
  prima: campo.monto('Prima', 0, { ...dePoliza, mensaje }),
});
export type TablaDePoliza = typeof formularioDePoliza.tabla;
export type DatosDePoliza = DatosDe<TablaDePoliza>;

/** A policy ends after it begins; empty = no error. */
export const erroresDePoliza = ({ desde, hasta }: Pick<DatosDePoliza, 'desde' | 'hasta'>): Record<string, string> =>
  desde !== null && hasta !== null && hasta <= desde ? { hasta: propios.polizaHasta } : {};

/** Reads a whole policy. */
export function revisarPoliza(entrada: unknown): Resultado<DatosDePoliza> {
  const resultado = formularioDePoliza.revisar(entrada, undefined);
  if ('errores' in resultado) return resultado;
  const errores = erroresDePoliza(resultado.valores);
  return Object.keys(errores).length === 0 ? resultado : { errores };
}

/** MED-505: the tracking device installed in the vehicle, and its price in this approval. */
export const formularioDeDispositivo = registro('dispositivo', {
  id: campo.entero('Dispositivo', LLAVES, llave),
  valor: campo.monto('Valor del dispositivo', 0, { mensaje, requerido }),
});
export type TablaDeDispositivo = typeof formularioDeDispositivo.tabla;
