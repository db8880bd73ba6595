import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Acto } from './tipos';
import { iniciales, revisar } from './valores';

/** The form of an act, in its dialog or in a page: what it hands over is the body, judged as the API will. `fijos` travel along. */
export function useFormulario(acto: Acto, fijos?: () => object | undefined): UseFormReturn<FieldValues> {
  return useForm({
    defaultValues: iniciales(acto.campos ?? {}),
    mode: acto.descartar === undefined ? 'onSubmit' : 'onTouched',
    resolver: (valores) => revisar(acto, valores, fijos?.()),
  });
}
