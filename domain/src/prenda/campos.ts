import { tiposDeGarantia } from '../carpeta/garantias';
import {
  admiteConyuge,
  type Codigo,
  estadosCiviles,
  estadosDeVehiculo,
  separacionDeBienes,
  tiposDeInmueble,
} from '../codigos';
import { sumarMeses } from '../fechas';
import { estaVacio, type RangoDeFechas, type Valor } from '../formulario';
import type { DefinicionDeLista } from '../lista';
import { PRODUCTO_DE_VEHICULOS } from '../medio/campos';
import { CLI, EST, propios } from '../mensajes';
import { type ContextoDeFechas, cedulaEnteraOPasaporte, nombreCompleto, palabrasDe, soloLetras } from '../piezas';
import { campo, type DatosDe, enCodigo, enSeccion, registro } from '../registro';
import { LIMITES } from '../texto';

const requerido = EST.campoObligatorio;

/** Risk chooses one of them when it approves the folder. */
const garantias: readonly Codigo[] = Object.entries(tiposDeGarantia).map(([codigo, nombre]) => ({ codigo, nombre }));

/** What is known of the good elsewhere: those fields are read there and typed by nobody. Empty = nobody knows it. */
export type BienConocido = Readonly<Record<string, Valor>>;

export interface ContextoDePrenda extends ContextoDeFechas {
  /** '01' = a vehicle, otherwise a property. */
  readonly producto: string;
  /** What risk chose; `null` = the folder came here without its decision. */
  readonly tipoGarantia: string | null;
  readonly bien: BienConocido;
}

const MESES_DE_EMISION = 12;
/** A pledge bears a date near to that of its typing: not that of another year by mistake. */
const rangoDeEmision = ({ hoy }: ContextoDeFechas): RangoDeFechas => ({
  desde: sumarMeses(hoy, -MESES_DE_EMISION),
  hasta: sumarMeses(hoy, MESES_DE_EMISION),
});

const deVehiculo = (_: object, { producto }: Pick<ContextoDePrenda, 'producto'>): boolean =>
  producto === PRODUCTO_DE_VEHICULOS;
const deInmueble = (_: object, contexto: Pick<ContextoDePrenda, 'producto'>): boolean => !deVehiculo(_, contexto);

/** A fact of the good: fixed where the order or the approval says it. */
const delBien = (nombre: string, visible: typeof deVehiculo) =>
  ({
    visible,
    fijado: (_: object, { bien }: Pick<ContextoDePrenda, 'bien'>): Valor | undefined =>
      estaVacio(bien[nombre]) ? undefined : bien[nombre],
    bloqueado: (_: object, { bien }: Pick<ContextoDePrenda, 'bien'>): boolean => !estaVacio(bien[nombre]),
  }) as const;
const delVehiculo = (nombre: string) => delBien(nombre, deVehiculo);
const delInmueble = (nombre: string) => delBien(nombre, deInmueble);

/**
 * THE table of a pledge (LEG-549…554, LEG-564): the guarantee that risk chose, the good by product, who keeps it and who signs for the company.
 * Screen and API read it.
 */
