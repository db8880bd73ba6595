import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { DialogWindow, type DialogWindowProps } from './DialogWindow';

/** The common dialog with fields. Render it only while it is open. */
export function FormDialog({
  maxWidth,
  fullOnPhone,
  ...frame
}: DialogFrameProps & Omit<DialogWindowProps, 'children'>) {
  return (
    <DialogWindow
      onClose={frame.onClose}
      {...(maxWidth !== undefined && { maxWidth })}
      {...(fullOnPhone !== undefined && { fullOnPhone })}
    >
      <DialogFrame {...frame} />
    </DialogWindow>
  );
}
