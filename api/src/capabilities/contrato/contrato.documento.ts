import {
  codigoDeBarras,
  deNumero,
  encabezadoDeBloque,
  firmantesDeContrato,
  formatearMonto,
  type HechosDeValores,
  type LineaDeFirma,
  lineasDeFirma,
  mensajes,
  ruegoEntre,
  textoDeModelo,
  textoDeRuego,
  textoPlano,
} from '@adjudica/domain';
import { huellaDeTextos } from '../caso';
import { type Emision, emitible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { TextoRow } from './contrato.bloques.store';
import { cabeceraDe } from './contrato.cabecera';
import type { BloqueImpreso, ContratoImpreso } from './contrato.impreso';
import { contratoEnPapel } from './contrato.impreso';
import type { Redaccion } from './contrato.redaccion';
import type { ContratoRow } from './contrato.store';

const { propios } = mensajes;

/** A contract with its texts, as read for printing. */
export interface FuenteDeContrato {
  readonly fila: ContratoRow;
  readonly textos: readonly TextoRow[];
  readonly redaccion: Redaccion;
}

/** The approved and printed contract (LEG-571, LEG-596, invariant 24): issued once, with the approval. */
export const contratoImpreso = emitible(contratoEnPapel, {
  recurso: 'contrato',
  columna: 'contratoId',
  registro: ({ fila: { id } }: FuenteDeContrato) => ({ id: Number(id) }),
  folder: 'contratos',
  versiones: 'una',
  nombre: ({ fila: { idCodigo } }) => `contrato-${idCodigo}`,
  hechos: hechosDe,
});

function hechosDe({ fila: row, textos, redaccion }: FuenteDeContrato, emision: Emision): ContratoImpreso {
  const { marca, hoy, emitidoPor, borrador } = emision;
  const { plan } = redaccion.hechos;
  const bloques = bloquesDe(row, textos);
  const firmantes = firmantesDeContrato(redaccion.hechos);
  const ruego = ruegoEntre(firmantes, redaccion.hechos.ruego ?? null);
  return {
    ...marca,
    numero: Number(row.id),
    codigoBarras: codigoDeBarras('contrato', Number(row.id)),
    borrador,
    producto: plan.nombreProducto,
    grupo: plan.grupo,
    idCodigo: row.idCodigo,
    nombreCliente: nombreDeCliente(row),
    identificacion: row.identificacion,
    fecha: redaccion.hechos.fecha,
    aprobacion: borrador ? null : hoy,
    aprobadoPor: borrador ? null : emitidoPor,
    cabecera: { ...cabeceraDe(row) },
    garantia: redaccion.hechos.garantia,
    naturaleza: naturalezaDe(redaccion.hechos),
    cuantia: formatearMonto(deNumero(redaccion.hechos.pagare?.monto ?? plan.monto)),
    bloques,
    modelo: row.modelo !== null && row.modelo.huella === huellaDe(row, textos) ? textoDeModelo(row.modelo) : null,
    ruego: ruego === null ? null : textoDeRuego(ruego),
    firmas: sinLugarEnElTexto(lineasDeFirma(firmantes, ruego), bloques),
  };
}

/** What kind of contract it is, by what it secures. */
export function naturalezaDe({ debe, garantia, vehiculo }: HechosDeValores): string {
  if (!debe) return propios.contratoSinGarantia;
  if (garantia === 'F') return propios.contratoConFideicomiso;
  return vehiculo === null ? propios.contratoConHipoteca : propios.contratoConPrenda;
}

const bloquesDe = (row: ContratoRow, textos: readonly TextoRow[]): BloqueImpreso[] =>
  row.bloques.map(({ id, bloque, formatoCodigo, formatoNumero }) => {
    const texto = textos.find(({ bloqueId }) => bloqueId === id);
    return {
      bloque,
      encabezado: encabezadoDeBloque(bloque),
      texto: texto?.texto ?? '',
      formato: formatoCodigo,
      formatoNumero,
      valores: texto?.valores ?? {},
    };
  });

/** Of its present texts, to compare them with those of a model. */
export const huellaDe = ({ bloques }: Pick<ContratoRow, 'bloques'>, textos: readonly TextoRow[]): string =>
  huellaDeTextos(
    bloques.map(({ id, bloque }) => ({ bloque, texto: textos.find(({ bloqueId }) => bloqueId === id)?.texto ?? '' })),
  );

/** A signature line; a missing value leaves a shorter blank (`EN_BLANCO`). */
const LINEA_DE_FIRMA = /_{20,}/;

/** Omits signers that the clauses themselves name below a signature line. */
function sinLugarEnElTexto(firmas: LineaDeFirma[], bloques: readonly BloqueImpreso[]): LineaDeFirma[] {
  const [, ...lugares] = textoPlano(bloques.map(({ texto }) => texto).join('')).split(LINEA_DE_FIRMA);
  return firmas.filter(({ nombre }) => !lugares.some((lugar) => lugar.includes(nombre)));
}
