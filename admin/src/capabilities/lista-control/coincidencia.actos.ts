import { type AccionDeCoincidencia, esquemaDecisionDeCoincidencia, propios } from '@adjudica/domain';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';

interface DecisionEnPantalla {
  readonly boton: string;
  readonly efecto: string;
  readonly acto: Act;
}

const decision = (accion: AccionDeCoincidencia, titulo: string, exito: string): Act => ({
  path: `/coincidencia/{id}/${accion}`,
  titulo,
  confirmar: titulo,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaDecisionDeCoincidencia,
  exito,
  enFila: true,
});

export const decisionesDeCoincidencia: Readonly<Record<AccionDeCoincidencia, DecisionEnPantalla>> = {
  descartar: {
    boton: 'Descartar',
    efecto: propios.coincidenciaDescartarEfecto,
    acto: decision('descartar', propios.coincidenciaDescartar, propios.coincidenciaDescartada),
  },
  confirmar: {
    boton: 'Confirmar',
    efecto: propios.coincidenciaConfirmarEfecto,
    acto: decision('confirmar', propios.coincidenciaConfirmar, propios.coincidenciaConfirmada),
  },
};
