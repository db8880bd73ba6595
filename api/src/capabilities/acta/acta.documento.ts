import { hechosDeActa, type ParticipanteDelActa } from '@adjudica/domain';
import type { AsambleaRow } from '../asamblea';
import { emitible } from '../documento-emitido';
import { cabeceraImpresa, claveDeAsamblea } from '../participante';
import { type EvidenciaDelActa, evidenciaImpresa } from './acta.evidencia';
import { actaEnPapel } from './acta.impreso';

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
    ...evidenciaImpresa(evidencia),
  }),
});
