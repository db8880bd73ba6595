import { sumarMeses } from '../fechas';
import { estaVacio, type RangoDeFechas } from '../formulario';
import type { DefinicionDeLista } from '../lista';
import { EST, LEG, propios } from '../mensajes';
import { type ContextoDeFechas, cedulaEnteraOPasaporte, nombreCompleto, soloLetras } from '../piezas';
import { campo, type DatosDe, enCodigo, enSeccion, LARGO_DE_CUALQUIERA, registro } from '../registro';
import { MINIMO_BUSQUEDA } from '../texto';
import { estadosDePagare } from './ciclo';

const ANIOS = 10;

/** LEG-547: from the first day of this year to the last of the tenth after it. */
export const rangoDeFechaInicial = ({ hoy }: ContextoDeFechas): RangoDeFechas => ({
  desde: `${hoy.slice(0, 4)}-01-01`,
  hasta: `${sumarMeses(hoy, 12 * ANIOS).slice(0, 4)}-12-31`,
});

const MESES_DE_FIRMA = 12;
/** The day of signing is near today, so that a wrong year is refused. */
export const rangoDeFirma = ({ hoy }: ContextoDeFechas): RangoDeFechas => ({
  desde: sumarMeses(hoy, -MESES_DE_FIRMA),
  hasta: sumarMeses(hoy, MESES_DE_FIRMA),
});

const lugarEmision = campo.catalogo('Ciudad', 'ciudad', 6, { requerido: LEG.seleccioneCiudad, ejemplo: '1701' });
const diaDeFirma = { ayuda: 'Día en que se firman pagaré, prenda y contrato.' } as const;

/** Where and when the papers of a case are signed: said in the note, read by pledge and contract. */
export const formularioDeFirma = registro('firma-de-pagare', {
  lugarEmision,
  fechaEmision: campo.fecha('Fecha de emisión', rangoDeFirma, propios.firmaFueraDeRango, {
    requerido: propios.campoObligatorio,
    ...diaDeFirma,
  }),
});
export type TablaDeFirma = typeof formularioDeFirma.tabla;
export type DatosDeFirma = DatosDe<TablaDeFirma>;

/** Sent with pledge or contract, another place or day than the note says (`firma`) is refused and not dropped: the paper would not say what was meant. */
export const otraFirma = (
  enviado: Partial<DatosDeFirma>,
  firma: Partial<DatosDeFirma> = {},
): Partial<Record<keyof DatosDeFirma, string>> =>
  Object.fromEntries(
    formularioDeFirma.nombres
      .filter((nombre) => !estaVacio(enviado[nombre]) && enviado[nombre] !== firma[nombre])
      .map((nombre) => [nombre, propios.firmaEnPagare]),
  );

/** LEG-527, LEG-546: what is chosen when a note is made. The schedule follows from it and from the account of the plan. */
export const formularioDePagare = registro('pagare', {
  lugarEmision,
  fechaInicial: campo.fecha('Fecha de inicio', rangoDeFechaInicial, propios.pagareFechaFueraDeRango, {
    requerido: LEG.seleccioneFecha,
    ayuda: 'Vencimiento de la primera cuota: del año actual a diez años después.',
    // LEG-548: the schedule was made for another date
    alCambiar: () => ({ fechaFinal: null }),
  }),
  fechaFinal: campo.fecha('Fecha final', () => ({}), propios.fechaInvalida, {
    bloqueado: () => true,
    ayuda: 'Vencimiento de la última cuota. Se calcula; si se envía, debe ser la misma.',
  }),
  // left out = today
  fechaEmision: campo.fecha('Fecha de emisión', rangoDeFirma, propios.firmaFueraDeRango, diaDeFirma),
});
export type TablaDePagare = typeof formularioDePagare.tabla;
export type DatosDePagare = DatosDe<TablaDePagare>;

/** LEG-550, and the RUC of a company or the passport of a foreigner; a number with fewer digits is refused. */
const cedula = (etiqueta: string) =>
  campo.identificacion(etiqueta, { patron: cedulaEnteraOPasaporte }, LARGO_DE_CUALQUIERA);
const NOMBRE = 160;
/** LEG-549 */
const nombre = (etiqueta: string) => campo.texto(etiqueta, NOMBRE, { patron: soloLetras });

/** LEG-527, LEG-549…554: the persons of a note, two fields each, in the order in which they sign. */
export const formularioDePersonas = registro('personas-de-pagare', {
  ...enSeccion('deudor', {
    conyugeCedula: cedula('Cédula del cónyuge'),
    conyugeNombre: nombre('Cónyuge'),
  }),
  ...enSeccion('garantes', {
    garanteCedula: cedula('Cédula del garante'),
    garanteNombre: nombre('Garante'),
    garanteConyugeCedula: cedula('Cédula del cónyuge del garante'),
    garanteConyugeNombre: nombre('Cónyuge del garante'),
    segundoGaranteCedula: cedula('Cédula del segundo garante'),
    segundoGaranteNombre: nombre('Segundo garante'),
  }),
  ...enSeccion('firma', {
    testigoCedula: cedula('Cédula del testigo'),
    testigoNombre: nombre('Testigo'),
    huellaCedula: cedula('Cédula de quien pone la huella'),
    huellaNombre: nombre('Quien pone la huella'),
  }),
  ...enSeccion('empresa', {
    // the representative works for the company: exactly LEG-550
    representanteCedula: campo.digitos('Cédula del representante', [10, 10], propios.pagareCedula, {
      columna: enCodigo(LARGO_DE_CUALQUIERA),
    }),
    representanteNombre: campo.texto('Representado por', NOMBRE, {
      patron: nombreCompleto(3, EST.nombresCompletos),
      requerido: EST.campoObligatorio,
      // LEG-594
      sugerencias: 'representante',
      llena: { cedula: 'representanteCedula' },
      ejemplo: 'Lucía Güillín Peña',
    }),
  }),
});
export type TablaDePersonas = typeof formularioDePersonas.tabla;
export type DatosDePersonas = DatosDe<TablaDePersonas>;
export type SeccionDePersonas = 'deudor' | 'garantes' | 'firma' | 'empresa';

/** LEG-510, LEG-514: newest first; `q`: start of the ID, or words of the name. */
export const listaDePagares = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'cedulaCliente', 'nombresCliente', 'monto', 'fechaEmision', 'estado'],
  filtros: {
    estado: estadosDePagare.map(({ codigo }) => codigo),
    q: 'texto',
    cliente: 'texto',
    plan: 'texto',
    actualizadoDesde: 'instante',
  },
} as const satisfies DefinicionDeLista;

/** LEG-514: a shorter text is searched by Enter alone (decisiones.md). */
export const MINIMO_BUSQUEDA_DE_PAGARE = MINIMO_BUSQUEDA;
