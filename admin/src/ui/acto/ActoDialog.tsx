import { mensajes } from '@adjudica/domain';
import { type ReactNode, useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useNotify } from 'react-admin';
import { DialogFrame } from '../dialogs/DialogFrame';
import { DialogWindow, type DialogWindowProps } from '../dialogs/DialogWindow';
import type { Refusal } from '../dialogs/refusal';
import { CamposDeActo } from './CamposDeActo';
import type { CampoDeActo } from './tipos';
import { type EnvioDeActo, useActo } from './useActo';
import { useFormulario } from './useFormulario';

interface ActoFrameProps<T> extends EnvioDeActo<T> {
  /** What is decided. */
  readonly children?: ReactNode;
  /** What follows from it; said as long as it can follow. */
  readonly efecto?: ReactNode;
  /** false = it can't be sent as things stand: the dialog only tells why. */
  readonly enviable?: boolean;
  /** false = without fields, Enter answers nothing before a button was chosen. */
  readonly conFoco?: boolean;
  /** It can't be sent yet, whatever is typed. */
  readonly submitDisabled?: boolean;
  /** Field that takes the cursor as soon as it is named. */
  readonly enfocar?: string | undefined;
  /** Of something else that was tried in it. */
  readonly rechazo?: Refusal | null;
  /** Beside a refusal: what it is about. */
  readonly detalle?: ReactNode;
}

const ninguno: Readonly<Record<string, CampoDeActo>> = {};

interface ActoDialogProps<T> extends ActoFrameProps<T>, Partial<Pick<DialogWindowProps, 'maxWidth' | 'fullOnPhone'>> {}

/** THE dialog of acts: what it is about, the fields of the act's table, one button. Render it only while it is open. */
export function ActoDialog<T = RaRecord>({ maxWidth, fullOnPhone = false, ...props }: ActoDialogProps<T>) {
  return (
    <DialogWindow
      onClose={props.onClose}
      maxWidth={maxWidth ?? (props.acto.campos === undefined ? 'xs' : 'sm')}
      fullOnPhone={fullOnPhone}
    >
      <ActoFrame {...props} />
    </DialogWindow>
  );
}

/** The same in a `DialogWindow` that stands already: what the act is about had to be read first. */
export function ActoFrame<T = RaRecord>(props: ActoFrameProps<T>) {
  const { acto, children, efecto, enviable = true, conFoco = true, submitDisabled = false, enfocar } = props;
  const { campos = ninguno, confirmar = 'Aceptar', descartar } = acto;
  const notify = useNotify();
  const form = useFormulario(acto, () => envio.fijos, props.id);
  const envio = useActo(props, form);
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
          {!definitivo && efecto}
        </>
      }
      submitLabel={typeof confirmar === 'string' ? confirmar : confirmar(form.watch())}
      submitFocused={!conCampos && conFoco}
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
      {conCampos && <CamposDeActo acto={acto} form={form} disabled={!enviable} />}
    </DialogFrame>
  );
}
