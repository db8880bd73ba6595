import type { Identifier } from 'react-admin';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useRestoreAfterLogin } from '../form/useRestoreAfterLogin';
import type { Acto } from './tipos';
import { iniciales, revisar } from './valores';

/**
 * The form of an act, in its dialog or in a page: what it hands over is the body, judged as the API will. `fijos` travel along.
 * @param id record that the act is about, where the page does not say it
 */
export function useFormulario(
  acto: Acto,
  fijos?: () => object | undefined,
  id: Identifier | null = null,
): UseFormReturn<FieldValues> {
  const form = useForm({
    defaultValues: iniciales(acto.campos ?? {}),
    mode: acto.descartar === undefined ? 'onSubmit' : 'onTouched',
    resolver: (valores) => revisar(acto, valores, fijos?.()),
  });
  useRestoreAfterLogin(JSON.stringify([acto.recurso, acto.accion, acto.titulo, id]), form);
  return form;
}
