import { ADJ, esquemaReasignacion, esquemaRetiro, propios, sorteoDe } from '@adjudica/domain';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActDialog } from '../../ui/act/ActDialog';
import { CheckboxField } from '../../ui/act/CheckboxField';
import { Subject } from '../../ui/act/Subject';
import type { Act, ActField } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { fecha } from '../../ui/format';
import { asignacion } from './asignacion';
import { CampoDeCandidato } from './CampoDeCandidato';
import { CampoDeEjecutivo } from './CampoDeEjecutivo';
import type { AccionDeAdjudicado, AdjudicadoRecord, Candidato } from './tipos';

type DeAdjudicado = (adjudicado: AdjudicadoRecord) => Act;

/** Who takes the award, who looks after it, a comment; the names are the paths of the body below `raiz`. */
function reemplazo(raiz: string, { id }: AdjudicadoRecord, visible?: ActField['visible']) {
  const comun = visible === undefined ? {} : { visible };
  return {
    [`${raiz}idCodigo`]: {
      ...comun,
      etiqueta: 'Nuevo adjudicado',
      tipo: CampoDeCandidato,
      props: { adjudicacionId: id },
      requerido: propios.eligeReemplazo,
      inicial: null,
      conFoco: true,
    },
    [`${raiz}ejecutivo`]: {
      ...comun,
      etiqueta: 'Ejecutivo',
      tipo: CampoDeEjecutivo,
      inicial: null,
      ayuda: 'Opcional: quien atenderá el plan',
    },
    [`${raiz}comentario`]: { ...comun, etiqueta: 'Comentario', tipo: CommentField },
  };
}

/** ADJ-508: the plan of the chosen candidate, and the way in which the award was won. */
const cuerpoDeReemplazo = ({ idCodigo, ...mas }: FieldValues, { adjudicadoPor }: AdjudicadoRecord) => ({
  ...mas,
  ...(idCodigo && { idCodigo: (idCodigo as Candidato).idCodigo }),
  sorteo: sorteoDe(adjudicadoPor),
});

const actos: Readonly<Record<AccionDeAdjudicado, DeAdjudicado>> = {
  /** ADJ-501, ADJ-517, ADJ-518: withdrawn with a reason and, if wanted, given to another plan in the same act. */
  retirar: (adjudicado) => ({
    path: '/adjudicacion/{id}/retirar',
    titulo: 'Retirar adjudicación',
    confirmar: ({ conReemplazo }) => (conReemplazo ? 'Retirar y asignar' : 'Retirar'),
    peligro: true,
    campos: {
      motivo: { etiqueta: 'Motivo', tipo: CommentField },
      conReemplazo: { etiqueta: 'Asignar ahora a un nuevo adjudicado', tipo: CheckboxField },
      ...reemplazo('reemplazo.', adjudicado, ({ conReemplazo }) => conReemplazo === true),
    },
    esquema: esquemaRetiro,
    cuerpo: ({ conReemplazo, reemplazo: nuevo = {}, ...motivo }) => ({
      ...motivo,
      ...(conReemplazo && { reemplazo: cuerpoDeReemplazo(nuevo, adjudicado) }),
    }),
    exito: ({ conReemplazo }) => (conReemplazo ? `${ADJ.retirada} ${ADJ.reasignada}` : ADJ.retirada),
  }),
  /** ADJ-501, ADJ-518: an award that was withdrawn some time ago goes to another plan of its group. */
  reasignar: (adjudicado) => ({
    path: '/adjudicacion/{id}/reasignar',
    titulo: 'Asignar nuevo adjudicado',
    confirmar: 'Asignar',
    campos: reemplazo('', adjudicado),
    esquema: esquemaReasignacion,
    cuerpo: (valores) => cuerpoDeReemplazo(valores, adjudicado),
    exito: ADJ.reasignada,
  }),
  asignar: ({ ejecutivo }) =>
    ejecutivo === null
      ? asignacion('Asignar ejecutivo', 'El plan no tiene ejecutivo')
      : asignacion('Cambiar ejecutivo', `Ahora lo atiende ${ejecutivo.nombre}`),
};

interface AdjudicadoDialogProps {
  readonly accion: AccionDeAdjudicado;
  readonly adjudicado: AdjudicadoRecord;
  readonly onClose: () => void;
}

/** An act on an award, and whose award it is. */
export function AdjudicadoDialog({ accion, adjudicado, onClose }: AdjudicadoDialogProps) {
  const [acto] = useState(() => actos[accion](adjudicado));
  const { id, version, nombreCliente, idCodigo, insignia, numeroAsamblea } = adjudicado;
  return (
    <ActDialog acto={acto} id={id} {...(accion === 'asignar' && { fijos: { version } })} onClose={onClose}>
      <Subject nombre={nombreCliente}>
        , plan {idCodigo}. {insignia}, asamblea {numeroAsamblea} del {fecha(adjudicado.fecha)}.
      </Subject>
    </ActDialog>
  );
}
