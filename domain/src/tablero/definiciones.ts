import { estadosDeVehiculo, PRODUCTO_DE_VEHICULOS, productos, tiposDeInmueble } from '../codigos';
import { propios, TAB } from '../mensajes';

/** A figure of the dashboard: its title, its unit, and how it is calculated. */
export interface DefinicionDeCifra {
  readonly titulo: string;
  readonly unidad: string;
  readonly comoSeCalcula: string;
}

/** TAB-503, TAB-506, TAB-515 */
export const cifrasDelTablero = {
  entregados: { titulo: TAB.bienesEntregados, unidad: 'bienes', comoSeCalcula: propios.calculoEntregados },
  sinBien: { titulo: TAB.adjudicadosSinBien, unidad: 'planes', comoSeCalcula: propios.calculoSinBien },
  adjudicados: { titulo: TAB.totalAdjudicados, unidad: 'planes', comoSeCalcula: propios.calculoAdjudicados },
  retiradas: { titulo: propios.tableroRetiradas, unidad: 'planes', comoSeCalcula: propios.calculoRetiradas },
  rangos: { titulo: propios.tableroRangos, unidad: 'bienes', comoSeCalcula: propios.calculoRangos },
  bien: { titulo: propios.tableroBien, unidad: 'bienes', comoSeCalcula: propios.calculoBien },
  inmueble: { titulo: propios.tableroInmuebles, unidad: 'bienes', comoSeCalcula: propios.calculoInmuebles },
  media: { titulo: TAB.mediaEnDias, unidad: 'días hábiles', comoSeCalcula: propios.calculoMedia },
  players: { titulo: propios.tableroPlayers, unidad: 'días hábiles', comoSeCalcula: propios.calculoPlayers },
  linea: { titulo: propios.tableroLinea, unidad: 'bienes', comoSeCalcula: propios.calculoLinea },
} as const satisfies Record<string, DefinicionDeCifra>;

export type CifraDelTablero = keyof typeof cifrasDelTablero;

/** Figures with a list of their rows; ranges, kinds of good and the mean are parts of 'entregados'. */
export const cifrasConDetalle = ['entregados', 'sinBien', 'adjudicados', 'retiradas', 'players'] as const;
export type CifraConDetalle = (typeof cifrasConDetalle)[number];
/** TAB-503, in this order. */
export const tarjetasDelTablero = [
  'entregados',
  'sinBien',
  'adjudicados',
] as const satisfies readonly CifraConDetalle[];
export type TarjetaDelTablero = (typeof tarjetasDelTablero)[number];

/** TAB-505: any other code is CasaPlan. Motorplan comes first (TAB-504). */
export const productoDelTablero = (codigo: string | undefined): string =>
  codigo === undefined || codigo === productos[0].codigo ? productos[0].codigo : productos[1].codigo;

/** TAB-508: promised time, in working days. */
export const PROMESA_DE_ENTREGA = 17;
export const MAXIMO_DEL_MEDIDOR = 100;

/** TAB-507: names of the colours in the theme of the screens. */
export type TonoDeEntrega = 'aTiempo' | 'intermedio' | 'tarde';

export interface BandaDeEntrega {
  readonly tono: TonoDeEntrega;
  readonly nombre: string;
  readonly hasta: number;
}

/** TAB-508: 0-17 on time, 18-23 middle, over 23 late. */
export const bandasDeEntrega: readonly [BandaDeEntrega, BandaDeEntrega, BandaDeEntrega] = [
  { tono: 'aTiempo', nombre: propios.tableroATiempo, hasta: PROMESA_DE_ENTREGA },
  { tono: 'intermedio', nombre: propios.tableroIntermedio, hasta: 23 },
  { tono: 'tarde', nombre: propios.tableroTarde, hasta: Number.POSITIVE_INFINITY },
];

/** A mean between two bands belongs to the later one: 17.1 is over the promise. */
export function bandaDe(dias: number): BandaDeEntrega {
  return bandasDeEntrega.find(({ hasta }) => dias <= hasta) ?? bandasDeEntrega[2];
}

/** TAB-509, TAB-510: the range of a delivery is `codigo`; `etiqueta` is only the text of the chart. */
export const rangosDeEntrega = [
  { codigo: '01-17', etiqueta: '0-17', hasta: 17 },
  { codigo: '18-23', etiqueta: '18-24', hasta: 23 },
  { codigo: '24-29', etiqueta: '25-30', hasta: 29 },
  { codigo: '30-35', etiqueta: '31-35', hasta: 35 },
  { codigo: '36-40', etiqueta: '36-40', hasta: 40 },
  { codigo: '41+', etiqueta: '+41', hasta: Number.POSITIVE_INFINITY },
] as const;

export type CodigoDeRango = (typeof rangosDeEntrega)[number]['codigo'];

/** A delivery on the day of the award (0 days) is in the first one. */
export function rangoDe(dias: number): CodigoDeRango {
  return (rangosDeEntrega.find(({ hasta }) => dias <= hasta) ?? rangosDeEntrega[5]).codigo;
}

/** Neither order nor sheet says it. */
const SIN_DATO = { codigo: 'sin-dato', nombre: propios.tableroSinBienRegistrado } as const;

/** Kinds of goods of all products. */
export const clasesDeBien = [...estadosDeVehiculo, ...tiposDeInmueble, SIN_DATO] as const;
export type ClaseDeBien = (typeof clasesDeBien)[number]['codigo'];
interface BienContado {
  readonly codigo: ClaseDeBien;
  readonly nombre: string;
}

/** TAB-506: of vehicles new and used, of houses the kinds of property, in this order. */
export const clasesDelProducto = (producto: string): readonly BienContado[] => [
  ...(producto === PRODUCTO_DE_VEHICULOS ? estadosDeVehiculo : tiposDeInmueble),
  SIN_DATO,
];

/** @param dicho by order or sheet: state of a vehicle, kind of property */
export const claseDeBien = (producto: string, dicho: string | null): ClaseDeBien =>
  clasesDelProducto(producto).find(({ codigo }) => codigo === dicho)?.codigo ?? SIN_DATO.codigo;
