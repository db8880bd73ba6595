import { PRODUCTO_DE_VEHICULOS } from '../codigos';
import { partesDe } from '../fechas';
import type { Formulario, RangoDeFechas } from '../formulario';
import { camposDeLaUnidad, camposDelRegistro } from '../medio/campos';
import { propios } from '../mensajes';
import { type ContextoDeFechas, cedulaOPasaporte } from '../piezas';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { LIMITES } from '../texto';

const ANIOS_DE_FACTURA = 7;
/** A used vehicle may have been invoiced when it was new. */
const rangoDeFactura = ({ hoy }: ContextoDeFechas): RangoDeFechas => ({
  desde: `${partesDe(hoy).anio - ANIOS_DE_FACTURA}-01-01`,
  hasta: hoy,
});

/** What identifies the vehicle that is delivered. The first four stand on the sheet of its approval too, where a used one is known by them. */
export const formularioDeUnidadDeVehiculo = registro('unidad', {
  ...camposDeLaUnidad,
  ramv: campo.texto('RAMV o CPN', 20, { mayusculas: true, de: 'titular', columna: enCodigo(20) }),
  kilometros: campo.entero('Kilometraje', [0, 2_000_000], { mensaje: propios.unidadKilometros, de: 'titular' }),
  facturaNumero: campo.texto('Factura No.', 20, {
    columna: enCodigo(20),
    clase: 'igual',
    ejemplo: '001-002-000012345',
  }),
  facturaFecha: campo.fecha('Fecha de la factura', rangoDeFactura, propios.unidadFechaDeFactura),
});
export type TablaDeUnidadDeVehiculo = typeof formularioDeUnidadDeVehiculo.tabla;

/** What identifies the property, and who sells it. */
export const formularioDeUnidadDeInmueble = registro('unidad', {
  ...camposDelRegistro,
  claveCatastral: campo.texto('Clave catastral', 40, { de: 'titular', columna: enCodigo(40) }),
  linderos: campo.parrafo('Linderos', LIMITES.comentario, { de: 'titular' }),
  vendedorNombre: campo.texto('Vendedor', LIMITES.nombre),
  vendedorIdentificacion: campo.texto('Identificación del vendedor', 13, {
    mayusculas: true,
    patron: cedulaOPasaporte(propios.unidadIdentificacion),
    columna: enCodigo(13),
    clase: 'identificacion',
    ejemplo: '1712345678',
  }),
});
export type TablaDeUnidadDeInmueble = typeof formularioDeUnidadDeInmueble.tabla;

export const tablaDeUnidad = { ...formularioDeUnidadDeVehiculo.tabla, ...formularioDeUnidadDeInmueble.tabla };
export type TablaDeUnidad = typeof tablaDeUnidad;
export type DatosDeUnidad = DatosDe<TablaDeUnidad>;
export type CampoDeUnidad = keyof DatosDeUnidad & string;

type FormularioDeUnidad = Formulario<Partial<DatosDeUnidad>, ContextoDeFechas>;
export const formularioDeUnidad = (producto: string): FormularioDeUnidad =>
  (producto === PRODUCTO_DE_VEHICULOS
    ? formularioDeUnidadDeVehiculo
    : formularioDeUnidadDeInmueble) as unknown as FormularioDeUnidad;
