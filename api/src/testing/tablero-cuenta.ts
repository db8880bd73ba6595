import { type Fecha, sumarDias, tiposDeEvento } from '@adjudica/domain';
import type { TableroVista } from '../capabilities/tablero/tablero.dto';
import { type Hecho, type Historia, INMUEBLES } from './tablero-historias';

/**
 * The dashboard's figures counted independently, from the drawn data and the texts of 'cómo se calcula', by hand, without any rule, table or sum of
 * the product.
 */

const e = tiposDeEvento;
interface Paso {
  readonly departamento: '002' | '003' | '004';
  readonly hace: string;
  readonly deshacen: readonly string[];
}
const paso = (departamento: Paso['departamento'], hace: string, ...deshacen: string[]): Paso => ({
  departamento,
  hace,
  deshacen,
});
const PASOS: readonly Paso[] = [
  paso('002', e.asignacion),
  paso('002', e.solicitudGenerada),
  paso('002', e.documentosGenerados),
  paso('002', e.carpetaEnviada, e.carpetaDevuelta),
  paso('004', e.carpetaAprobada, e.carpetaDevuelta, e.carpetaReabierta),
  paso('004', e.medioAprobado, e.medioRechazado, e.medioActualizado),
  paso('002', e.ordenAprobada, e.ordenAnulada),
  paso('003', e.pagareAprobado),
  paso('003', e.contratoAprobado),
  paso('002', e.pagoAprobado),
  paso('002', e.entrega),
];

/** Goes day by day: days other than weekends and holidays count, except the first. */
export function diasHabilesContados(desde: Fecha, hasta: Fecha, feriados: ReadonlySet<string>): number {
  let dias = 0;
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1))
    if (![0, 6].includes(new Date(`${dia}T12:00:00Z`).getUTCDay()) && !feriados.has(dia)) dias++;
  return Math.max(0, dias - 1);
}

export const media = (dias: readonly number[]): number | null =>
  dias.length === 0 ? null : Math.round((dias.reduce((x, y) => x + y, 0) / dias.length) * 10) / 10;

export interface EntregaContada {
  readonly idCodigo: string;
  readonly dias: number;
  readonly bien: string;
}
export interface PasoContado {
  readonly idCodigo: string;
  readonly departamento: string;
  readonly dias: number;
}

/** Figures of a product and a month ('2026-02') or year. */
export function cuentaDe(
  historias: readonly Historia[],
  producto: string,
  periodo: string,
  feriados: ReadonlySet<string>,
) {
  const delProducto = historias.filter((historia) => historia.producto === producto);
  const conFecha = delProducto.filter(({ fecha }) => fecha.startsWith(periodo));
  const vigentes = conFecha.filter(({ retiro }) => retiro === null);
  const entregas = delProducto.flatMap(({ idCodigo, fecha, hechos, papeles }): EntregaContada[] => {
    const dia = hechos.find(({ tipo }) => tipo === e.entrega)?.dia;
    if (dia === undefined || !dia.startsWith(periodo)) return [];
    // a house has no order
    const deFicha = producto === '01' || papeles.ficha === null ? papeles.ficha : INMUEBLES[papeles.ficha];
    const bien = (producto === '01' ? papeles.orden : null) ?? deFicha ?? 'sin-dato';
    return [{ idCodigo, dias: diasHabilesContados(fecha, dia, feriados), bien }];
  });
  return {
    entregas,
    vigentes,
    sinBien: vigentes.filter(({ hechos }) => hechos.every(({ tipo }) => tipo !== e.entrega)),
    retiradas: conFecha.filter(({ retiro }) => retiro !== null),
    pasos: delProducto.flatMap((historia) => pasosDe(historia, periodo, feriados)),
  };
}

/** Replays the journey act by act to the end of the period. */
function pasosDe(
  { idCodigo, fecha, retiro, hechos }: Historia,
  periodo: string,
  feriados: ReadonlySet<string>,
): PasoContado[] {
  // withdrawn at an unknown date: nothing of it counts
  if (retiro === 'ya') return [];
  const hecho = new Map<Paso, Fecha>();
  for (const { tipo, dia } of hechos.filter(hastaElFinDe(periodo)))
    for (const paso of PASOS) {
      if (paso.hace === tipo) hecho.set(paso, dia);
      if (paso.deshacen.includes(tipo)) hecho.delete(paso);
    }
  let antes = fecha;
  return PASOS.flatMap((paso) => {
    const dia = hecho.get(paso);
    if (dia === undefined) return [];
    const dias = diasHabilesContados(antes, dia, feriados);
    antes = dia;
    return dia.startsWith(periodo) ? [{ idCodigo, departamento: paso.departamento, dias }] : [];
  });
}
const hastaElFinDe =
  (periodo: string) =>
  ({ dia }: Hecho): boolean =>
    dia.slice(0, periodo.length) <= periodo;

