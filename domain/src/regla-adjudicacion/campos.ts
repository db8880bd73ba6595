import { productos } from '../codigos';
import { propios } from '../mensajes';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { LIMITES } from '../texto';
import { criteriosDeOferta, tratosDeCesion } from './reglas';

const requerido = propios.campoObligatorio;

/** A rule of award: in force for the assemblies from its date on, until the next one of its product. */
export const formularioDeReglaAdjudicacion = registro('regla-adjudicacion', {
  producto: campo.opcion(
    'Producto',
    productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta })),
    { requerido, columna: enCodigo(2), ejemplo: '01' },
  ),
  desde: campo.fecha('Asambleas desde', () => ({ desde: '2000-01-01' }), propios.reglaFueraDeRango, {
    requerido,
    ayuda: propios.reglaDesdeAyuda,
    ejemplo: '2026-01-01',
  }),
  vencidasAdmitidas: campo.entero('Cuotas vencidas admitidas', [0, 12], {
    requerido,
    ayuda: propios.reglaVencidasAyuda,
    ejemplo: 0,
  }),
  cesion: campo.opcion('Plan con una cesión en curso', tratosDeCesion, {
    requerido,
    columna: enCodigo(10),
    ejemplo: 'aparte',
  }),
  primero: campo.opcion('Ofertas: primer criterio', criteriosDeOferta, {
    requerido,
    columna: enCodigo(10),
    ejemplo: 'valor',
  }),
  segundo: campo.opcion('Ofertas: segundo criterio', criteriosDeOferta, {
    columna: enCodigo(10),
    ejemplo: 'vencidas',
  }),
  tercero: campo.opcion('Ofertas: tercer criterio', criteriosDeOferta, {
    columna: enCodigo(10),
    ayuda: propios.reglaOrdenAyuda,
    ejemplo: 'puesto',
  }),
  sustento: campo.texto('Sustento', LIMITES.nombre, {
    requerido,
    ayuda: propios.reglaSustentoAyuda,
    ejemplo: 'Cláusula quinta: adjudicación por oferta',
    clase: 'igual',
  }),
});
export type TablaDeReglaAdjudicacion = typeof formularioDeReglaAdjudicacion.tabla;
export type DatosDeReglaAdjudicacion = DatosDe<TablaDeReglaAdjudicacion>;

/** Errors of the three criteria together; empty = none. */
export function erroresDeRegla({
  primero,
  segundo,
  tercero,
}: Pick<DatosDeReglaAdjudicacion, 'primero' | 'segundo' | 'tercero'>): Record<string, string> {
  return {
    ...(segundo !== null && segundo === primero && { segundo: propios.criterioRepetido }),
    ...(tercero !== null && [primero, segundo].includes(tercero) && { tercero: propios.criterioRepetido }),
    ...(tercero !== null && segundo === null && { tercero: propios.criterioSinAnterior }),
  };
}
