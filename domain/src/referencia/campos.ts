import { parentescos, tiposDeCuenta } from '../codigos';
import { ErrorDeNegocio } from '../errores';
import { crearFormulario, estaVacio, type Formulario } from '../formulario';
import { mensajes } from '../mensajes';
import { type ContextoDeFechas, soloLetras, ultimos105Anios } from '../piezas';
import { LIMITES } from '../texto';
import type {
  DatosDeReferencia,
  ReferenciaBancaria,
  ReferenciaComercial,
  ReferenciaPersonal,
  TipoDeReferencia,
} from './tipos';

const { EST, GEN, propios } = mensajes;
const seccion = 'referencia';

const ciudad = {
  etiqueta: 'Ciudad',
  seccion,
  tipo: 'texto',
  maximo: LIMITES.textoCorto,
  requerido: EST.ciudadRequerida,
} as const;
const direccion = {
  etiqueta: 'Dirección',
  seccion,
  tipo: 'texto',
  maximo: LIMITES.direccion,
  requerido: EST.direccionRequerida,
} as const;
const telefono = {
  etiqueta: 'Teléfono',
  seccion,
  tipo: 'digitos',
  minimo: 7,
  maximo: 10,
  mensaje: GEN.telefonoInvalido,
  requerido: EST.telefonoRequerido,
} as const;

/** EST-543…547 */
export const formularioDeReferenciaPersonal = crearFormulario<ReferenciaPersonal, ContextoDeFechas>({
  nombre: {
    etiqueta: 'Nombres y apellidos',
    seccion,
    tipo: 'texto',
    maximo: LIMITES.nombre,
    patron: { expresion: /^[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+)+$/u, mensaje: EST.nombreYApellido },
    requerido: EST.nombrePersonaRequerido,
  },
  identificacion: {
    etiqueta: 'Cédula',
    seccion,
    tipo: 'digitos',
    maximo: 10,
    mensaje: propios.cedulaHasta10,
    requerido: EST.cedulaPersonaRequerida,
  },
  parentesco: {
    etiqueta: 'Parentesco',
    seccion,
    tipo: 'opcion',
    opciones: parentescos,
    requerido: EST.parentescoRequerido,
  },
  ciudad,
  direccion,
  telefono,
});

/** EST-543, EST-544, EST-548 */
export const formularioDeReferenciaComercial = crearFormulario<ReferenciaComercial, ContextoDeFechas>({
  nombreComercio: {
    etiqueta: 'Comercio o proveedor',
    seccion,
    tipo: 'texto',
    maximo: LIMITES.nombre,
    patron: soloLetras,
    requerido: EST.comercioRequerido,
  },
  ciudad,
  direccion,
  telefono,
});

/** EST-549…552. A bank reference has neither city nor address nor phone (EST-542). */
export const formularioDeReferenciaBancaria = crearFormulario<ReferenciaBancaria, ContextoDeFechas>({
  bancoCodigo: {
    etiqueta: 'Banco',
    seccion,
    tipo: 'catalogo',
    recurso: 'banco',
    maximo: 6,
    requerido: EST.bancoRequerido,
  },
  fechaApertura: {
    etiqueta: 'Fecha de apertura',
    seccion,
    tipo: 'fecha',
    rango: ultimos105Anios,
    mensaje: propios.ultimos105,
    requerido: EST.fechaAperturaRequerida,
  },
  tipoCuenta: {
    etiqueta: 'Tipo de cuenta',
    seccion,
    tipo: 'opcion',
    opciones: tiposDeCuenta,
    requerido: EST.tipoCuentaRequerido,
  },
  numeroCuenta: {
    etiqueta: 'Número de cuenta',
    seccion,
    tipo: 'digitos',
    maximo: 20,
    mensaje: propios.cuentaHasta20,
    requerido: EST.numeroCuentaRequerido,
  },
});

type FormularioDeReferencia = Formulario<Partial<DatosDeReferencia>, ContextoDeFechas>;

/** EST-553: how many a client needs ('1 de 2') and, for personal ones, may have at most. */
export const tiposDeReferencia = [
  { codigo: 'R', nombre: 'Personal', titulo: 'Referencias personales', requeridas: 2, maximo: 3 },
  { codigo: 'C', nombre: 'Comercial', titulo: 'Referencias comerciales', requeridas: 2, maximo: null },
  { codigo: 'B', nombre: 'Bancaria', titulo: 'Referencias bancarias', requeridas: 2, maximo: null },
] as const satisfies readonly {
  codigo: TipoDeReferencia;
  nombre: string;
  titulo: string;
  requeridas: number;
  maximo: number | null;
}[];

export const estadosDeReferencia = [
  { codigo: 'P', nombre: 'Pendiente' },
  { codigo: 'C', nombre: 'Confirmada' },
] as const;

const formularios: Readonly<Record<TipoDeReferencia, FormularioDeReferencia>> = {
  R: formularioDeReferenciaPersonal as unknown as FormularioDeReferencia,
  C: formularioDeReferenciaComercial as unknown as FormularioDeReferencia,
  B: formularioDeReferenciaBancaria as unknown as FormularioDeReferencia,
};

export const esTipoDeReferencia = (valor: unknown): valor is TipoDeReferencia =>
  valor === 'R' || valor === 'C' || valor === 'B';

/** The one dialog (REF-001) draws the table of its type. */
export const formularioDeReferencia = (tipo: TipoDeReferencia): FormularioDeReferencia => formularios[tipo];

export const datosDeReferenciaVacios = (): DatosDeReferencia => ({
  ...formularioDeReferenciaPersonal.vacio(),
  ...formularioDeReferenciaComercial.vacio(),
  ...formularioDeReferenciaBancaria.vacio(),
});

/**
 * Reads a reference of one type. Facts of the other types may come along empty, because a screen sends the whole record back; a value there is an
 * unknown field. @throws ErrorDeNegocio 422 'campos-incorrectos', one message a field.
 */
export function leerReferencia(
  tipo: TipoDeReferencia,
  entrada: Partial<DatosDeReferencia>,
  contexto: ContextoDeFechas,
): DatosDeReferencia {
  const formulario = formularios[tipo];
  const propia = Object.fromEntries(
    Object.entries(entrada).filter(([nombre, valor]) => Object.hasOwn(formulario.campos, nombre) || !estaVacio(valor)),
  );
  const leida = formulario.revisar(propia, contexto);
  if ('errores' in leida)
    throw new ErrorDeNegocio('regla', 'campos-incorrectos', GEN.camposIncorrectos, { errors: leida.errores });
  return { ...datosDeReferenciaVacios(), ...leida.valores };
}
