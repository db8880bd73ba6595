import { type CabeceraDeActa, centavos, hechosDeActa, type ParticipanteDelActa } from '@adjudica/domain';
import type { ActaImpresa } from '../capabilities/acta/acta.impreso';
import type { ListaImpresa } from '../capabilities/participante/participante.impreso';

/** Deterministic assemblies for tests of documents and for the templates' sample.json. Names are invented. */

const NOMBRES = ['JOSÉ', 'MARÍA', 'ÁNGEL', 'LUCÍA', 'ÍÑIGO', 'ROSA', 'ZOILA', 'BYRON', 'INÉS', 'FAUSTO', 'ÚRSULA'];
const SEGUNDOS = ['ANTONIO', 'FERNANDA', 'POLIVIO', 'DEL ROCÍO', 'ELENA', 'IVÁN', 'DE LOS ÁNGELES'];
const APELLIDOS = [
  'ÑAUÑAY',
  'ZAMBRANO',
  'QUISPE',
  'MUÑOZ',
  'GÜILLÍN',
  'SHIGUANGO',
  'PEÑAHERRERA',
  'LOOR',
  'TIPÁN',
  'CHIRIBOGA',
  'YÉPEZ',
  'DE LA TORRE',
  'OÑA',
];
const de = (list: readonly string[], i: number): string => list[i % list.length] ?? '';

export const cabeceraDePrueba: CabeceraDeActa = {
  empresa: 'Consorcio Ejemplo de Ahorro S.A.',
  producto: 'Motor Plan',
  grupo: '1023',
  numeroAsamblea: 21,
  fecha: '2025-03-21',
  hora: '18:05',
  lugar: 'Quito, Av. Amazonas N34-120 y Núñez de Vela, auditorio',
  notario: 'Dra. María Augusta Peña Vásquez, Notaria Tercera del Cantón Quito',
  testigos: ['Íñigo Muñoz Yépez', 'Lucía Güillín Chiriboga', ''],
};

/** `total` places; every 17th is free, every 9th has overdue instalments. The first that participate are awarded as asked. */
export function participantesDePrueba(
  total: number,
  { ofertas = 0, sorteos = 0, entregas = 0, libres = true } = {},
): ParticipanteDelActa[] {
  const tipos = [
    ...Array<'Oferta'>(ofertas).fill('Oferta'),
    ...Array<'Sorteo'>(sorteos).fill('Sorteo'),
    ...Array<'Entrega'>(entregas).fill('Entrega'),
  ];
  let ordenDeOferta = ofertas;
  return Array.from({ length: total }, (_, i): ParticipanteDelActa => {
    const codigo = String(i + 1).padStart(3, '0');
    const libre = libres && i % 17 === 16;
    const estado = i % 9 === 8 ? 'no participa' : i % 31 === 30 ? 'participa cesion' : 'participa';
    const adjudicadoPor = libre || estado !== 'participa' ? '' : (tipos.shift() ?? '');
    return {
      idCodigo: `01-1023-${codigo}`,
      codigo,
      nombreCliente: libre
        ? ' L I B R E '
        : `${de(APELLIDOS, i)} ${de(APELLIDOS, i * 5 + 3)} ${de(NOMBRES, i * 3)} ${de(SEGUNDOS, i)}`,
      cedula: String(1_700_000_000 + i * 7919).padStart(10, '0'),
      estado,
      estadoInicial: estado,
      cuotaVencidas: estado === 'no participa' ? (i % 3) + 1 : 0,
      adjudicadoPor,
      asambleaAdjudica: adjudicadoPor ? cabeceraDePrueba.numeroAsamblea : 0,
      prioridadOferta: adjudicadoPor === 'Oferta' ? ordenDeOferta-- : 0,
      cantidadOferta: adjudicadoPor === 'Oferta' ? 12 + (i % 30) : 0,
      valorCuota: centavos(38_055 + (i % 7) * 1111),
      monto: centavos(2_100_005 + (i % 5) * 250_000),
    };
  });
}

export function actaDePrueba(
  participantes: readonly ParticipanteDelActa[],
  cambios: Partial<CabeceraDeActa> = {},
  emision: { version?: number; motivo?: string | null; borrador?: boolean } = {},
): ActaImpresa {
  const { version = 1, motivo = null, borrador = false } = emision;
  const hechos = hechosDeActa({ ...cabeceraDePrueba, ...cambios }, participantes, { borrador });
  return {
    ...hechos,
    emisor: { ruc: '1790012345001', ciudad: 'Quito' },
    version,
    motivo,
    lista: null,
    sorteo: null,
    transmision: null,
    aceptacion: 'quince días',
    representante: null,
    notaria: null,
    convocatoria: null,
    ordenDelDia: null,
    extractoDe: null,
  };
}

export function listaDePrueba(participantes: readonly ParticipanteDelActa[]): ListaImpresa {
  const h = actaDePrueba(participantes);
  return {
    empresa: h.empresa,
    emisor: h.emisor,
    producto: h.producto,
    grupo: h.grupo,
    numeroAsamblea: h.numeroAsamblea,
    fechaLarga: h.fechaLarga,
    hora: h.hora,
    lugar: h.lugar,
    notario: h.notario,
    testigos: h.testigos,
    quorum: h.quorum,
    participantes: h.participantes,
    emision: '2025-03-20',
  };
}
