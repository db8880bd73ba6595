import {
  codigoDeBarras,
  encabezadoDeBloque,
  firmaElConyuge,
  garantesDe,
  mensajes,
  type PersonaDeContrato,
  textoPlano,
} from '@adjudica/domain';
import { type Emision, emitible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { TextoRow } from './contrato.bloques.store';
import { cabeceraDe } from './contrato.cabecera';
import type { BloqueImpreso, ContratoImpreso, FirmaDeContrato } from './contrato.impreso';
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
    bloques,
    firmas: sinLugarEnElTexto(firmasDe(redaccion), bloques),
  };
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

/** A signature line; a missing value leaves a shorter blank (`EN_BLANCO`). */
const LINEA_DE_FIRMA = /_{20,}/;

/** Omits signers that the clauses themselves name below a signature line. */
function sinLugarEnElTexto(firmas: FirmaDeContrato[], bloques: readonly BloqueImpreso[]): FirmaDeContrato[] {
  const [, ...lugares] = textoPlano(bloques.map(({ texto }) => texto).join('')).split(LINEA_DE_FIRMA);
  return firmas.filter(({ nombre }) => !lugares.some((lugar) => lugar.includes(nombre)));
}

const firma = ({ nombre, identificacion }: PersonaDeContrato, calidad: string): FirmaDeContrato => ({
  nombre,
  identificacion: identificacion === '' ? '' : propios.contratoIdentificacion(identificacion),
  calidad,
});

/** Signers by the header: the client or his attorney, his spouse, the guarantors, the company. */
function firmasDe({ hechos }: Redaccion): FirmaDeContrato[] {
  const { cabecera, cliente, conyuge, empresa, representante } = hechos;
  const { apoderado } = cabecera;
  return [
    apoderado === null
      ? firma(cliente, propios.firmaCliente)
      : firma({ nombre: apoderado, identificacion: '' }, propios.firmaApoderado(cliente.nombre)),
    ...(firmaElConyuge(cabecera) && conyuge !== null ? [firma(conyuge, propios.firmaConyuge)] : []),
    ...garantesDe(hechos).map((garante) => firma(garante, propios.firmaGarante)),
    firma(
      { nombre: representante?.nombre ?? empresa.nombre, identificacion: representante?.identificacion ?? '' },
      propios.firmaEmpresa(representante?.calidad ?? null, empresa.nombre),
    ),
  ];
}