const RANGOS = [
  ['01-17', '0-17', 'aTiempo', 0, 17],
  ['18-23', '18-24', 'intermedio', 18, 23],
  ['24-29', '25-30', 'tarde', 24, 29],
  ['30-35', '31-35', 'tarde', 30, 35],
  ['36-40', '36-40', 'tarde', 36, 40],
  ['41+', '+41', 'tarde', 41, 9999],
] as const;
/** Kinds of goods by product. */
export const BIENES: Readonly<Record<string, readonly (readonly [codigo: string, nombre: string])[]>> = {
  '01': [
    ['Nuevo', 'Nuevo'],
    ['Usado', 'Usado'],
  ],
  '02': [
    ['CASA', 'Casa'],
    ['DEPARTAMENTO', 'Departamento'],
    ['TERRENO', 'Terreno'],
    ['LOCAL', 'Local comercial'],
    ['OFICINA', 'Oficina'],
  ],
};
export const enRango = (codigo: string, dias: number): boolean =>
  RANGOS.some(([rango, , , desde, hasta]) => rango === codigo && dias >= desde && dias <= hasta);
const tonoDe = (dias: number | null) =>
  dias === null ? null : dias <= 17 ? 'aTiempo' : dias <= 23 ? 'intermedio' : 'tarde';

const anteriorDe = (periodo: string): string => {
  const [anio, mes] = periodo.split('-').map(Number) as [number, number?];
  if (mes === undefined) return String(anio - 1);
  return mes === 1 ? `${anio - 1}-12` : `${anio}-${String(mes - 1).padStart(2, '0')}`;
};

/** Twenty-four months back from the last month of the period that has begun. */
function mesesHasta(periodo: string, hoy: Fecha): string[] {
  const fin = periodo.length === 7 ? periodo : `${periodo}-12`;
  const meses = [fin < hoy.slice(0, 7) ? fin : hoy.slice(0, 7)];
  while (meses.length < 24) meses.unshift(anteriorDe(meses[0] as string));
  return meses;
}

/** The whole answer. */
export function tableroContado(
  historias: readonly Historia[],
  producto: string,
  periodo: string,
  { hoy, feriados }: { hoy: Fecha; feriados: ReadonlySet<string> },
): TableroVista {
  const de = (cual: string) => cuentaDe(historias, producto, cual, feriados);
  const [ahora, antes] = [de(periodo), de(anteriorDe(periodo))];
  const tarjetas = (
    [
      ['entregados', 'entregas'],
      ['sinBien', 'sinBien'],
      ['adjudicados', 'vigentes'],
    ] as const
  ).map(([cifra, cual]) => ({ cifra, valor: ahora[cual].length, anterior: antes[cual].length }));
  const dias = media(ahora.entregas.map(({ dias: tardanza }) => tardanza));
  const deBien = (codigo: string) => ahora.entregas.filter((entrega) => entrega.bien === codigo).length;
  const mediaDe = ({ pasos }: typeof ahora, departamento: string) =>
    media(pasos.filter((paso) => paso.departamento === departamento).map((paso) => paso.dias));
  return {
    producto,
    anio: Number(periodo.slice(0, 4)),
    mes: periodo.length === 7 ? Number(periodo.slice(5)) : null,
    tarjetas,
    retiradas: ahora.retiradas.length,
    rangos: RANGOS.map(([codigo, etiqueta, tono]) => ({
      ...{ codigo, etiqueta, tono },
      cantidad: ahora.entregas.filter((entrega) => enRango(codigo, entrega.dias)).length,
    })),
    bienes: [...(BIENES[producto] ?? []), ['sin-dato', 'Sin registrar'] as const].map(([codigo, nombre]) => ({
      ...{ codigo, nombre, cantidad: deBien(codigo) },
    })),
    media: {
      dias,
      tono: tonoDe(dias),
      entregas: ahora.entregas.length,
      anterior: media(antes.entregas.map(({ dias: tardanza }) => tardanza)),
    },
    players: (
      [
        ['002', 'Adjudicaciones'],
        ['004', 'Riesgos'],
        ['003', 'Legal'],
      ] as const
    ).map(([idDepartamento, nombre]) => ({
      ...{ idDepartamento, nombre, dias: mediaDe(ahora, idDepartamento) },
      pasos: ahora.pasos.filter((paso) => paso.departamento === idDepartamento).length,
      anterior: mediaDe(antes, idDepartamento),
    })),
    linea: mesesHasta(periodo, hoy).map((mes) => {
      const { entregas, vigentes } = de(mes);
      const mediaEnDias = media(entregas.map(({ dias: tardanza }) => tardanza));
      return { mes, entregados: entregas.length, adjudicados: vigentes.length, mediaEnDias };
    }),
  };
}
