import type { Identifier } from 'react-admin';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useRestoreAfterLogin } from '../form/useRestoreAfterLogin';
import type { Acto, ActoSinRuta } from './tipos';
import { iniciales, revisar } from './valores';

/**
 * The form of an act, in its dialog or on a page. Its submitted values are the body, validated as the API validates it and with `fijos` added.
 * @param id record of the act, where the page does not identify it
 */
export function useFormulario(
  acto: Acto | ActoSinRuta,
  fijos?: () => object | undefined,
  id: Identifier | null = null,
): UseFormReturn<FieldValues> {
  const form = useForm({
    defaultValues: iniciales(acto.campos ?? {}),
    mode: acto.descartar === undefined ? 'onSubmit' : 'onTouched',
    resolver: (valores) => revisar(acto, valores, fijos?.()),
  });
  useRestoreAfterLogin(JSON.stringify(['path' in acto ? acto.path : null, acto.titulo, id]), form);
  return form;
}
