import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../lazy';
import type { RichTextFieldProps } from './Editor';

const Editor = lazy(() => import('./Editor'));

/** The rich text input of forms and dialogs of acts. The editor is loaded with the first one shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={330} aria-label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}
