import { extractoDeActa, hechosDeActa, type ParticipanteDelActa } from '@adjudica/domain';
import type { AsambleaRow } from '../asamblea';
import { emitible, imprimible } from '../documento-emitido';
import { cabeceraImpresa, claveDeAsamblea } from '../participante';
import { type EvidenciaDelActa, evidenciaImpresa } from './acta.evidencia';
import { type ActaImpresa, actaEnPapel, extractoEnPapel } from './acta.impreso';

export interface FuenteDeActa {
  readonly asamblea: AsambleaRow;
  readonly participantes: readonly ParticipanteDelActa[];
  readonly evidencia: EvidenciaDelActa;
}

/** The minutes of an assembly. Their number is the assembly's; they show their own version, and from the second on its reason. */
export const actaDeAsamblea = emitible(actaEnPapel, {
  recurso: 'acta',
  columna: 'asambleaId',
  registro: ({ asamblea }: FuenteDeActa) => ({ id: asamblea.id }),
  folder: 'actas',
  versiones: 'con-motivo',
  nombre: ({ asamblea }) => `acta-${claveDeAsamblea(asamblea)}`,
  hechos: ({ asamblea, participantes, evidencia }, { marca, version, motivo, borrador }) => ({
    ...hechosDeActa(cabeceraImpresa(asamblea, marca.empresa), participantes, { borrador }),
    ...marca,
    version,
    motivo,
    extractoDe: null,
    notaria: notariaDe(asamblea),
    convocatoria: asamblea.convocatoria,
    ordenDelDia: asamblea.ordenDelDia,
    ...evidenciaImpresa(evidencia),
  }),
});

/** Minutes as they were issued, and the hash of their file. */
export interface FuenteDeExtracto {
  readonly acta: ActaImpresa;
  readonly sha256: string;
  /** Plan of who asks; null = for nobody in particular. */
  readonly idCodigo: string | null;
}

/** What a member gets of the minutes; printed on request and not kept. */
export const extractoDelActa = imprimible(extractoEnPapel, {
  recurso: 'acta',
  nombre: ({ acta, idCodigo }: FuenteDeExtracto) =>
    ['extracto', acta.grupo, acta.numeroAsamblea, ...(idCodigo === null ? [] : [idCodigo])].join('-'),
  hechos: ({ acta, sha256, idCodigo }: FuenteDeExtracto): ActaImpresa =>
    extractoDeActa({ ...acta, extractoDe: sha256 }, idCodigo),
});

function notariaDe({ notariaNumero, notariaCanton }: AsambleaRow): string | null {
  const partes = [
    ...(notariaNumero === null ? [] : [`Notaría ${notariaNumero}`]),
    ...(notariaCanton === null ? [] : [`cantón ${notariaCanton}`]),
  ];
  return partes.length === 0 ? null : partes.join(' del ');
}
