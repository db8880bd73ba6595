import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useNotify } from 'react-admin';
import { DialogFrame } from '../dialogs/DialogFrame';
import { DialogWindow, type DialogWindowProps } from '../dialogs/DialogWindow';
import type { Refusal } from '../dialogs/refusal';
import { ActFields } from './ActFields';
import type { ActField } from './types';
import { type ActSubmission, useAct } from './useAct';
import { useActForm } from './useActForm';

type ActFrameProps<T> = ActSubmission<T> & {
  /** What is decided on. */
  readonly children?: ReactNode;
  /** Its consequences; not shown after a final refusal. */
  readonly efecto?: ReactNode;
  /** false: it cannot be sent now, and the dialog only says why. */
  readonly enviable?: boolean;
  /** A dialog without fields begins on 'Cancelar'; of what can be taken back, on its button. */
  readonly conEnter?: boolean;
  /** The button is disabled. */
  readonly submitDisabled?: boolean;
  /** Field to focus, once it is given. */
  readonly enfocar?: string | undefined;
  /** Refusal of another call that was made in this dialog. */
  readonly rechazo?: Refusal | null;
  /** Shown with a refusal. */
  readonly detalle?: ReactNode;
};

const ninguno: Readonly<Record<string, ActField>> = {};

type ActDialogProps<T> = ActFrameProps<T> & Partial<Pick<DialogWindowProps, 'maxWidth' | 'fullOnPhone'>>;

/** The dialog of an act: subject, the fields of its table, one button. Render it only while it is open. */
export function ActDialog<T = RaRecord>({ maxWidth, fullOnPhone = false, ...props }: ActDialogProps<T>) {
  return (
    <DialogWindow
      onClose={props.onClose}
      maxWidth={maxWidth ?? (props.acto.campos === undefined ? 'xs' : 'sm')}
      fullOnPhone={fullOnPhone}
    >
      <ActFrame {...props} />
    </DialogWindow>
  );
}

/** The content of `ActDialog` in a `DialogWindow` that is already open, because its data had to be read first. */
export function ActFrame<T = RaRecord>(props: ActFrameProps<T>) {
  const { acto, children, efecto, enviable = true, conEnter = false, submitDisabled = false, enfocar } = props;
  const { campos = ninguno, confirmar = 'Aceptar', descartar } = acto;
  const notify = useNotify();
  const form = useActForm(acto, () => envio.fijos, props.id);
  const envio = useAct(props, form);
  const { pending } = envio;
  const rechazo = envio.rechazo ?? props.rechazo ?? null;
  const definitivo = rechazo?.final === true;
  const enviar = form.handleSubmit(
    (cuerpo) => envio.run(cuerpo),
    () => descartar !== undefined && notify(mensajes.GEN.camposIncorrectos, { type: 'warning' }),
  );
  const { setFocus } = form;
  useEffect(() => {
    if (enfocar !== undefined) setFocus(enfocar);
  }, [enfocar, setFocus]);
  const conCampos = Object.keys(campos).length > 0;
  return (
    <DialogFrame
      title={acto.titulo}
      subject={
        <>
          {children}
          {!definitivo && efecto != null && efecto !== false && (
            <Box sx={{ mt: 1, color: 'text.primary', fontWeight: 560 }}>{efecto}</Box>
          )}
        </>
      }
      submitLabel={typeof confirmar === 'string' ? confirmar : confirmar(form.watch())}
      focused={conCampos ? undefined : conEnter ? 'submit' : 'cancel'}
      submitDisabled={submitDisabled}
      danger={acto.peligro === true}
      busy={pending}
      refusal={rechazo}
      detail={props.detalle}
      onReload={envio.recargar}
      dirty={form.formState.isDirty}
      {...(descartar !== undefined && { discardTitle: descartar })}
      onSubmit={enviable ? () => void enviar() : undefined}
      onClose={envio.cerrar}
    >
      {conCampos && <ActFields acto={acto} form={form} disabled={!enviable} />}
    </DialogFrame>
  );
}
