import { Suspense, useState } from 'react';
import { lazy } from '../lazy';
import type { PressedPlace, RichTextFieldProps } from './Editor';
import { IdleText } from './IdleText';
import { useTypedKeys } from './typedKeys';

const load = () => import('./Editor');
const Editor = lazy(load);

/**
 * The input of rich text that stands there to be read until somebody goes into it: a page whose texts are mostly read does not load the editor with
 * them. It knows all merge fields by name, which other forms do not need.
 */
export function IdleRichTextField(props: RichTextFieldProps) {
  const [place, setPlace] = useState<PressedPlace | null>(null);
  const takeKeys = useTypedKeys(props.name, place !== null);
  const idle = <IdleText {...props} onNear={() => void load()} onPress={setPlace} />;
  if (place === null) return idle;
  return (
    <Suspense fallback={idle}>
      <Editor {...props} place={place} takeKeys={takeKeys} />
    </Suspense>
  );
}
