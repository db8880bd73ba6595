import { ADJ } from './mensajes/adj';
import { ASA } from './mensajes/asa';
import { AUT } from './mensajes/aut';
import { BUR } from './mensajes/bur';
import { CAP } from './mensajes/cap';
import { CAR } from './mensajes/car';
import { CLI } from './mensajes/cli';
import { CON } from './mensajes/con';
import { DOC } from './mensajes/doc';
import { EST } from './mensajes/est';
import { FIN } from './mensajes/fin';
import { GEN } from './mensajes/gen';
import { JOR } from './mensajes/jor';
import { LEG } from './mensajes/leg';
import { legContrato } from './mensajes/legContrato';
import { MED } from './mensajes/med';
import { NAV } from './mensajes/nav';
import { ORD } from './mensajes/ord';
import { PAG } from './mensajes/pag';
import { adjudicado } from './mensajes/propios/adjudicado';
import { aprobacion } from './mensajes/propios/aprobacion';
import { borrador } from './mensajes/propios/borrador';
import { buro } from './mensajes/propios/buro';
import { caidas } from './mensajes/propios/caidas';
import { carpeta } from './mensajes/propios/carpeta';
import { cartaSalida } from './mensajes/propios/cartaSalida';
import { concesionario } from './mensajes/propios/concesionario';
import { contrato } from './mensajes/propios/contrato';
import { correo } from './mensajes/propios/correo';
import { documento } from './mensajes/propios/documento';
import { formato } from './mensajes/propios/formato';
import { general } from './mensajes/propios/general';
import { medio } from './mensajes/propios/medio';
import { medioPantalla } from './mensajes/propios/medioPantalla';
import { orden } from './mensajes/propios/orden';
import { pagare } from './mensajes/propios/pagare';
import { pago } from './mensajes/propios/pago';
import { pantallas } from './mensajes/propios/pantallas';
import { prenda } from './mensajes/propios/prenda';
import { recorrido } from './mensajes/propios/recorrido';
import { resolucion } from './mensajes/propios/resolucion';
import { riesgo } from './mensajes/propios/riesgo';
import { salud } from './mensajes/propios/salud';
import { subida } from './mensajes/propios/subida';
import { tablero } from './mensajes/propios/tablero';
import { tarea } from './mensajes/propios/tarea';
import { textoEnriquecido } from './mensajes/propios/textoEnriquecido';
import { trabajo } from './mensajes/propios/trabajo';
import { RIE } from './mensajes/rie';
import { TAB } from './mensajes/tab';
import { TAR } from './mensajes/tar';

/**
 * Every Spanish text that is shown to somebody, once, an area a file. `verbatim` areas repeat the specification letter by letter, typos
 * included: they are the acceptance text. Near twins (with and without comma, with and without final stop) are different
 * messages and stand apart on purpose. `propios` are our own texts, where the specification gives none.
 */
export const mensajes = {
  AUT,
  ASA,
  ADJ,
  BUR,
  CAP,
  NAV,
  GEN,
  CLI,
  FIN,
  EST,
  DOC,
  TAR,
  JOR,
  LEG: { ...LEG, ...legContrato },
  MED,
  ORD,
  RIE,
  CON,
  CAR,
  PAG,
  TAB,
  propios: {
    ...general,
    ...correo,
    ...documento,
    ...tarea,
    ...recorrido,
    ...adjudicado,
    ...carpeta,
    ...pantallas,
    ...subida,
    ...borrador,
    ...buro,
    ...riesgo,
    ...resolucion,
    ...medio,
    ...medioPantalla,
    ...aprobacion,
    ...concesionario,
    ...orden,
    ...pago,
    ...pagare,
    ...contrato,
    ...prenda,
    ...caidas,
    ...salud,
    ...textoEnriquecido,
    ...trabajo,
    ...cartaSalida,
    ...formato,
    ...tablero,
  },
} as const;

/** GEN-007, GEN-517 and decisiones.md: milliseconds; `null` = stays until dismissed. */
export const duracionDeToast = { normal: 3000, advertencia: 5000, fija: null } as const;
