import { Suspense, useState } from 'react';
import { lazy } from '../lazy';
import type { PressedPlace, RichTextFieldProps } from './Editor';
import { IdleText } from './IdleText';
import { useTypedKeys } from './typedKeys';

const load = () => import('./Editor');
const Editor = lazy(load);

/** Rich text that is shown as text until it is clicked or focused, and then loads the editor. It knows the names of all merge fields. */
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
