import { parentescos, tiposDeCuenta } from '../codigos';
import { camposIncorrectos } from '../esquemas';
import { estaVacio, type Formulario } from '../formulario';
import { EST, propios } from '../mensajes';
import { type ContextoDeFechas, nombreCompleto, soloLetras, ultimos105Anios } from '../piezas';
import { campo, type DatosDe, enCodigo, enTexto, registro } from '../registro';
import { LIMITES } from '../texto';
import { type TipoDeReferencia, tiposDeReferencia } from './tipos';

const contacto = {
  ciudad: campo.texto('Ciudad', LIMITES.textoCorto, { requerido: EST.ciudadRequerida }),
  direccion: campo.texto('Dirección', LIMITES.direccion, { requerido: EST.direccionRequerida }),
  telefono: campo.telefono('Teléfono', [7, 10], { requerido: EST.telefonoRequerido }),
};

/** EST-540, EST-543…547 */
export const formularioDeReferenciaPersonal = registro('referencia', {
  nombre: campo.texto('Nombres y apellidos', LIMITES.nombre, {
    patron: nombreCompleto(2, EST.nombreYApellido),
    requerido: EST.nombrePersonaRequerido,
  }),
  identificacion: campo.identificacion('Cédula', { requerido: EST.cedulaPersonaRequerida }),
  parentesco: campo.opcion('Parentesco', parentescos, { requerido: EST.parentescoRequerido, columna: enTexto(20) }),
  ...contacto,
});

/** EST-541, EST-543, EST-544, EST-548 */
export const formularioDeReferenciaComercial = registro('referencia', {
  nombreComercio: campo.texto('Comercio o proveedor', LIMITES.nombre, {
    patron: soloLetras,
    requerido: EST.comercioRequerido,
    de: 'titular',
  }),
  ...contacto,
});

/** EST-542, EST-549…552. A bank reference has neither city nor address nor phone. */
export const formularioDeReferenciaBancaria = registro('referencia', {
  bancoCodigo: campo.catalogo('Banco', 'banco', 6, { requerido: EST.bancoRequerido }),
  fechaApertura: campo.fecha('Fecha de apertura', ultimos105Anios, propios.ultimos105, {
    requerido: EST.fechaAperturaRequerida,
  }),
  tipoCuenta: campo.opcion('Tipo de cuenta', tiposDeCuenta, {
    requerido: EST.tipoCuentaRequerido,
    columna: enCodigo(10),
  }),
  numeroCuenta: campo.digitos('Número de cuenta', [undefined, 20], propios.cuentaHasta20, {
    requerido: EST.numeroCuentaRequerido,
    de: 'titular',
  }),
});

/** All fields of a reference of any type; those of the other types are `null`. */
export const tablaDeReferencia = {
  ...formularioDeReferenciaPersonal.tabla,
  ...formularioDeReferenciaComercial.tabla,
  ...formularioDeReferenciaBancaria.tabla,
};
export type TablaDeReferencia = typeof tablaDeReferencia;
export type DatosDeReferencia = DatosDe<TablaDeReferencia>;

type FormularioDeReferencia = Formulario<Partial<DatosDeReferencia>, ContextoDeFechas>;

const formularios: Readonly<Record<TipoDeReferencia, FormularioDeReferencia>> = {
  R: formularioDeReferenciaPersonal as unknown as FormularioDeReferencia,
  C: formularioDeReferenciaComercial as unknown as FormularioDeReferencia,
  B: formularioDeReferenciaBancaria as unknown as FormularioDeReferencia,
};

export const esTipoDeReferencia = (valor: unknown): valor is TipoDeReferencia =>
  tiposDeReferencia.some(({ codigo }) => codigo === valor);

/** The table that the dialog of a type draws (REF-001). */
export const formularioDeReferencia = (tipo: TipoDeReferencia): FormularioDeReferencia => formularios[tipo];

export const datosDeReferenciaVacios = (): DatosDeReferencia => ({
  ...formularioDeReferenciaPersonal.vacio(),
  ...formularioDeReferenciaComercial.vacio(),
  ...formularioDeReferenciaBancaria.vacio(),
});

/**
 * Reads a reference of one type. Empty fields of the other types are accepted, because a screen sends the whole record back; a value in one is an
 * unknown field. @throws ErrorDeNegocio 422 'campos-incorrectos', one message a field.
 */
export function leerReferencia(
  tipo: TipoDeReferencia,
  entrada: Partial<DatosDeReferencia>,
  contexto: ContextoDeFechas,
): DatosDeReferencia {
  const formulario = formularios[tipo];
  const delTipo = Object.fromEntries(
    Object.entries(entrada).filter(([nombre, valor]) => Object.hasOwn(formulario.campos, nombre) || !estaVacio(valor)),
  );
  const leida = formulario.revisar(delTipo, contexto);
  if ('errores' in leida) throw camposIncorrectos(leida.errores);
  return { ...datosDeReferenciaVacios(), ...leida.valores };
}
