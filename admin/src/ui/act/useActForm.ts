import type { Identifier } from 'react-admin';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useRestoreAfterLogin } from '../form/useRestoreAfterLogin';
import type { Act, ActWithoutPath } from './types';
import { initialValues, validate } from './values';

/**
 * The form of an act, in its dialog or on a page. Its submitted values are the body, validated as the API validates it and with `fijos` added.
 * @param id record of the act, where the page does not identify it
 */
export function useActForm(
  acto: Act | ActWithoutPath,
  fijos?: () => object | undefined,
  id: Identifier | null = null,
): UseFormReturn<FieldValues> {
  const form = useForm({
    defaultValues: initialValues(acto.campos ?? {}),
    mode: acto.descartar === undefined ? 'onSubmit' : 'onTouched',
    resolver: (valores) => validate(acto, valores, fijos?.()),
  });
  useRestoreAfterLogin(JSON.stringify(['path' in acto ? acto.path : null, acto.titulo, id]), form);
  return form;
}
