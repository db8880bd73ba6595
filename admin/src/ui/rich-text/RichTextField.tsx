import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../lazy';
import type { RichTextFieldProps } from './Editor';

const Editor = lazy(() => import('./Editor'));

/** THE input of rich text (`campo.textoEnriquecido`), in forms and in dialogs of acts. The editor is loaded with the first one that is shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={330} aria-label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}
