import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { newKey } from '../../providers/idempotency';
import { failureOf } from '../../providers/problems';
import { type Refusal, refusalOf } from '../dialogs/refusal';
import { useNotifyError } from '../useNotifyError';
import { useSingleMutation } from '../useSingleMutation';
import type { Act, ActWithoutPath } from './types';

/** Sent with every body: the version of the record as the dialog shows it. */
export interface FixedValues {
  readonly version?: number | undefined;
  readonly [campo: string]: unknown;
}

export type ActSubmission<T> = ActResponse<T> &
  (
    | { readonly acto: Act; readonly enviar?: undefined }
    /** The call, if it is not the act's POST; `clave` is its Idempotency-Key. */
    | { readonly acto: ActWithoutPath; readonly enviar: (cuerpo: object, clave: string) => Promise<T> }
  );

interface ActResponse<T> {
  /** null = an act on the resource. */
  readonly id: Identifier | null;
  readonly fijos?: FixedValues | undefined;
  readonly onHecho?: ((respuesta: T) => void) | undefined;
  /** Called with each refusal; the dialog shows what it returns. null = the refusal itself, or nothing if the fields show it. */
  readonly onRechazo?: ((rechazo: Refusal, error: unknown) => Refusal | null) | undefined;
  /** true: the page is not refreshed, because something else follows. */
  readonly conserva?: boolean;
  /** Reads again what a refusal shows to be stale; left out = everything on the screen. */
  readonly releer?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Sends an act for its dialog, with one Idempotency-Key while the dialog is open. A refusal is shown at its fields or in the dialog; a call that
 * failed is a message, and sending it again repeats the same act.
 */
export function useAct<T = RaRecord>(
  props: ActSubmission<T>,
  form: Pick<UseFormReturn<FieldValues>, 'setError' | 'getValues'>,
) {
  const { acto, id, fijos, onHecho, onRechazo } = props;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [clave] = useState(newKey);
  const [rechazo, setRechazo] = useState<Refusal | null>(null);
  /** Version that a refusal named: the next attempt uses it. */
  const [minima, setMinima] = useState<number | null>(null);

  const { run, pending } = useSingleMutation({
    final: true,
    mutationFn: async (cuerpo: object): Promise<T> =>
      props.enviar === undefined
        ? dataProvider.act<T>(props.acto.path, id, cuerpo, { key: clave })
        : props.enviar(cuerpo, clave),
    onMutate: () => setRechazo(null),
    onSuccess: (respuesta) => {
      const { exito } = acto;
      if (exito !== undefined) notify(typeof exito === 'string' ? exito : exito(form.getValues()), { type: 'success' });
      props.onClose();
      onHecho?.(respuesta);
      if (props.conserva !== true) refresh();
    },
    onError: (error) => {
      const leido = refusalOf(error);
      if (leido === null) return notifyError(error, acto.fallo, acto.falloEs);
      const { status, errors, detail } = failureOf(error);
      const vieja = status === 412;
      if (vieja) setMinima((detail.detalle as { versionActual?: number } | undefined)?.versionActual ?? null);
      // What is on the screen is stale.
      if (vieja || acto.enFila !== true) (props.releer ?? refresh)();
      if (leido.final && acto.cierra === true) {
        props.onClose();
        return notifyError(error);
      }
      const dicho = onRechazo?.(leido, error) ?? null;
      const enCampos = Object.entries(errors).filter(
        ([campo]) => acto.campos?.[campo] !== undefined && dicho?.onlyHere !== true,
      );
      for (const [campo, message] of enCampos) form.setError(campo, { type: 'servidor', message });
      // The fields already show the same message.
      if (enCampos.length > 0) return setRechazo(enCampos.some(([, texto]) => texto === dicho?.text) ? null : dicho);
      setRechazo(vieja && acto.sigue === true ? { ...(dicho ?? leido), final: false } : (dicho ?? leido));
    },
  });

  const version = fijos?.version;
  return {
    run,
    pending,
    rechazo,
    fijos: version === undefined || minima === null ? fijos : { ...fijos, version: Math.max(version, minima) },
    /** After a stale version: shows the fields again, on the stored version. */
    recargar: minima === null || version === undefined ? undefined : () => setRechazo(null),
    cerrar: () => {
      props.onClose();
      if (rechazo?.final === true && acto.enFila === true) refresh();
    },
  };
}
