import type { Formulario } from '@adjudica/domain';
import type { ReactNode } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { DialogFrame } from '../dialogs/DialogFrame';
import { DialogWindow, type DialogWindowProps } from '../dialogs/DialogWindow';
import { AvisoDeSalida } from './AvisoDeSalida';
import { ConflictoDialog } from './ConflictoDialog';
import { CamposContext } from './contexto';
import type { OpcionesDeEdicion, RegistroEditable } from './edicion';
import { SeccionDeCampos } from './SeccionDeCampos';
import { useEdicion } from './useEdicion';

/** A record of a list, as its dialog opens it. */
type Registro = RaRecord & RegistroEditable;

interface RegistroDialogProps<V extends object, R extends Registro>
  extends Pick<OpcionesDeEdicion<V, unknown, R>, 'recurso' | 'avisos' | 'exito' | 'puedeEditar'> {
  readonly titulo: string;
  readonly formulario: Formulario<V, unknown> & { readonly nombre: string };
  /** `null` = a new one. */
  readonly registro: R | null;
  /** What a new one begins with, and what it belongs to. */
  readonly inicial?: object;
  readonly dueno?: object;
  readonly anchos?: Readonly<Record<string, 2 | 'todo'>>;
  readonly maxWidth?: DialogWindowProps['maxWidth'];
  readonly onGuardado: (registro: R) => void;
  readonly onClose: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

const nuevo = { id: 'nuevo', version: 0 };

/** THE dialog of a record of a list: the fields of its table, saved under the version that was read. Render it only while it is open. */
export function RegistroDialog<V extends object, R extends Registro>(props: RegistroDialogProps<V, R>) {
  const { titulo, formulario, registro, inicial, dueno, recurso, puedeEditar, anchos, onClose } = props;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const edicion = useEdicion<V, unknown, R>({
    formulario,
    contexto: undefined,
    registro: registro ?? ({ ...nuevo, ...inicial } as unknown as R),
    recurso,
    puedeEditar,
    enEdicion: puedeEditar,
    ...(registro === null && {
      enviar: async (datos: object) => {
        const { data } = await dataProvider.create(recurso, { data: { ...dueno, ...datos } });
        return data as unknown as R;
      },
    }),
    ...(props.avisos !== undefined && { avisos: props.avisos }),
    ...(props.exito !== undefined && { exito: props.exito }),
    onGuardado: props.onGuardado,
  });
  const { campos, conflicto, guardando, sucio } = edicion;
  return (
    <CamposContext value={campos}>
      <DialogWindow onClose={onClose} maxWidth={props.maxWidth ?? 'sm'} fullOnPhone>
        <DialogFrame
          title={titulo}
          onClose={onClose}
          onSubmit={puedeEditar ? () => void edicion.guardar() : undefined}
          busy={guardando}
          dirty={sucio || (registro === null && edicion.form.formState.isDirty)}
          formRef={edicion.raiz}
        >
          <SeccionDeCampos seccion={formulario.nombre} {...(anchos !== undefined && { anchos })} />
          {props.children}
        </DialogFrame>
      </DialogWindow>
      {sucio && <AvisoDeSalida conBorrador={false} />}
      {conflicto !== null && (
        <ConflictoDialog
          tabla={campos.tabla}
          conflicto={conflicto}
          busy={guardando}
          onGuardar={(elecciones) => void edicion.resolver(elecciones)}
          onCancelar={edicion.volver}
        />
      )}
    </CamposContext>
  );
}
