import { EST, esquemaDeTareaNueva, hoyEn, type NuevaTarea, propios, TAR } from '@adjudica/domain';
import { useMemo } from 'react';
import type { PostCalls } from '../../generated/api';
import { ActFrame } from '../../ui/act/ActDialog';
import { SelectField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { diaDe } from '../../ui/format';
import { camposDePrograma } from './campos';
import { useTiposDeTarea } from './consultas';
import type { NodoDeTareas, TipoDeTarea } from './tipos';

interface RegistrarTareaDialogProps {
  readonly idCodigo: string;
  /** The entry of the tree under which the task will stand; `null` = none. */
  readonly evento: NodoDeTareas | null;
  readonly onClose: () => void;
}

/** TAR-006…010, CLI-016: notes a task of the plan: done already, or scheduled. Render it only while it is open. */
export default function RegistrarTareaDialog(props: RegistrarTareaDialogProps) {
  return (
    <DialogWindow fullOnPhone onClose={props.onClose}>
      <Registro {...props} />
    </DialogWindow>
  );
}

function Registro({ idCodigo, evento, onClose }: RegistrarTareaDialogProps) {
  const { data, error, refetch } = useTiposDeTarea();
  const acto = useMemo(() => registro((data ?? []).filter(({ registrable }) => registrable)), [data]);
  if (data === undefined)
    return <LoadingFrame title={acto.titulo} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <ActFrame
      acto={acto}
      id={null}
      fijos={{ plan: idCodigo, evento: evento?.evento ?? null }}
      // It says nothing of the tree behind the dialog, and what was typed is for another try.
      releer={nada}
      onRechazo={(rechazo) => ({ ...rechazo, final: false })}
      onClose={onClose}
    >
      Plan {idCodigo}
      {evento !== null && ` · ${evento.texto}, ${diaDe(evento.fecha)}`}
    </ActFrame>
  );
}

const nada = () => {};

function registro(tipos: readonly TipoDeTarea[]): Act {
  const hoy = hoyEn(new Date());
  const accionesDe = (tipo: unknown) => tipos.find(({ id }) => id === tipo)?.acciones ?? [];
  return {
    path: '/tarea',
    titulo: propios.registrarTarea,
    confirmar: 'Registrar',
    descartar: propios.descartarCambios,
    campos: {
      tipo: {
        etiqueta: 'Tarea',
        tipo: SelectField,
        props: { opciones: tipos },
        requerido: EST.campoObligatorio,
        reinicia: ['accion'],
      },
      accion: {
        etiqueta: 'Resultado',
        tipo: SelectField,
        props: ({ tipo }) => ({ opciones: accionesDe(tipo) }),
        requerido: propios.resultadoRequerido,
        // Without a task there is nothing to choose from.
        visible: ({ tipo }) => tipo !== '',
        conFoco: false,
      },
      ...camposDePrograma(hoy, { fechaEjecucion: '', observaciones: '' }),
    },
    esquema: ({ tipo }) => esquemaDeTareaNueva({ hoy, acciones: accionesDe(tipo) }),
    cuerpo: ({ fechaEjecucion = null, observaciones = '', programar, ...resto }) =>
      // the plan is a fixed value
      ({ ...resto, programar, fechaEjecucion, observaciones }) satisfies Partial<
        Record<keyof NuevaTarea, unknown>
      > as PostCalls['/tarea']['body'],
    exito: TAR.registrada,
  };
}
