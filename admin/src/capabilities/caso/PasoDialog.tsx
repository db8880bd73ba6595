import { type PasoDelCaso, porConfirmar, propios, queImpiden } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { type RaRecord, useRefresh } from 'react-admin';
import type { ReglasDelPasoVista } from '../../generated/api';
import { fresh, useApiQuery } from '../../providers/useApiQuery';
import { ActDialog, ActFrame } from '../../ui/act/ActDialog';
import { campoDeReglas, Reglas, reglasConfirmadas } from '../../ui/act/Reglas';
import type { Act } from '../../ui/act/types';
import { DialogWindow, type DialogWindowProps } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { CommentField } from '../../ui/fields/CommentField';
import { QueryState } from '../../ui/QueryState';

type PasoFrameProps<T> = ComponentProps<typeof ActFrame<T>> & {
  readonly paso: PasoDelCaso;
  /** Of one of its plans. */
  readonly idCodigo: string;
};

/** An act with the rules before it: what only warns is accepted, and a reason is given. */
function conReglas<A extends Omit<Act, 'path'>>(acto: A, revisadas: ReglasDelPasoVista): A {
  const avisan = porConfirmar(revisadas.reglas).length > 0;
  return {
    ...acto,
    campos: {
      ...acto.campos,
      ...campoDeReglas(revisadas, propios.casoSigo, propios.casoConfirme),
      motivo: {
        etiqueta: propios.casoPorQue,
        tipo: CommentField,
        conFoco: false,
        visible: () => avisan,
        requerido: propios.casoMotivo,
      },
    },
    cuerpo: ({ confirma, motivo, ...dicho }) => ({
      ...(acto.cuerpo?.(dicho) ?? dicho),
      ...reglasConfirmadas(revisadas, confirma),
      ...(avisan && { motivo }),
    }),
  };
}

/** The dialog of a step that can't be undone, over its rules as they stand: read with each opening, and again when they turn out to have changed. */
export function PasoFrame<T = RaRecord>({ paso, idCodigo, children, ...props }: PasoFrameProps<T>) {
  const { data, error, refetch } = useApiQuery('/caso/{idCodigo}/reglas/{paso}', { idCodigo, paso }, fresh);
  const refresh = useRefresh();
  const { acto, fijos, enviable = true, onClose } = props;
  if (data === undefined)
    return <LoadingFrame title={acto.titulo} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  const impedido = queImpiden(data.reglas).length > 0;
  const revisado = {
    ...props,
    acto: impedido ? acto : conReglas(acto, data),
    fijos: { ...fijos, base: data.base },
    enviable: enviable && !impedido,
    releer: () => {
      void refetch();
      refresh();
    },
  } as ComponentProps<typeof ActFrame<T>>;
  return (
    <ActFrame<T> {...revisado}>
      {children}
      <SeccionDeReglas {...data} />
    </ActFrame>
  );
}

/** What stands before a step. */
function SeccionDeReglas({ reglas }: Pick<ReglasDelPasoVista, 'reglas'>) {
  const titulo = useId();
  return (
    <Box component="section" aria-labelledby={titulo} sx={{ my: 1.5, color: 'text.primary' }}>
      <Typography variant="h3" id={titulo} sx={{ mb: 0.75, color: 'text.secondary' }}>
        {propios.casoReglas}
      </Typography>
      <Reglas reglas={reglas} />
    </Box>
  );
}

/** The same for who does not take the step. */
export function ReglasDelPaso({ paso, idCodigo }: { readonly paso: PasoDelCaso; readonly idCodigo: string }) {
  const { data, error, refetch } = useApiQuery('/caso/{idCodigo}/reglas/{paso}', { idCodigo, paso }, fresh);
  return data === undefined ? <QueryState error={error} refetch={refetch} /> : <SeccionDeReglas {...data} />;
}

type PasoDialogProps<T> = Omit<PasoFrameProps<T>, 'paso'> &
  Partial<Pick<DialogWindowProps, 'maxWidth'>> & {
    /** null = this act has no rules before it. */
    readonly paso: PasoDelCaso | null;
  };

/** The same in a window of its own. Render it only while it is open. */
export function PasoDialog<T = RaRecord>({ paso, maxWidth, ...rest }: PasoDialogProps<T>) {
  const props = rest as PasoFrameProps<T>;
  if (paso === null) return <ActDialog<T> {...props} {...(maxWidth && { maxWidth })} />;
  return (
    <DialogWindow onClose={props.onClose} maxWidth={maxWidth ?? 'sm'} fullOnPhone>
      <PasoFrame<T> {...props} paso={paso} />
    </DialogWindow>
  );
}