export const formularioDePrenda = registro('prenda', {
  ...enSeccion('garantia', {
    tipoGarantia: campo.opcion('Tipo de garantía', garantias, {
      requerido,
      fijado: (_: object, { tipoGarantia }: Pick<ContextoDePrenda, 'tipoGarantia'>) => tipoGarantia ?? undefined,
      bloqueado: (_: object, { tipoGarantia }: Pick<ContextoDePrenda, 'tipoGarantia'>) => tipoGarantia !== null,
      columna: enCodigo(1),
    }),
    fechaEmision: campo.fecha('Fecha de emisión', rangoDeEmision, propios.prendaFechaFueraDeRango, {
      requerido,
      ayuda: 'Hasta doce meses antes o después de hoy.',
    }),
    estadoCivil: campo.opcion('Estado civil', estadosCiviles, {
      requerido,
      alCambiar: () => ({ separacionBienes: null }),
    }),
    separacionBienes: campo.opcion('Separación de bienes', separacionDeBienes, {
      requerido,
      visible: (v: { estadoCivil: string | null }) => admiteConyuge(v),
    }),
  }),
  ...enSeccion('vehiculo', {
    estadoBien: campo.opcion('Estado', estadosDeVehiculo, {
      requerido,
      columna: enCodigo(5),
      ...delVehiculo('estadoBien'),
    }),
    vehiculoMarca: campo.texto('Marca', 60, { requerido, ...delVehiculo('vehiculoMarca'), clase: 'igual' }),
    vehiculoModelo: campo.texto('Modelo', 80, { requerido, ...delVehiculo('vehiculoModelo'), clase: 'igual' }),
    vehiculoAnio: campo.entero('Año', [1950, 2100], { requerido, ...delVehiculo('vehiculoAnio') }),
    vehiculoColor: campo.texto('Color', 40, {
      requerido,
      sugerencias: 'color-vehiculo',
      ...delVehiculo('vehiculoColor'),
      clase: 'igual',
    }),
    vehiculoMotor: campo.texto('Motor', 30, {
      requerido,
      mayusculas: true,
      ...delVehiculo('vehiculoMotor'),
      clase: 'identificacion',
      de: 'titular',
    }),
    vehiculoChasis: campo.texto('Chasis', 30, {
      requerido,
      mayusculas: true,
      ...delVehiculo('vehiculoChasis'),
      clase: 'identificacion',
      de: 'titular',
    }),
    vehiculoPlaca: campo.texto('Placa', 10, {
      requerido,
      // a new one is registered after the pledge
      requeridoSi: ({ estadoBien }: { estadoBien: string | null }) => estadoBien === 'Usado',
      mayusculas: true,
      ...delVehiculo('vehiculoPlaca'),
      clase: 'identificacion',
      de: 'titular',
    }),
  }),
  ...enSeccion('inmueble', {
    inmuebleTipo: campo.opcion('Tipo de inmueble', tiposDeInmueble, {
      requerido,
      columna: enCodigo(20),
      ...delInmueble('inmuebleTipo'),
    }),
    inmuebleCanton: campo.texto('Cantón', LIMITES.nombre, {
      requerido,
      ...delInmueble('inmuebleCanton'),
      de: 'titular',
    }),
    inmuebleDireccion: campo.texto('Dirección', LIMITES.direccion, {
      requerido,
      ...delInmueble('inmuebleDireccion'),
      de: 'titular',
    }),
    inmuebleArea: campo.monto('Área (m²)', 0, { unidad: 'm²', ...delInmueble('inmuebleArea') }),
    inmuebleRegistro: campo.texto('Registro de la propiedad', 40, {
      requerido,
      ...delInmueble('inmuebleRegistro'),
      de: 'titular',
    }),
  }),
  ...enSeccion('depositario', {
    depositarioCedula: campo.identificacion('Cédula', {
      patron: cedulaEnteraOPasaporte,
      requerido,
      ejemplo: '1712345678',
    }),
    depositarioNombres: campo.texto('Nombres', LIMITES.nombre, { patron: soloLetras, requerido }),
    // LEG-552: two words in all, however they stand in the two fields
    depositarioApellidos: campo.texto('Apellidos', LIMITES.nombre, {
      patron: soloLetras,
      requerido: EST.nombresCompletos,
      requeridoSi: ({ depositarioNombres }: { depositarioNombres: string | null }) =>
        palabrasDe(depositarioNombres ?? '').length < 2,
      ejemplo: 'Muñoz Yépez',
    }),
    depositarioCorreo: campo.correo('Correo electrónico', { requerido: CLI.correoInvalido }),
  }),
  ...enSeccion('empresa', {
    representanteEmpresa: campo.texto('Representado por', 160, {
      patron: nombreCompleto(3, EST.nombresCompletos),
      requerido,
      // LEG-594
      sugerencias: 'representante',
      llena: { calidad: 'enCalidadEmpresa' },
      ejemplo: 'Lucía Güillín Peña',
    }),
    enCalidadEmpresa: campo.texto('En calidad de', 80, { requerido, ejemplo: 'Gerente General', de: 'titular' }),
  }),
});
export type TablaDePrenda = typeof formularioDePrenda.tabla;
export type DatosDePrenda = DatosDe<TablaDePrenda>;

type Nombre = keyof DatosDePrenda & string;
const deSeccion = (seccion: string): readonly Nombre[] =>
  formularioDePrenda.nombres.filter((nombre) => formularioDePrenda.campos[nombre].seccion === seccion);

/** Fields of the good that a product has. */
export const camposDelBienDePrenda = (producto: string): readonly Nombre[] =>
  deSeccion(producto === PRODUCTO_DE_VEHICULOS ? 'vehiculo' : 'inmueble');

/** What was sent for the good of the other product is no pledge that somebody meant: it is refused, not dropped. */
export const deOtroBien = (valores: Partial<DatosDePrenda>, producto: string): Record<string, string> => {
  const suyos: readonly string[] = camposDelBienDePrenda(producto);
  const ajenos = [...deSeccion('vehiculo'), ...deSeccion('inmueble')].filter((nombre) => !suyos.includes(nombre));
  return Object.fromEntries(
    ajenos.filter((nombre) => !estaVacio(valores[nombre])).map((nombre) => [nombre, propios.prendaOtroBien]),
  );
};

/** Facts of the good that people typed, since neither order nor approval says them: the page marks them. */
export const escritosAMano = (valores: DatosDePrenda, { producto, bien }: ContextoDePrenda): readonly Nombre[] =>
  camposDelBienDePrenda(producto).filter((nombre) => estaVacio(bien[nombre]) && !estaVacio(valores[nombre]));

/** Facts that stand otherwise in the pledge than where they are read now: the order or the approval changed after it was saved. */
export const distintosDelBien = (valores: DatosDePrenda, { producto, bien }: ContextoDePrenda): readonly Nombre[] =>
  camposDelBienDePrenda(producto).filter((nombre) => !estaVacio(bien[nombre]) && bien[nombre] !== valores[nombre]);

/** LEG-513, LEG-516: newest first; its first page has 50 rows. `q`: words of the name, or the beginning of a cédula or of a plan's code. */
export const listaDePrendas = {
  ordenables: ['id', 'nombreCliente', 'fechaEmision'],
  filtros: { q: 'texto', plan: 'texto', cliente: 'texto', actualizadoDesde: 'instante' },
  ordenInicial: { campo: 'id', direccion: 'DESC' },
} as const satisfies DefinicionDeLista;
export const PRENDAS_POR_PAGINA = 50;

/** LEG-514: what is typed of a pledge is at least so long; a shorter search is not sent (decisiones.md). */
export { MINIMO_BUSQUEDA as MINIMO_BUSQUEDA_DE_PRENDA } from '../texto';
